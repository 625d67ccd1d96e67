import Testing

@_spi(Headless) @testable import HeadlessViews

/// Has the coordinator of each of its transitions note what happens along with it.
private final class CoordinatedController: NamedController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        coordinate()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        coordinate()
    }

    private func coordinate() {
        guard let transitionCoordinator else { return note("has no coordinator") }
        transitionCoordinator.animate(
            alongsideTransition: { [weak self] context in
                let titles = [UITransitionContextViewControllerKey.from, .to].map {
                    context.viewController(forKey: $0)?.title ?? "-"
                }
                self?.note("along, from \(titles[0]) to \(titles[1]), animated \(context.isAnimated)")
            },
            completion: { [weak self] context in self?.note("is over, cancelled \(context.isCancelled)") })
        transitionCoordinator.notifyWhenInteractionChanges { [weak self] in self?.note("given up \($0.isCancelled)") }
    }
}

@MainActor @Suite("What takes part in a transition")
struct TransitionCoordinatorTests {
    private let diary = Diary()

    private func controller(_ name: String) -> CoordinatedController { CoordinatedController(name, diary) }

    private func stack() -> (navigation: UINavigationController, window: UIWindow) {
        let navigation = UINavigationController(rootViewController: controller("A"))
        return (navigation, shownWindow(navigation))
    }

    @Test("A push makes changes as the view is in place, and ends when everyone has heard of it")
    func push() {
        let (navigation, window) = stack()
        _ = diary.page()
        navigation.pushViewController(controller("B"), animated: true)
        #expect(
            diary.page() == [
                "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "A along, from A to B, animated true",
                "B along, from A to B, animated true", "A didDisappear", "B didAppear", "A is over, cancelled false",
                "B is over, cancelled false",
            ])
        #expect(navigation.transitionCoordinator == nil)
        #expect(navigation.topViewController?.transitionCoordinator == nil)
        withExtendedLifetime(window) {}
    }

    @Test("A presentation has one too, which knows its style and both controllers, and so has its end")
    func presentation() {
        let root = controller("A")
        let window = shownWindow(root)
        _ = diary.page()
        let presented = controller("B")
        presented.modalPresentationStyle = .fullScreen
        root.present(presented, animated: false)
        #expect(diary.page().contains("B along, from A to B, animated false"))
        root.dismiss(animated: true)
        let page = diary.page()
        #expect(page.contains("A along, from B to A, animated true"))
        #expect(page.suffix(2) == ["B is over, cancelled false", "A is over, cancelled false"])
        withExtendedLifetime(window) {}
    }

    @Test("A swipe back that is given up tells so")
    func cancelled() {
        let (navigation, window) = stack()
        navigation.pushViewController(controller("B"), animated: false)
        _ = diary.page()
        #expect(navigation.swipeBack(isCompleted: false))
        let page = diary.page()
        #expect(page.filter { $0.hasPrefix("B given") } == ["B given up true"])
        #expect(page.last?.hasSuffix("is over, cancelled true") == true)
        withExtendedLifetime(window) {}
    }

    @Test("What comes too late for the changes is still told of the end")
    func late() {
        let coordinator = TransitionCoordinator(from: nil, to: nil, in: UIView(), isAnimated: true)
        var told: [String] = []
        #expect(coordinator.animate { _ in told.append("first") })
        coordinator.runAnimations()
        #expect(!coordinator.animate(alongsideTransition: { _ in told.append("late") }, completion: { _ in told.append("over") }))
        coordinator.finish()
        coordinator.finish()
        #expect(told == ["first", "over"])
    }

    @Test("A controller that is in no transition has no coordinator")
    func none() {
        #expect(UIViewController().transitionCoordinator == nil)
        let window = shownWindow(controller("A"))
        #expect(diary.page().contains("A has no coordinator"))
        withExtendedLifetime(window) {}
    }
}
