import InterfaceDocuments

extension InterfaceClasses {
    /// The classes of gesture recognisers.
    ///
    /// Interface Builder misspells that of a long press; the right spelling is read too.
    static let recognizers: [InterfaceWord: any InterfaceDecodable.Type] = [
        .tapGestureRecognizer: UITapGestureRecognizer.self,
        .pongPressGestureRecognizer: UILongPressGestureRecognizer.self,
        .longPressGestureRecognizer: UILongPressGestureRecognizer.self,
        .panGestureRecognizer: UIPanGestureRecognizer.self,
        .screenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer.self,
        .swipeGestureRecognizer: UISwipeGestureRecognizer.self,
        .pinchGestureRecognizer: UIPinchGestureRecognizer.self,
        .rotationGestureRecognizer: UIRotationGestureRecognizer.self,
        .hoverGestureRecognizer: UIHoverGestureRecognizer.self,
    ]
}
