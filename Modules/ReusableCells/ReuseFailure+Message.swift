extension ReuseFailure: CustomStringConvertible {
    /// The type, what was looked for, what was found, and the change that mends it.
    public var description: String {
        switch self {
        case .nib(let failure):
            failure.description
        case .wrongClass(let wanted, let found, let identifier, let part):
            """
            The \(part) under the identifier "\(identifier)" is a \(found), not a \(wanted). \
            Either another class is registered under that identifier, or the custom class in its nib or storyboard is not \
            \(wanted.leaf): give one of the classes a reuseIdentifier of its own, or set the custom class.
            """
        case .refused(let wanted, let identifier, let part, let reason):
            "The list has no \(part) of class \(wanted) under the identifier \"\(identifier)\": \(reason)"
        }
    }
}

extension ReuseFailure.Part: CustomStringConvertible {
    /// What UIKit's users call the part.
    public var description: String {
        switch self {
        case .cell: "cell"
        case .headerOrFooter: "header or footer"
        case .supplementaryView(let kind): "supplementary view of kind \(kind)"
        }
    }
}
