#include "AllocatedMemory.h"
#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>

size_t allocatedMemory(void) {
    // Small blocks come from the heap, large ones from mappings of their own.
    struct mallinfo2 information = mallinfo2();
    return information.uordblks + information.hblkhd;
}
#elif defined(__APPLE__)
#include <malloc/malloc.h>

size_t allocatedMemory(void) {
    malloc_statistics_t statistics;
    malloc_zone_statistics(NULL, &statistics);
    return statistics.size_in_use;
}
#else
size_t allocatedMemory(void) { return 0; }
#endif
