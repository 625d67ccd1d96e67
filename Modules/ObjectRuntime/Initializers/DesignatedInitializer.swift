/// A designated initializer of `Object` that can be called on any subclass, though it is not `required`.
///
/// Swift lets code call an initializer on a metatype only if it is `required`, and making it so would break every
/// subclass that was ever written with `override init`. But a designated initializer stands in the vtable, where
/// each subclass has its own override, the one it inherits, or a stub that stops the program with Swift's
/// "Use of unimplemented initializer". This value remembers its place there.
///
///     static let frame = try! DesignatedInitializer<UIView, CGRect>(ordinal: 0)
///     …
///     let view = UIView.frame(PosterView.self, CGRect(x: 0, y: 0, width: 320, height: 44))
///
/// `Arguments` says what the initializer takes, and must be right: nothing at run time can tell. The supported
/// ones are those that have a `callAsFunction`.
///
/// Finding an initializer reads the class's descriptor, calling it costs an indirect jump; so keep the value in
/// a `static let`.
public struct DesignatedInitializer<Object: AnyObject, Arguments>: Sendable {
    let slot: InitializerSlot

    /// Finds an initializer that `Object` declares.
    ///
    /// Only initializers with a place of their own in the vtable count: designated ones and `required` ones that
    /// override nothing. Convenience initializers do not count, nor do overrides, so adding either changes no
    /// position. A library keeps the initializer it needs first in the class's body, where no later addition can
    /// move it.
    ///
    /// - Parameter ordinal: The position among them, in source order, counted from 0.
    /// - Throws: A failure that names the class, what was expected and what was found.
    public init(ordinal: Int) throws(ObjectRuntimeFailure) {
        slot = try InitializerSlot(of: Object.self, ordinal: ordinal)
    }
}
