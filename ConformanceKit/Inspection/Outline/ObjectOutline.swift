@_spi(Headless) import HeadlessViews

/// A top-level object of a nib and the views in it, a line each.
@MainActor struct ObjectOutline {
    private let object: Any

    init(_ object: Any) { self.object = object }

    /// The lines, each view's below its superview's and further to the right.
    ///
    /// A controller's view that is not loaded is not loaded for this.
    var lines: [String] {
        switch object {
        case let view as UIView: Self.lines(of: view)
        case let controller as UIViewController:
            [name] + (controller.viewIfLoaded.map { Self.lines(of: $0).map { "  " + $0 } } ?? [])
        default: [name]
        }
    }

    private var name: String { String(describing: type(of: object)) }

    private static func lines(of view: UIView) -> [String] {
        view.outline.split(separator: "\n").map(String.init)
    }
}
