import Foundation

/// The megabytes a second of an operation on a number of bytes, repeated until it has taken a quarter of a second.
///
/// Seconds are the process's own, so that what else the machine does is left out.
func megabytesPerSecond(_ byteCount: Int, _ operation: () throws -> Void) rethrows -> Double {
    let start = processorSeconds()
    var repetitions = 0
    repeat {
        try operation()
        repetitions += 1
    } while processorSeconds() - start < 0.25
    return Double(byteCount * repetitions) / 1e6 / (processorSeconds() - start)
}

/// The processor time that the process has taken, in seconds.
func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Keeps the compiler from leaving out work whose result is not used.
@inline(never)
func consume<Value>(_ value: Value) {}
