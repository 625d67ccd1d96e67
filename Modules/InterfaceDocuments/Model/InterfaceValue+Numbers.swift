extension InterfaceValue {
    /// The value as a number: decimal or scientific, the whole of it.
    ///
    /// Nil for anything else, such as `infinite`.
    ///
    /// The nearest `Double`. Interface Builder writes up to 17 digits.
    public var number: Double? {
        withResolvedBytes { DecimalNumber($0)?.value }
    }

    /// The value as a whole number, nil if it is not one or does not fit.
    public var integer: Int? {
        withResolvedBytes { DecimalNumber($0)?.integer }
    }
}
