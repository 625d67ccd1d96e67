#ifndef ALLOCATED_MEMORY_H
#define ALLOCATED_MEMORY_H

#include <stddef.h>

/// The bytes that the process has allocated and not freed; 0 where the C library does not say.
size_t allocatedMemory(void);

#endif
