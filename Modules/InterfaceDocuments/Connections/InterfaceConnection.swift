/// A line drawn from an object to another.
public enum InterfaceConnection: Sendable, Hashable {
    /// A property of the owner is set to the destination.
    case outlet(InterfaceOutlet)
    /// The destination is added to a property of the owner. Each member of a collection is a connection of its own.
    case outletCollection(InterfaceOutletCollection)
    /// The destination is sent a message when something happens to the owner.
    case action(InterfaceAction)
    /// The owner leads to another view controller, or holds it.
    case segue(InterfaceSegue)

    /// Looks at an element as a connection; nil if it is none.
    public init?(_ element: InterfaceElement) {
        switch element.word {
        case .outlet: self = .outlet(InterfaceOutlet(element))
        case .outletCollection: self = .outletCollection(InterfaceOutletCollection(element))
        case .action: self = .action(InterfaceAction(element))
        case .segue: self = .segue(InterfaceSegue(element))
        default: return nil
        }
    }

    /// The element.
    public var element: InterfaceElement {
        switch self {
        case .outlet(let outlet): outlet.element
        case .outletCollection(let collection): collection.element
        case .action(let action): action.element
        case .segue(let segue): segue.element
        }
    }

    /// The `id` of the destination; nil if the document gives none.
    public var destination: InterfaceValue? { element[.destination] }

    /// The element that the connection leads to; nil if there is none with its `id`.
    public var destinationElement: InterfaceElement? {
        destination.flatMap(element.document.element(withID:))
    }
}

extension InterfaceElement {
    /// The connections of the object, as the document orders them.
    public var connections: [InterfaceConnection] {
        children(of: .connections).compactMap(InterfaceConnection.init)
    }

    /// The object that owns a connection, a constraint or a runtime attribute: the element that the list is in.
    public var owner: InterfaceElement? { parent?.parent }
}
