/// A way from one view controller to another.
public struct InterfaceSegue: Sendable, Hashable {
    /// The kinds of segue.
    public enum Kind: String, Sendable, Hashable {
        /// The destination is a part of the owner: see ``InterfaceSegue/relationship``.
        case relationship
        /// The destination is shown where the surroundings have room for it.
        case show
        /// The destination is shown as the detail of a split view.
        case showDetail
        /// The destination is presented modally.
        case presentation
        /// The destination is presented in a popover.
        case popoverPresentation
        /// The destination is pushed on a navigation stack, in documents from before iOS 8.
        case push
        /// The destination is presented modally, in documents from before iOS 8.
        case modal
        /// The destination is presented in a popover, in documents from before iOS 8.
        case popover
        /// The destination takes the owner's place in a split view, in documents from before iOS 8.
        case replace
        /// The destination fills a container view.
        case embed
        /// The way back, by a scene's exit: see ``InterfaceSegue/unwindAction``.
        case unwind
        /// A segue of a class of the app's own: see ``InterfaceElement/customClass``.
        case custom
    }

    /// The `<segue>` element.
    public let element: InterfaceElement

    /// Looks at an element as a segue; whether it is one shows in ``kind-swift.property``.
    public init(_ element: InterfaceElement) {
        self.element = element
    }

    /// The kind; nil if the document gives none, or one that is not known.
    public var kind: Kind? { element[.kind].flatMap { Kind(rawValue: $0.string) } }

    /// The `id` of the destination.
    public var destination: InterfaceValue? { element[.destination] }

    /// The name that code knows the segue by.
    ///
    /// It may be empty.
    public var identifier: String? { element[.identifier]?.string }

    /// What the destination is to the owner: `rootViewController`, `viewControllers` and so on.
    public var relationship: String? { element[.relationship]?.string }

    /// The method that an unwind segue looks for in the view controllers on the way back, as Objective-C spells it.
    public var unwindAction: String? { element[.unwindAction]?.string }

    /// The segue's class, where it is the app's own.
    public var customClass: InterfaceCustomClass? { element.customClass }

    /// What sets the segue off where that is not the owner's own action: `accessoryAction`.
    public var trigger: String? { element[.trigger]?.string }

    /// The method of the owner that makes the destination, as Objective-C spells it.
    public var destinationCreationSelector: String? { element[.destinationCreationSelector]?.string }

    /// The `id` of the view or bar button item that a popover points at.
    public var popoverAnchor: InterfaceValue? { element[.popoverAnchorView] ?? element[.popoverAnchorBarButtonItem] }

    /// Whether the change is animated.
    public var animates: Bool { element[.animates]?.boolean ?? true }

    /// How the destination is presented: `fullScreen`, `formSheet` and so on.
    public var modalPresentationStyle: String? { element[.modalPresentationStyle]?.string }

    /// How the change looks: `crossDissolve`, `flipHorizontal` and so on.
    public var modalTransitionStyle: String? { element[.modalTransitionStyle]?.string }
}
