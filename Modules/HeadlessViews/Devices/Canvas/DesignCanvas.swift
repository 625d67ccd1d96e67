import InterfaceDocuments

/// A document's views as Interface Builder draws them: each scene, nib and cell laid out on a canvas of its own.
///
/// Headless only.
@_spi(Headless) @MainActor public struct DesignCanvas {
    /// Where a view lies.
    public struct ViewFrame: Hashable, Sendable {
        /// The `id` of the view's element.
        public var id: String
        /// The frame in the superview's coordinates.
        public var frame: CGRect
    }

    private let document: InterfaceDocument
    private let screen: ScreenState
    private let record = LoadRecord()

    /// Makes a canvas of the size and the kind that the document was drawn on.
    public init(_ document: InterfaceDocument) {
        self.document = document
        let drawn = DrawnDevice(document)
        let textSize = DrawnTextSize(of: document, scale: drawn.device?.scale ?? 2)
        screen = ScreenState(drawn, textSize: textSize.category)
    }

    /// Does some work that loads the document, with the screen that it was drawn for.
    ///
    /// The views that are loaded meanwhile are the canvas's.
    public func loading<Result>(_ work: () throws -> Result) rethrows -> Result {
        try UIScreen.main.perform(in: screen) { try record.recording(work) }
    }

    /// Lays out every scene, every other view at the top of a nib, and every cell, and answers the frames of the views with an `id`, in
    /// the order of the document.
    ///
    /// Views are taken out of what they were put in, and their classes' code runs: whoever calls this uses the objects for nothing else.
    public func layOut() -> [ViewFrame] {
        UIScreen.main.perform(in: screen) {
            let roots = record.entries.filter { CanvasRoot.isRoot($0.element) }
            for root in roots { root.view.removeFromSuperview() }
            for entry in record.entries {
                entry.view.layoutState.placeholderContentSize = PlaceholderSize(of: entry.element, entry.view).size
            }
            let metrics = SimulatedMetrics(of: document)
            var frames: [Int: CGRect] = [:]
            let parts = Dictionary(grouping: record.entries) { CanvasRoot.root(of: $0.element).ordinal }
            for root in roots {
                let canvas = CanvasRoot(root, metrics: metrics)
                let parts = parts[root.element.ordinal] ?? []
                canvas.layOut(parts.map(\.view))
                for part in parts {
                    frames[part.element.ordinal] = part.view === root.view ? part.view.frame : part.view.drawnFrame
                }
                canvas.clear()
            }
            return frames.sorted { $0.key < $1.key }.compactMap { ordinal, frame in
                document[ordinal].id.map { ViewFrame(id: $0.string, frame: frame) }
            }
        }
    }
}

extension UIView {
    /// The frame that constraints give the view, also where its class keeps to a size of its own; else the view's frame.
    fileprivate var drawnFrame: CGRect { layoutState.region?.frame(of: self) ?? frame }
}
