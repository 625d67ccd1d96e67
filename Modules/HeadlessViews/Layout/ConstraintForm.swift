extension NSLayoutConstraint {
    /// What a constraint says of its items.
    struct Form {
        var firstAttribute = Attribute.notAnAttribute
        var relation = Relation.equal
        var secondAttribute = Attribute.notAnAttribute
        var multiplier: CGFloat = 1
    }

    /// What kind of value an attribute has: only like ones compare.
    enum Dimension {
        case absoluteHorizontal
        case relativeHorizontal
        case centerHorizontal
        case vertical
        case length
        case none
    }
}

extension NSLayoutConstraint.Form {
    /// What is wrong with the form, in UIKit's words; nil where nothing is. `E8`
    func flaw(hasSecondItem: Bool) -> String? {
        let one = firstAttribute.dimension
        if one == .none { return "A constraint cannot be made with an attribute of notAnAttribute on the left hand side." }
        if !hasSecondItem || secondAttribute.dimension == .none || multiplier == 0 {
            return one == .length
                ? nil
                : """
                A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal \
                constraint of a location equal to a constant. Location attributes must be specified in pairs.
                """
        }
        switch (one, secondAttribute.dimension) {
        case (.absoluteHorizontal, .relativeHorizontal), (.relativeHorizontal, .absoluteHorizontal):
            return """
                A constraint cannot be made between a leading/trailing attribute and a right/left attribute. \
                Use leading/trailing for both or neither.
                """
        case (.length, .length), (.vertical, .vertical): return nil
        case (.length, _), (_, .length), (.vertical, _), (_, .vertical):
            return "Invalid pairing of layout attributes \(firstAttribute) and \(secondAttribute)."
        default: return nil
        }
    }
}

/// What a constraint may refer to.
@MainActor enum ConstraintItem {
    /// The view that an item is, or belongs to.
    static func view(of item: AnyObject?) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    /// The item, if it is a view or a guide; traps with UIKit's words otherwise.
    static func checked(_ item: Any) -> AnyObject {
        let object = item as AnyObject
        guard object is UIView || object is UILayoutGuide else {
            UIKitException.invalidArgument.raise(
                "Constraint items must each be an instance of UIView, or UILayoutGuide (was \(type(of: item))).")
        }
        return object
    }
}
