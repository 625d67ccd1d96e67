import ReusableStoryboards

/// A walk through the sample app's storyboard: it is opened in a window, its segues are performed, and what is on the screen is noted.
@MainActor public struct CatalogWalk {
    /// What was done, in order.
    public private(set) var steps: [WalkStep] = []
    /// The controllers that were on the screen, in the order in which they came.
    public private(set) var controllers: [UIViewController] = []
    /// What did not work, in the words of the failures.
    public private(set) var failures: [String] = []

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

    /// Takes the walk on a phone's screen, 393 by 852 points.
    public init() {
        do throws(StoryboardFailure) {
            try walk(from: try CatalogNavigationController.instantiated())
        } catch {
            failures.append(error.description)
        }
        for controller in controllers {
            failures += OutletState.outlets(of: controller).filter { !$0.isConnected }.map {
                "\(TypeName(type(of: controller)).leaf): the outlet \($0.name) is not connected"
            }
        }
    }

    private mutating func walk(from navigation: CatalogNavigationController) throws(StoryboardFailure) {
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        note("The app starts with the initial scene of Catalog.storyboard", .start)
        guard let list: CourseListViewController = expect(navigation.topViewController) else { return }
        try list.checkSegues()
        try visitCourse(of: list, in: navigation)
        try visitSettings(of: list)
    }

    private mutating func visitCourse(
        of list: CourseListViewController, in navigation: UINavigationController
    ) throws(StoryboardFailure) {
        list.tableView.layoutIfNeeded()
        let row = list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
        try list.performing(.showCourse, sender: row)
        note("The second row shows its course, whose page embeds the lessons", .segues(["showCourse", "embedLessons"]))
        guard let page: CourseViewController = expect(navigation.topViewController) else { return }
        try page.checkSegues()
        let _: LessonListViewController? = expect(page.children.first)
        navigation.popViewController(animated: false)
        note("The back button leads to the list", .back)
    }

    private mutating func visitSettings(of list: CourseListViewController) throws(StoryboardFailure) {
        try list.performing(.showSettings)
        let presented = list.presentedViewController as? UINavigationController
        guard let settings: SettingsViewController = expect(presented?.topViewController) else { return }
        try settings.checkSegues()
        settings.tableView.layoutIfNeeded()
        for control in settings.switches where !control.isOn {
            control.setOn(true, animated: false)
            control.sendActions(for: .valueChanged)
        }
        note("The gear presents the settings, where every switch is turned on", .segues(["showSettings"]))
        try settings.performing(.done)
        note("Done goes back to the list, which takes the settings over", .segues(["done"]))
        if !list.settings.usesMobileData { failures.append("The list did not take the settings over") }
    }

    /// Notes what is on the screen after something was done.
    private mutating func note(_ deed: String, _ way: WalkStep.Way) {
        window.layoutIfNeeded()
        guard let root = window.rootViewController else { return }
        let outline = ScreenOutline(of: root)
        steps.append(WalkStep(deed: deed, way: way, outline: outline.lines))
        for controller in outline.controllers where !controllers.contains(where: { $0 === controller }) {
            controllers.append(controller)
        }
    }

    /// A controller of a class, or a note that there is none.
    private mutating func expect<Controller: UIViewController>(_ controller: UIViewController?) -> Controller? {
        if let controller = controller as? Controller { return controller }
        let found = controller.map { TypeName(type(of: $0)).leaf } ?? "nothing"
        failures.append("There is to be a \(TypeName(Controller.self).leaf), and there is \(found)")
        return nil
    }
}
