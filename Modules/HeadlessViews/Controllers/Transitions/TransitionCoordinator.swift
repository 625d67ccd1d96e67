/// A transition under way, which takes no time: it begins, its views are put in place, and it is over.
@MainActor final class TransitionCoordinator: HeadlessObject, UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    let initiallyInteractive: Bool
    let containerView: UIView
    private let from: UIViewController?
    private let to: UIViewController?

    private(set) var isInteractive: Bool
    private(set) var isCancelled = false
    private(set) var percentComplete: CGFloat = 0
    var transitionDuration: TimeInterval { 0 }

    private var animations: [Handler] = []
    private var completions: [Handler] = []
    private var interactionChanges: [Handler] = []

    /// A transition between controllers in the view of their container.
    init(
        from: UIViewController?, to: UIViewController?, in containerView: UIView, isAnimated: Bool, isInteractive: Bool = false,
        presentationStyle: UIModalPresentationStyle = .none
    ) {
        self.from = from
        self.to = to
        self.containerView = containerView
        self.isAnimated = isAnimated
        self.isInteractive = isInteractive
        self.presentationStyle = presentationStyle
        initiallyInteractive = isInteractive
        super.init()
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from?.viewIfLoaded
        case .to: to?.viewIfLoaded
        default: nil
        }
    }

    func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }

    func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
        if let completion { completions.append(completion) }
        guard percentComplete < 1 else { return false }
        if let animation { animations.append(animation) }
        return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
        if isInteractive { interactionChanges.append(handler) }
    }

    func notifyWhenInteractionEnds(_ handler: @escaping Handler) { notifyWhenInteractionChanges(handler) }

    /// Ends what a gesture does: it lets the transition go on, or gives it up.
    func endInteraction(isCancelled: Bool) {
        self.isCancelled = isCancelled
        isInteractive = false
        run(\.interactionChanges)
    }

    /// Makes the changes that go along, now that the views are in place.
    func runAnimations() {
        run(\.animations)
        percentComplete = 1
    }

    /// Does what waits for the end, now that everyone has heard of it.
    func finish() { run(\.completions) }

    /// Runs handlers once; those may give more.
    private func run(_ handlers: ReferenceWritableKeyPath<TransitionCoordinator, [Handler]>) {
        let waiting = self[keyPath: handlers]
        self[keyPath: handlers] = []
        for handler in waiting { handler(self) }
    }
}
