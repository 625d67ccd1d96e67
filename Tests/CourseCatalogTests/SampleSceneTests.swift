@_spi(Headless) import HeadlessViews
import ReusableStoryboards
import Testing

@testable import CourseCatalog

@Suite("Scenes of the sample app, used as a person would", .serialized) @MainActor
struct SampleSceneTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private let navigation = CatalogNavigationController.instantiate()

    /// The course list, on the screen.
    private func list() throws -> CourseListViewController {
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return try #require(navigation.topViewController as? CourseListViewController)
    }

    private func tap(_ item: UIBarButtonItem?) throws {
        let item = try #require(item)
        UIApplication.shared.sendAction(try #require(item.action), to: item.target, from: item, for: nil)
    }

    @Test("A tap on a row pushes the page of its course, which the list makes with the course")
    func row() throws {
        let list = try list()
        #expect(list.tableView.tapRow(at: IndexPath(row: 2, section: 0)))
        let page = try #require(navigation.topViewController as? CourseViewController)
        let lessons = try #require(page.children.first as? LessonListViewController)
        #expect(lessons.lessons == Course.samples[2].lessons)
        #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        navigation.popViewController(animated: true)
        #expect(list.tableView.indexPathForSelectedRow == nil)
    }

    @Test("A lesson's cell is the one that is drawn in the list of lessons")
    func prototype() throws {
        let page = CourseViewController.instantiate { CourseViewController(coder: $0, course: Course.samples[0]) }
        page.loadViewIfNeeded()
        let lessons = try #require(page.children.first as? LessonListViewController)
        lessons.view.layoutIfNeeded()
        let cell = try #require(lessons.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? LessonCell)
        #expect(cell.textLabel?.text == "A starter of your own")
        #expect(cell.detailTextLabel?.text == "18 min")
        #expect(lessons.tableView.ledger["LessonCell"]?.source == .prototype)
    }

    @Test("The gear presents the settings as they are, and Done takes them over")
    func settings() throws {
        let list = try list()
        try tap(list.navigationItem.rightBarButtonItem)
        let presented = try #require(list.presentedViewController as? UINavigationController)
        #expect(presented.modalPresentationStyle == .formSheet)
        let settings = try #require(presented.topViewController as? SettingsViewController)
        #expect(settings.switches.map(\.isOn) == [true, false])
        for control in settings.switches {
            control.setOn(!control.isOn, animated: true)
            control.sendActions(for: .valueChanged)
        }
        try tap(settings.navigationItem.rightBarButtonItem)
        #expect(list.presentedViewController == nil)
        #expect(list.settings == Settings(playsOn: false, usesMobileData: true))
        try tap(list.navigationItem.rightBarButtonItem)
        let again = (list.presentedViewController as? UINavigationController)?.topViewController as? SettingsViewController
        again?.loadViewIfNeeded()
        #expect(again?.switches.map(\.isOn) == [false, true])
    }

    @Test("Settings that are swiped away are not taken over")
    func swipe() throws {
        let list = try list()
        try tap(list.navigationItem.rightBarButtonItem)
        let presented = try #require(list.presentedViewController as? UINavigationController)
        (presented.topViewController as? SettingsViewController)?.settings.usesMobileData = true
        presented.dismiss(animated: true)
        #expect(list.settings == Settings())
    }

    @Test("Every case of every segue enumeration is in the storyboard")
    func segues() throws {
        try list().checkSegues()
        try CourseViewController.instantiate().checkSegues()
        try SettingsViewController.instantiate().checkSegues()
    }

    @Test("Nothing of the app is alive once its window is let go")
    func lifetime() throws {
        weak var gone: UIViewController?
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            let navigation = CatalogNavigationController.instantiate()
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            let list = navigation.topViewController as? CourseListViewController
            list?.tableView.tapRow(at: IndexPath(row: 0, section: 0))
            gone = navigation.topViewController
            #expect(gone is CourseViewController)
        }
        #expect(gone == nil)
    }
}
