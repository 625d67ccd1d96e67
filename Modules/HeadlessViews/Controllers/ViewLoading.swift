/// The view of a controller, and how far it has come.
struct ViewLoading {
    /// The view, once there is one.
    var view: UIView?
    /// Whether `loadView()` runs: asking for the view then does not start it again.
    var isUnderWay = false
    /// Whether the view came with the controller out of a document, so that `viewDidLoad()` is still due.
    var isFromDocument = false
}
