import InterfaceDocuments
import Testing

@_spi(Headless) @testable import HeadlessViews

@MainActor @Suite("Scenes are made in two steps")
struct SceneLoadingTests {
    private static let twoSteps = scene(
        """
        <viewController id="1" title="A" \(custom(SceneDiaryController.self))>
            <view key="view" id="2"><subviews>
                <label id="3" text="Hello"><connections><outletCollection property="gestureRecognizers" destination="7" appends="YES" id="g"/>
                </connections></label></subviews></view>
            <navigationItem key="navigationItem" title="Title" id="4"><barButtonItem key="rightBarButtonItem" id="5"><connections>
                <action selector="tap:" destination="1" id="b"/></connections></barButtonItem></navigationItem>
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="restorationIdentifier" value="kept"/>
            </userDefinedRuntimeAttributes>
            <connections>
                <outlet property="label" destination="3" id="c"/>
                <outlet property="item" destination="5" id="d"/>
                <outlet property="companion" destination="8" id="e"/>
            </connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="6" userLabel="First Responder" sceneMemberID="firstResponder"/>
        <tapGestureRecognizer id="7"><connections><action selector="tap:" destination="1" id="f"/></connections></tapGestureRecognizer>
        <view id="8"/>
        """)

    @Test("B15 C9 C10 C14 The outlets to what is in the view are set when the view is loaded, the others before")
    func order() throws {
        SceneDiary.entries = []
        let controller = try #require(
            try storyboard(Self.twoSteps, initial: "1").instantiateInitialViewController() as? SceneDiaryController)
        #expect(SceneDiary.page() == ["A init, 0 children", "A awake, label nil, item set"])
        #expect(!controller.isViewLoaded)
        #expect(controller.companion == nil)
        #expect(controller.restorationIdentifier == "kept")
        #expect(controller.navigationItem.rightBarButtonItem === controller.item)
        #expect(controller.item?.target === controller)
        controller.loadViewIfNeeded()
        #expect(SceneDiary.page() == ["A viewDidLoad, label set, 0 children"])
        #expect(controller.label?.text == "Hello")
        #expect(controller.label?.superview === controller.view)
    }

    @Test("The objects beside the controller are made with its view, and live as long as it does")
    func companions() throws {
        let controller = try #require(
            try storyboard(Self.twoSteps, initial: "1").instantiateInitialViewController() as? SceneDiaryController)
        controller.loadViewIfNeeded()
        #expect(controller.companion != nil)
        #expect(controller.label?.gestureRecognizers?.count == 1)
        controller.companion = nil
        #expect(controller.sceneLink?.companions.count == 2)
    }

    @Test("C9 A controller whose view is asked for as it wakes is whole then")
    func earlyView() throws {
        SceneDiary.entries = []
        let text = Self.twoSteps.replacingOccurrences(of: "SceneDiaryController", with: "HastyController")
        let controller = try #require(try storyboard(text, initial: "1").instantiateInitialViewController() as? HastyController)
        #expect(controller.label?.text == "Hello")
        #expect(SceneDiary.page().filter { $0.contains("viewDidLoad") } == ["A viewDidLoad, label set, 0 children"])
    }

    @Test("The guides at the ends of the view are there for its constraints")
    func guides() throws {
        let text = scene(
            """
            <viewController id="1"><layoutGuides><viewControllerLayoutGuide type="top" id="2"/>
            <viewControllerLayoutGuide type="bottom" id="3"/></layoutGuides><view key="view" id="4"><subviews><view id="5"/></subviews>
            <constraints><constraint firstItem="5" firstAttribute="top" secondItem="2" secondAttribute="bottom" id="6"/></constraints>
            </view></viewController>
            """)
        let controller = try #require(try storyboard(text, initial: "1").instantiateInitialViewController())
        #expect(controller.view.constraints.count == 1)
        #expect(controller.view.constraints.first?.secondItem === controller.topLayoutGuide)
    }

    @Test("C11 A scene without a view has a plain one, and a controller that makes its own keeps that")
    func noView() throws {
        let plain = try #require(
            try storyboard(scene(#"<viewController id="1"/>"#), initial: "1").instantiateInitialViewController())
        #expect(plain.view.frame == UIScreen.main.bounds)
        let text = scene(
            "<viewController id=\"1\" \(custom(OwnViewController.self))><view key=\"view\" id=\"2\" tag=\"2\"/></viewController>")
        let own = try #require(try storyboard(text, initial: "1").instantiateInitialViewController())
        #expect(own.view.tag == 1)
    }

    @Test("C12 A scene without a view takes that of the nib which it names")
    func nibName() throws {
        let folder = try StoryboardFolder([
            "Main.storyboard": storyboardText(scene(#"<viewController id="1" nibName="Inner"/>"#), initial: "1"),
            "Inner.xib": nibDocument(
                #"<view id="1" tag="7"/>"#, owner: #"<outlet property="view" destination="1" id="2"/>"#),
        ])
        let controller = UIStoryboard(name: "Main", bundle: try folder.bundle).instantiateInitialViewController()
        #expect(controller?.nibName == "Inner")
        #expect(controller?.view.tag == 7)
    }

    @Test("A table view controller has the table of its scene, as its data source and delegate, and the control that refreshes it")
    func tableController() throws {
        let text = scene(
            """
            <tableViewController id="1"><tableView key="view" style="grouped" id="2"/>
            <refreshControl key="refreshControl" id="3"/></tableViewController>
            """)
        let controller = try #require(
            try storyboard(text, initial: "1").instantiateInitialViewController() as? UITableViewController)
        #expect(controller.tableView.style == .grouped)
        #expect(controller.tableView.dataSource === controller)
        #expect(controller.tableView.delegate === controller)
        #expect(controller.refreshControl != nil)
    }

    @Test("A collection view controller has the collection view of its scene")
    func collectionController() throws {
        let text = scene(
            """
            <collectionViewController id="1"><collectionView key="view" id="2">
            <collectionViewFlowLayout key="collectionViewLayout" id="3"/></collectionView></collectionViewController>
            """)
        let controller = try #require(
            try storyboard(text, initial: "1").instantiateInitialViewController() as? UICollectionViewController)
        #expect(controller.collectionView.collectionViewLayout is UICollectionViewFlowLayout)
        #expect(controller.collectionView.dataSource === controller)
    }

    @Test(
        "Nothing of a scene stays alive after its controller is let go, whether its view is loaded or not",
        arguments: [false, true])
    func lifetime(loads: Bool) throws {
        let storyboard = try storyboard(Self.twoSteps, initial: "1")
        weak var controller: UIViewController?
        weak var item: UIBarButtonItem?
        do {
            let made = try #require(storyboard.instantiateInitialViewController() as? SceneDiaryController)
            if loads { made.loadViewIfNeeded() }
            (controller, item) = (made, made.item)
            #expect(item != nil)
        }
        #expect(controller == nil)
        #expect(item == nil)
    }
}

/// Asks for its view as it wakes.
final class HastyController: SceneDiaryController {
    override func awakeFromNib() {
        super.awakeFromNib()
        view.tag = 3
    }
}

/// Makes its view itself.
final class OwnViewController: UIViewController {
    override func loadView() {
        view = UIView()
        view.tag = 1
    }
}
