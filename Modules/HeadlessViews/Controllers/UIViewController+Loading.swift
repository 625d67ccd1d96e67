extension UIViewController {
    func loadViewOnce() {
        if viewLoading.isFromDocument {
            viewLoading.isFromDocument = false
            return viewDidLoad()
        }
        guard viewLoading.view == nil, !viewLoading.isUnderWay else { return }
        viewLoading.isUnderWay = true
        loadView()
        viewLoading.isUnderWay = false
        if viewLoading.view != nil { viewDidLoad() }
    }

    /// Loads the view of the scene or of the nib, or makes a plain one as large as the screen. `C11`
    func loadOwnView() {
        if loadViewFromScene() { return }
        if let name = nibNameInUse { return loadView(fromNibNamed: name) }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Loads a nib that has the view, with the controller as its owner.
    func loadView(fromNibNamed name: String) {
        _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
        guard isViewLoaded else {
            UIKitException.internalInconsistency.raise(
                """
                -[UIViewController _loadViewFromNibNamed:bundle:] loaded the "\(name)" nib but the view outlet was not set.
                """)
        }
    }

    /// The nib of the view: the one that was named, else one that bears the class's name; nil where there is neither.
    var nibNameInUse: String? { nibName ?? nibNameOfClass }

    /// The nib that bears the class's name: without its "Controller" first, then all of it. `B33` `B35`
    private var nibNameOfClass: String? {
        let search = NibSearch(bundle: nibBundle ?? .main)
        return Self.nibNames(ofClassNamed: "\(type(of: self))").first { search.url(forNibNamed: $0) != nil }
    }

    /// The names that a nib for a class may have, the first to be looked for first.
    static func nibNames(ofClassNamed name: String) -> [String] {
        let suffix = "Controller"
        guard name.hasSuffix(suffix), name.count > suffix.count else { return [name] }
        return [String(name.dropLast(suffix.count)), name]
    }

    func replaceView(with view: UIView?) {
        guard view !== viewLoading.view else { return }
        if let view, let other = view.viewController {
            UIKitException.hierarchyInconsistency.raise(
                """
                A view can only be associated with at most one view controller at a time! View \(view.identityDescription) is \
                associated with \(other.identityDescription). Clear this association before associating this view with \
                \(identityDescription).
                """)
        }
        viewLoading.view?.viewController = nil
        viewLoading.view = view
        viewLoading.isFromDocument = false
        view?.viewController = self
        belongings.moveGuides(to: view)
    }
}
