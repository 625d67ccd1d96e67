/// A property that is set to an object.
public struct InterfaceOutlet: Sendable, Hashable {
    /// The `<outlet>` element.
    public let element: InterfaceElement

    /// Looks at an element as an outlet.
    public init(_ element: InterfaceElement) {
        self.element = element
    }

    /// The property's name.
    public var property: String { element[.property]?.string ?? "" }

    /// The `id` of the object.
    public var destination: InterfaceValue? { element[.destination] }
}

/// One member of a property that is an array of objects.
public struct InterfaceOutletCollection: Sendable, Hashable {
    /// The `<outletCollection>` element.
    public let element: InterfaceElement

    /// Looks at an element as a member of an outlet collection.
    public init(_ element: InterfaceElement) {
        self.element = element
    }

    /// The property's name.
    public var property: String { element[.property]?.string ?? "" }

    /// The `id` of the object.
    public var destination: InterfaceValue? { element[.destination] }

    /// The class of the array, `NSMutableArray`; nil for a plain one.
    public var collectionClass: String? { element[.collectionClass]?.string }

    /// Whether the object is added to what the property holds already, as `gestureRecognizers` is.
    public var appends: Bool { element[.appends]?.boolean ?? false }
}

/// A message that an object sends.
public struct InterfaceAction: Sendable, Hashable {
    /// The `<action>` element.
    public let element: InterfaceElement

    /// Looks at an element as an action.
    public init(_ element: InterfaceElement) {
        self.element = element
    }

    /// The message's name as Objective-C spells it: `save:`.
    public var selector: String { element[.selector]?.string ?? "" }

    /// The `id` of the receiver.
    ///
    /// A first responder placeholder stands for whoever in the responder chain takes the message.
    public var destination: InterfaceValue? { element[.destination] }

    /// What happens to a control, `touchUpInside`; nil for a bar button item or a gesture recognizer, to which one thing can happen.
    public var eventType: String? { element[.eventType]?.string }
}
