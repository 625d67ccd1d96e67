/// A scene of a storyboard: a view controller, and what stands beside it.
public struct InterfaceScene: Sendable, Hashable {
    /// The `<scene>` element.
    public let element: InterfaceElement

    /// Looks at an element as a scene.
    public init(_ element: InterfaceElement) {
        self.element = element
    }

    /// The scene's own identifier.
    public var id: InterfaceValue? { element[.sceneID] }

    /// All of the scene's objects, placeholders and exits among them.
    public var objects: [InterfaceElement] { element.children(of: .objects) }

    /// The objects that the scene makes: all but placeholders and exits.
    ///
    /// The first is the view controller.
    public var topLevelObjects: [InterfaceElement] {
        objects.filter { $0.word != .placeholder && $0.word != .exit }
    }

    /// The scene's view controller or storyboard reference, nil if it has neither.
    public var viewController: InterfaceElement? {
        objects.first { $0.isViewController || $0.isStoryboardReference }
    }

    /// The placeholders, the first responder among them.
    public var placeholders: [InterfaceElement] { objects.filter(\.isPlaceholder) }

    /// Where unwind segues of the scene lead.
    public var exits: [InterfaceElement] { objects.filter { $0.word == .exit } }
}
