/// The outlets of an object that are nil.
@MainActor enum UnconnectedOutlets {
    /// The names of the properties that may be outlets and hold nothing, those of superclasses last.
    ///
    /// Swift tells of each stored property its name, its type and its value, but not whether Interface Builder may set it. A property
    /// for a view, a constraint, a recognizer, a bar item or a controller, or for several of them, may be an outlet.
    static func names(of object: AnyObject) -> [String] {
        sequence(first: Mirror(reflecting: object), next: \.superclassMirror).prefix { !isFramework($0.subjectType) }
            .flatMap(\.children).compactMap { child in
                guard let name = child.label, !name.hasPrefix("$__lazy_storage"), let value = child.value as? any OptionalValue,
                    value.isNil, type(of: value).holdsOutlet, PlatformOutlets.mayBeOutlet(name, of: object)
                else { return nil }
                return name
            }
    }

    private static func isFramework(_ type: Any.Type) -> Bool { ["", "HeadlessViews", "UIKit"].contains(TypeName(type).module) }
}

/// An optional of a type that is not known.
private protocol OptionalValue {
    var isNil: Bool { get }
    static var holdsOutlet: Bool { get }
}

extension Optional: OptionalValue {
    fileprivate var isNil: Bool { self == nil }

    fileprivate static var holdsOutlet: Bool {
        let type = (Wrapped.self as? any ArrayType.Type)?.element ?? Wrapped.self
        return type is UIView.Type || type is NSLayoutConstraint.Type || type is UIGestureRecognizer.Type
            || type is UIViewController.Type || type is UIBarItem.Type
    }
}

/// An array of elements of a type that is not known.
private protocol ArrayType {
    static var element: Any.Type { get }
}

extension Array: ArrayType {
    fileprivate static var element: Any.Type { Element.self }
}
