/// What a header, a footer or any other view is at the moment.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// The traits of the place where the view is.
    public var traitCollection: UITraitCollection
    /// Whether the view cannot be used; false by default.
    public var isDisabled = false
    /// Whether the view is under a finger; false by default.
    public var isHighlighted = false
    /// Whether the view is selected; false by default.
    public var isSelected = false
    /// Whether the view has the focus; false by default.
    public var isFocused = false
    /// Whether the view stays at the list's edge while what it belongs to moves on; false by default.
    public var isPinned = false

    /// Makes the state of a view that is nothing in particular.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// What the app keeps in the state under a key of its own; nil for nothing.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
