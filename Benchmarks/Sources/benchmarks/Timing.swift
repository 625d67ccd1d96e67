/// The megabytes a second of an operation on a number of bytes, repeated until it has taken a quarter of a second.
func megabytesPerSecond(_ byteCount: Int, _ operation: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    var repetitions = 0
    repeat {
        try operation()
        repetitions += 1
    } while clock.now - start < .milliseconds(250)
    return Double(byteCount * repetitions) / 1e6 / ((clock.now - start) / .seconds(1))
}

/// Keeps the compiler from leaving out work whose result is not used.
@inline(never)
func consume<Value>(_ value: Value) {}
