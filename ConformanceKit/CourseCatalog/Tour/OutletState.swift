import ReusableCells

/// An outlet of a view or a controller, and whether something is connected to it.
public struct OutletState: Sendable, Hashable {
    /// The property's name.
    public var name: String
    /// Whether the property holds a view, or views.
    public var isConnected: Bool

    /// The outlets of an object's own class: the properties that may be without a view and are declared for one, or for an array of them.
    @MainActor static func outlets(of object: UIResponder) -> [OutletState] {
        Mirror(reflecting: object).children.compactMap { label, value in
            guard let label, let optional = value as? any OptionalOutlet else { return nil }
            return optional.isOutlet ? OutletState(name: label, isConnected: optional.isConnected) : nil
        }
    }
}

/// An optional, whatever it may hold.
private protocol OptionalOutlet {
    var isOutlet: Bool { get }
    var isConnected: Bool { get }
}

extension Optional: OptionalOutlet {
    fileprivate var isOutlet: Bool { Wrapped.self is UIView.Type || Wrapped.self is any ViewArray.Type }
    fileprivate var isConnected: Bool { self != nil }
}

/// An array of views of one class.
private protocol ViewArray {}

extension Array: ViewArray where Element: UIView {}
