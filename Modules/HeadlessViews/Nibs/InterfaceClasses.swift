import InterfaceDocuments

/// The class that each element of Interface Builder's documents stands for, before a custom class takes its place.
@MainActor enum InterfaceClasses {
    /// The class of an element; nil for one that is no object.
    static func base(of element: InterfaceElement) -> (any InterfaceDecodable.Type)? {
        if let type = classes[element.word] { return type }
        // An element of a newer Interface Builder among subviews is a view, whatever else it may be.
        return element.parent?.word == .subviews ? UIView.self : nil
    }

    /// The elements that a class of ours stands for.
    static var elements: Set<InterfaceWord> { Set(classes.keys) }

    private static let classes: [InterfaceWord: any InterfaceDecodable.Type] =
        views.merging(controls) { first, _ in first }
        .merging(lists) { first, _ in first }
        .merging(otherFrameworks) { first, _ in first }
        .merging(controllers) { first, _ in first }
        .merging(bars) { first, _ in first }
        .merging(recognizers) { first, _ in first }

    private static let views: [InterfaceWord: any InterfaceDecodable.Type] = [
        .view: UIView.self, .containerView: UIView.self, .window: UIWindow.self,
    ]
}
