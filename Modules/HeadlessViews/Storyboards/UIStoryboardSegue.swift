/// A change from one controller to another, as a storyboard describes it.
@preconcurrency @MainActor open class UIStoryboardSegue: HeadlessObject {
    /// Makes a segue; a subclass overrides it to prepare itself.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Makes a segue that a closure performs.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// The name that code knows the segue by; nil where the storyboard gives none.
    open private(set) var identifier: String?
    /// The controller that the segue leads away from.
    open private(set) var source: UIViewController
    /// The controller that the segue leads to.
    open private(set) var destination: UIViewController

    /// What the segue does where no subclass does it.
    var performHandler: (() -> Void)?

    /// Performs the change: as its kind or its closure says; a segue of a class of one's own overrides it.
    ///
    /// Traps, as UIKit raises, where there is nothing that says so. `C18`
    open func perform() {
        guard let performHandler else {
            UIKitException.internalInconsistency.raise(
                """
                Could not perform segue with identifier '\(identifier ?? "")'. A segue must either have a performHandler or it must \
                override -perform.
                """)
        }
        performHandler()
    }
}
