@_spi(Headless) @testable import HeadlessViews

/// What several controllers noted, in the order in which it happened.
@MainActor final class Diary {
    var entries: [String] = []

    /// Hands out the entries so far, and begins a new page.
    func page() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A controller that notes its appearance calls in a diary, under its name.
class NamedController: UIViewController {
    let name: String
    let diary: Diary

    init(_ name: String, _ diary: Diary) {
        self.name = name
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    func note(_ event: String) { diary.entries.append("\(name) \(event)") }

    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

extension Diary {
    /// A controller that notes in this diary.
    func controller(_ name: String) -> NamedController { NamedController(name, self) }
}

/// A window of the screen's size that shows a controller.
@MainActor func shownWindow(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
}
