import InterfaceDocuments

/// The size that a canvas takes for that of a view's content, where only code would fill the view.
@MainActor struct PlaceholderSize {
    let size: CGSize?

    /// Finds what the document states, or what Interface Builder gives an empty view in a stack view.
    init(of element: InterfaceElement, _ view: UIView) {
        size = Self.statedSize(of: element) ?? (Self.isEmptyInStack(element, view) ? Self.sizeInStack : nil)
    }

    /// `placeholderIntrinsicWidth` and `…Height`.
    private static func statedSize(of element: InterfaceElement) -> CGSize? {
        let (width, height) = (element[.placeholderIntrinsicWidth], element[.placeholderIntrinsicHeight])
        guard width != nil || height != nil else { return nil }
        // Anything but a number, such as "infinite", stands for none.
        return CGSize(width: width?.number ?? UIView.noIntrinsicMetric, height: height?.number ?? UIView.noIntrinsicMetric)
    }

    /// A view that would vanish in a stack view can be seen on the canvas: no document says how large, but the frames of real ones do.
    private static let sizeInStack = CGSize(width: 50, height: 50)

    private static func isEmptyInStack(_ element: InterfaceElement, _ view: UIView) -> Bool {
        guard let stack = view.superview as? UIStackView, stack.arrangedSubviews.contains(where: { $0 === view }) else {
            return false
        }
        if element.word == .label { return view.intrinsicContentSize == .zero }
        return element.word == .view && view.subviews.isEmpty
    }
}
