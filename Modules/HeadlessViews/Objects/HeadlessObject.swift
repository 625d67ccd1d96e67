/// The root of UIKit's classes where there is no Objective-C `NSObject` to inherit from.
///
/// It carries what `NSObject` and UIKit's additions to it give every view, controller and bar item: identity, key-value coding for
/// Interface Builder's outlets and attributes, the calls that a nib makes, and accessibility. It is not Foundation's `NSObject`, because
/// that one's `init()` belongs to no actor, and a main-actor class could not override it.
@preconcurrency @MainActor open class HeadlessObject: Hashable, CustomStringConvertible {
    private var accessibility: AccessibilityAttributes?
    private var unsafeReferences: UnsafeReferences?

    /// Makes an object.
    public init() {}

    /// Called on each object that a nib made, once all of the nib's outlets and actions are connected.
    ///
    /// An override calls `super`. File's Owner and other placeholders are not sent it.
    open func awakeFromNib() {}

    /// Called by Interface Builder after it has made an object for its canvas; never at run time.
    open func prepareForInterfaceBuilder() {}

    /// The class's name and the object's address, as UIKit's own objects print themselves.
    open nonisolated var description: String { identityDescription }

    /// `<Class: 0x…>`, whatever an override of `description` says; the form that UIKit's messages use.
    nonisolated var identityDescription: String {
        "<\(type(of: self)): \(ObjectIdentifier(self).address)>"
    }

    /// Whether another object is this one, or stands for the same; the same one unless overridden.
    open nonisolated func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }

    /// A number that equal objects share.
    open nonisolated var hash: Int { ObjectIdentifier(self).hashValue }

    /// Two objects are equal when the first one's ``isEqual(_:)`` says so.
    public nonisolated static func == (one: HeadlessObject, other: HeadlessObject) -> Bool { one === other || one.isEqual(other) }

    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    /// The properties of this class that Interface Builder may set by name, beside those that a subclass stores.
    ///
    /// A framework class adds its own to its superclass's. Made once for each class.
    class var keyedProperties: KeyedProperties { rootKeys }

    /// Sets the property that Interface Builder calls `key`.
    ///
    /// Outlets and user-defined runtime attributes arrive here. A class may override this, as on UIKit, to run code of its own for a key
    /// and pass the others to `super`. Numbers become the property's own number type.
    ///
    /// An unknown key goes to `setValue(_:forUndefinedKey:)`.
    open func setValue(_ value: Any?, forKey key: String) {
        do throws(KeyValueFailure) {
            try KeyValueCoding.store(value, forKey: key, in: self)
        } catch {
            KeyValueCoding.report(error, value: value, key: key, in: self)
        }
    }

    /// Sets the property at the end of a path of keys that are separated by full stops, such as `layer.cornerRadius`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let (first, rest) = KeyValueCoding.split(keyPath)
        guard let rest else { return setValue(value, forKey: first) }
        // As in Objective-C, a value on the way that is nil takes the rest in silence.
        guard let next = self.value(forKey: first) else { return }
        KeyValueCoding.set(value, forKeyPath: rest, of: next as AnyObject)
    }

    /// Called for a key that the class does not have; traps with UIKit's text unless overridden.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        KeyValueCoding.undefined(key, of: self, method: "setValue:forUndefinedKey:")
    }

    /// The value of the property called `key`.
    open func value(forKey key: String) -> Any? {
        do throws(KeyValueFailure) {
            return try KeyValueCoding.read(key, of: self)
        } catch {
            return value(forUndefinedKey: key)
        }
    }

    /// The value at the end of a path of keys that are separated by full stops.
    open func value(forKeyPath keyPath: String) -> Any? { KeyValueCoding.value(forKeyPath: keyPath, of: self) }

    /// Called for a key that the class does not have; traps with UIKit's text unless overridden.
    open func value(forUndefinedKey key: String) -> Any? {
        KeyValueCoding.undefined(key, of: self, method: "valueForUndefinedKey:")
        return nil
    }

    /// A short name for the object; nil by default.
    open var accessibilityLabel: String? {
        get { accessibility?.label }
        set { changeAccessibility { $0.label = newValue } }
    }

    /// What happens when the object is acted upon; nil by default.
    open var accessibilityHint: String? {
        get { accessibility?.hint }
        set { changeAccessibility { $0.hint = newValue } }
    }

    /// The object's present value; nil by default.
    open var accessibilityValue: String? {
        get { accessibility?.value }
        set { changeAccessibility { $0.value = newValue } }
    }

    /// The name by which user-interface tests find the object; nil by default.
    open var accessibilityIdentifier: String? {
        get { accessibility?.identifier }
        set { changeAccessibility { $0.identifier = newValue } }
    }

    /// How the object behaves to assistive technologies; none by default.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility?.traits ?? .none }
        set { changeAccessibility { $0.traits = newValue } }
    }

    /// Whether assistive technologies see the object; false by default.
    open var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? false }
        set { changeAccessibility { $0.isElement = newValue } }
    }

    /// Has a referrer forget the object when it ends.
    final func noteUnsafeReference(from referrer: UnsafeReferrerHandle) {
        let references = unsafeReferences ?? UnsafeReferences(to: self)
        unsafeReferences = references
        references.add(referrer)
    }

    private static let rootKeys = KeyedProperties().adding([
        "accessibilityLabel": KeyedProperty(\HeadlessObject.accessibilityLabel),
        "accessibilityHint": KeyedProperty(\HeadlessObject.accessibilityHint),
        "accessibilityValue": KeyedProperty(\HeadlessObject.accessibilityValue),
        "accessibilityIdentifier": KeyedProperty(\HeadlessObject.accessibilityIdentifier),
        "isAccessibilityElement": KeyedProperty(\HeadlessObject.isAccessibilityElement),
    ])

    private func changeAccessibility(_ change: (AccessibilityAttributes) -> Void) {
        let attributes = accessibility ?? AccessibilityAttributes()
        accessibility = attributes
        change(attributes)
    }
}

/// What an object tells assistive technologies: kept apart, since most objects say nothing.
private final class AccessibilityAttributes {
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    var traits = UIAccessibilityTraits.none
    var isElement = false
}
