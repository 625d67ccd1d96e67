/// A value that moves in steps between two limits.
struct StepRange {
    private(set) var lower = 0.0
    private(set) var upper = 100.0
    private(set) var step = 1.0
    private var stored = 0.0

    init() {}

    init(lower: Double, upper: Double, step: Double) {
        self.lower = lower
        self.upper = upper
        self.step = step
    }

    /// The value, kept between the limits.
    var value: Double {
        get { min(max(stored, lower), upper) }
        set { stored = min(max(newValue, lower), upper) }
    }

    /// Takes other limits; traps where the lower one is not below the upper one. `D51`
    mutating func require(lower: Double, upper: Double) {
        guard lower < upper else {
            UIKitException.invalidArgument.raise(
                """
                UIStepper's minimumValue (was \(lower)) must be less than its maximumValue (was \(upper)); \
                set the limits in the order in which this holds all along.
                """)
        }
        self.lower = lower
        self.upper = upper
        stored = value
    }

    /// Takes another step; traps where it is not above 0. `D51`
    mutating func require(step: Double) {
        guard step > 0 else {
            UIKitException.invalidArgument.raise("UIStepper's stepValue (was \(step)) must be greater than 0.")
        }
        self.step = step
    }

    /// Goes a step, beyond a limit to the other one where it wraps; false where the value stays.
    mutating func move(up: Bool, wraps: Bool) -> Bool {
        let old = value
        let new = up ? old + step : old - step
        if new > upper {
            stored = wraps ? lower : upper
        } else if new < lower {
            stored = wraps ? upper : lower
        } else {
            stored = new
        }
        return stored != old
    }
}
