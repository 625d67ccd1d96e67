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

/// The millions of things a second that each of two operations does, which take turns of about a millisecond for half a second.
///
/// What slows the machine down for longer than a turn slows both alike, so that their ratio is good to a hundredth.
func pairedRates(_ count: Int, _ first: () -> Void, _ second: () -> Void) -> (first: Double, second: Double) {
    var seconds = (first: 0.0, second: 0.0)
    var turns = 0
    repeat {
        let start = processorSeconds()
        first()
        let middle = processorSeconds()
        second()
        seconds.first += middle - start
        seconds.second += processorSeconds() - middle
        turns += 1
    } while seconds.first + seconds.second < 0.5
    let millions = Double(count * turns) / 1e6
    return (millions / seconds.first, millions / seconds.second)
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
