extension InterfaceElement {
    /// Whether the element stands for a view.
    ///
    /// An element of a view's name without `id` does so only as the content view of a cell: documents before Xcode 11 give that none.
    public var isView: Bool {
        guard InterfaceVocabulary.views.contains(word) else { return false }
        return id != nil || isContentViewWithoutIdentifier
    }

    private var isContentViewWithoutIdentifier: Bool {
        guard word == .view, key == .contentView, let parent else { return false }
        return parent.word == .tableViewCell || parent.word == .collectionViewCell
    }

    /// Whether the element stands for a view controller.
    ///
    /// A storyboard reference does not.
    public var isViewController: Bool { InterfaceVocabulary.viewControllers.contains(word) && id != nil }

    /// Whether the element stands for a gesture recognizer.
    public var isGestureRecognizer: Bool { InterfaceVocabulary.gestureRecognizers.contains(word) && id != nil }

    /// Whether the element stands for an object that the document does not make: File's Owner, the first responder, an external object.
    public var isPlaceholder: Bool { word == .placeholder }

    /// Whether the element is a reference to a scene of another storyboard.
    public var isStoryboardReference: Bool { word == .viewControllerPlaceholder }

    /// Whether the vocabulary has the element's name.
    public var isSupported: Bool { InterfaceVocabulary.elements.contains(word) }

    /// The nearest enclosing view.
    public var enclosingView: InterfaceElement? { ancestors.first(where: \.isView) }
}
