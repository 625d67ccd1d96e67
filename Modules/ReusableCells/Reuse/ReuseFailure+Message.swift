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
        case .identifierTaken(let wanted, let holder, let identifier, let part):
            """
            \(wanted) is registered for the \(part) under the identifier "\(identifier)", which \(holder) has in the same list. \
            Give one of the two a reuseIdentifier of its own.
            """
        case .identifierConflict(let wanted, let identifier, let inNib, let part):
            """
            The \(part) in the nib of \(wanted) has the identifier "\(inNib)", but is registered under "\(identifier)". \
            Clear the identifier in Interface Builder, or make it the same.
            """
        case .refused(let wanted, let identifier, let part, let reason, let nearby):
            "The list has no \(part) of class \(wanted) under the identifier \"\(identifier)\": \(reason)\(note(nearby))"
        }
    }

    private func note(_ nearby: Nearby?) -> String {
        switch nearby {
        case .otherPart(let part): ". It is registered for a \(part)."
        case .differsInCase(let other): ". Registered is \"\(other)\", which differs only in case."
        case .oneEditAway(let other): ". Registered is \"\(other)\", which differs in one letter."
        case nil: ""
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
        case .decorationView: "decoration view"
        }
    }
}
