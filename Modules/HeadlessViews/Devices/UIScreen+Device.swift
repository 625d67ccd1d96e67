extension UIScreen {
    /// Does some work while the screen is a device's, and answers what it answers.
    ///
    /// The bounds, scale and traits are the device's, so nibs and storyboards that are loaded meanwhile get the variations of its size
    /// classes, text styles get the sizes of the category, and windows that are made meanwhile and reach the screen's edges have its safe
    /// area. What is there already and is laid out meanwhile has its traits, and a window that filled the screen fills it again, as when a
    /// device is turned. Afterwards the screen is what it was, and whatever is laid out again follows it back. Headless only.
    @_spi(Headless) public func perform<Result>(
        as device: HeadlessDevice, _ orientation: HeadlessDevice.Orientation = .portrait,
        contentSizeCategory: UIContentSizeCategory = .large, _ work: () throws -> Result
    ) rethrows -> Result {
        try perform(in: ScreenState(device, orientation, contentSizeCategory: contentSizeCategory), work)
    }

    /// Does some work while the screen is another one.
    func perform<Result>(in other: ScreenState, _ work: () throws -> Result) rethrows -> Result {
        let (oldState, oldTraits) = (state, UITraitCollection.current)
        state = other
        UITraitCollection.current = other.traits
        defer {
            state = oldState
            UITraitCollection.current = oldTraits
        }
        return try work()
    }
}
