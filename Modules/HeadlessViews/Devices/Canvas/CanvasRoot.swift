import InterfaceDocuments

/// A view that Interface Builder draws on a canvas of its own: a controller's view, a view at the top of a nib, a cell.
@MainActor struct CanvasRoot {
    private let element: InterfaceElement
    private let view: UIView
    private let window: UIWindow
    /// Stands in for File's Owner of a nib: most of these are controllers, and Interface Builder has long given every view
    /// the margins of one.
    private let owner = UIViewController()

    /// Makes the canvas: as large as the document says that the view is, with the safe area of its scene.
    init(_ entry: LoadRecord.Entry, metrics: SimulatedMetrics) {
        element = entry.element
        view = entry.view
        let frame = element.rect(keyed: .frame) ?? view.frame
        window = UIWindow(frame: frame)
        window.bounds = frame
        window.screenSafeAreaInsets = metrics.safeAreaInsets(of: element)
        view.frame = frame
        if view.viewController == nil, entry.element.isNibView, metrics.takesNibViewsForScenes { owner.view = view }
        view.viewController?.barInsets = .zero
        view.viewController?.isDrawnUnderNavigationBar = metrics.hasNavigationBar(above: element)
    }

    /// Whether an element's view is drawn on a canvas of its own.
    static func isRoot(_ element: InterfaceElement) -> Bool {
        element.isCell || element.enclosingView == nil || element.parent?.isViewController == true
    }

    /// The element on whose canvas the view of another one is drawn.
    static func root(of element: InterfaceElement) -> InterfaceElement {
        isRoot(element) ? element : element.ancestors.first { $0.isView && isRoot($0) } ?? element
    }

    /// Lays out the view and those in it, each by its constraints alone where it has some.
    func layOut(_ parts: [UIView]) {
        for part in parts {
            part.forgetItems()
            // A canvas shows it whether it turns or not.
            if part is UIActivityIndicatorView { part.isHidden = false }
        }
        window.addSubview(view)
        layOutOnce()
        let forgotten = ForgottenFrames(of: parts.filter { $0 !== view && $0.isPlacedByConstraints })
        layOutOnce()
        forgotten.follow()
        layOutOnce()
    }

    private func layOutOnce() {
        guard let content = contentView else { return view.layoutIfNeeded() }
        // A cell would give its content view another frame than the one that was drawn.
        if let frame = element.child(keyed: .contentView)?.rect(keyed: .frame) { content.frame = frame }
        // Constraints of a cell may hold what is in its content view.
        view.solveIfNeeded()
        view.layoutState.needsLayout = false
        content.layoutIfNeeded()
    }

    /// Takes the view off the canvas.
    func clear() { view.removeFromSuperview() }

    private var contentView: UIView? {
        switch view {
        case let cell as UITableViewCell: cell.contentView
        case let cell as UICollectionViewCell: cell.contentView
        default: nil
        }
    }
}

extension UIView {
    /// Has a list show nothing: what it would show is drawn on canvases of its own.
    fileprivate func forgetItems() {
        (self as? UITableView)?.dataSource = nil
        (self as? UICollectionView)?.dataSource = nil
        (self as? UIPickerView)?.dataSource = nil
    }
}

extension InterfaceElement {
    /// Whether the element stands for a plain view at the top of a nib.
    fileprivate var isNibView: Bool { word == .view && parent?.word == .objects }

    /// Whether the element stands for a list's cell, header or footer.
    var isCell: Bool { word == .tableViewCell || word == .collectionViewCell || word == .collectionReusableView }
}
