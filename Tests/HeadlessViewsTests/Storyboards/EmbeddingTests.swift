import InterfaceDocuments
import Testing

@_spi(Headless) @testable import HeadlessViews

@MainActor @Suite("Scenes in scenes", .serialized)
struct EmbeddingTests {
    private func outer(_ destination: String, id: String = "1") -> String {
        scene(
            """
            <viewController id="\(id)" title="Outer" \(custom(SceneDiaryController.self))><view key="view" id="\(id)2"><subviews>
            <containerView id="\(id)3"><rect key="frame" x="10" y="20" width="100" height="50"/>
            <connections><segue destination="\(destination)" kind="embed" identifier="inner" id="\(id)4"/></connections></containerView>
            </subviews></view></viewController>
            """)
    }

    private let inner = scene(
        "<viewController id=\"9\" title=\"Inner\" \(custom(SceneDiaryController.self))><view key=\"view\" id=\"99\"/></viewController>"
    )

    @Test("C20 A container is filled when the view loads, prepared for before, and there in viewDidLoad")
    func order() throws {
        let storyboard = try storyboard(outer("9") + inner, initial: "1")
        let controller = try #require(storyboard.instantiateInitialViewController())
        SceneDiary.entries = []
        controller.loadViewIfNeeded()
        #expect(
            SceneDiary.page() == [
                "Inner init, 0 children", "Inner awake, label nil, item nil", "Outer prepare inner for Inner, not loaded",
                "Inner viewDidLoad, label nil, 0 children", "Outer viewDidLoad, label nil, 1 children",
            ])
        let child = try #require(controller.children.first)
        #expect(child.view.superview === controller.view.subviews.first)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(child.parent === controller)
    }

    @Test("C22 The children of a container are made with it, and nobody prepares for them")
    func relationships() throws {
        let text =
            scene(
                """
                <tabBarController id="5" \(custom(DiaryTabController.self))><connections>
                <segue destination="6" kind="relationship" relationship="viewControllers" id="a"/>
                <segue destination="9" kind="relationship" relationship="viewControllers" id="b"/></connections></tabBarController>
                """)
            + scene(
                """
                <navigationController id="6"><navigationBar key="navigationBar" id="7"/><connections>
                <segue destination="9" kind="relationship" relationship="rootViewController" id="c"/></connections></navigationController>
                """) + inner
        SceneDiary.entries = []
        let tabs = try #require(try storyboard(text, initial: "5").instantiateInitialViewController() as? DiaryTabController)
        #expect(tabs.countInInitializer == 2)
        let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
        #expect(navigation.topViewController?.title == "Inner")
        #expect(navigation.navigationBar.items?.map(\.title) == ["Inner"])
        #expect(tabs.viewControllers?.last?.title == "Inner")
        #expect(tabs.viewControllers?.last !== navigation.topViewController)
        #expect(SceneDiary.page().allSatisfy { !$0.contains("prepare") && !$0.contains("viewDidLoad") })
    }

    @Test("The columns of a split view controller are made with it")
    func split() throws {
        let text =
            scene(
                """
                <splitViewController id="5"><connections>
                <segue destination="6" kind="relationship" relationship="masterViewController" id="a"/>
                <segue destination="9" kind="relationship" relationship="detailViewController" id="b"/></connections></splitViewController>
                """) + scene(#"<viewController id="6" title="List"/>"#) + inner
        let split = try #require(try storyboard(text, initial: "5").instantiateInitialViewController() as? UISplitViewController)
        #expect(split.viewControllers.map(\.title) == ["List", "Inner"])
    }

    @Test("C26 A tab may be a reference to another storyboard")
    func reference() throws {
        let main = storyboardText(
            scene(
                """
                <tabBarController id="5"><connections><segue destination="6" kind="relationship" relationship="viewControllers" id="a"/>
                </connections></tabBarController>
                """) + scene(#"<viewControllerPlaceholder storyboardName="Other" id="6"/>"#), initial: "5")
        let other = storyboardText(scene(#"<viewController id="1" title="There"/>"#), initial: "1")
        let folder = try StoryboardFolder(["Main.storyboard": main, "Other.storyboard": other])
        let tabs = UIStoryboard(name: "Main", bundle: try folder.bundle).instantiateInitialViewController() as? UITabBarController
        #expect(tabs?.viewControllers?.map(\.title) == ["There"])
    }

    @Test("A tour makes each scene once, wherever it stands, and scenes in each other end")
    func tour() throws {
        let storyboard = try storyboard(outer("9") + outer("9", id: "8") + outer("7", id: "6") + outer("6", id: "7") + inner)
        let (controllers, report) = storyboard.loadAllScenes()
        #expect(controllers.count == 5)
        #expect(report.viewControllers == 5)
        #expect(report.views == 9)
        #expect(report.seguesConnected == 4)
        #expect(controllers[0].children == [controllers[4]])
        #expect(controllers[1].children.isEmpty)
    }
}

/// Looks at its tabs as it is made.
final class DiaryTabController: UITabBarController {
    private(set) var countInInitializer = 0

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        countInInitializer = viewControllers?.count ?? 0
    }

    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { SceneDiary.entries.append("tabs prepare") }
}
