/// What an unwind segue starts from: who is asked whether it can be taken back to looks at it.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: HeadlessObject {
    /// The controller that the segue leads away from.
    open private(set) var source: UIViewController
    /// The method of the controller to go back to.
    open private(set) var unwindAction: Selector
    /// What set the segue off.
    open private(set) var sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}
