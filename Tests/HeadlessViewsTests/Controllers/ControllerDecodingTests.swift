import Testing

@_spi(Headless) @testable import HeadlessViews

@Suite("Controllers in a nib") @MainActor
struct ControllerDecodingTests {
    @Test("C10 A view that is drawn in a controller is made with it, and viewDidLoad waits until the view is asked for")
    func inlineView() throws {
        let nib = try LoadedNib(
            """
            <viewController id="c" customClass="DiaryController" customModule="HeadlessViewsTests">
                <view key="view" tag="9" contentMode="scaleToFill" id="v"/>
            </viewController>
            """)
        let controller: DiaryController = try nib.object()
        #expect(controller.isViewLoaded)
        #expect(controller.entries.isEmpty)
        #expect(controller.view.tag == 9)
        #expect(controller.entries == ["viewDidLoad"])
        _ = controller.view
        #expect(controller.entries == ["viewDidLoad"])
        #expect(nib.report.viewControllers == 1)
        #expect(nib.report.views == 1)
    }

    @Test("Reads everything that Interface Builder writes of a controller")
    func attributes() throws {
        let controller = try LoadedNib.only(
            UIViewController.self,
            """
            <viewController storyboardIdentifier="Detail" title="Detail" automaticallyAdjustsScrollViewInsets="NO"
                hidesBottomBarWhenPushed="YES" modalTransitionStyle="crossDissolve" modalPresentationStyle="formSheet"
                isModalInPresentation="YES" definesPresentationContext="YES" providesPresentationContextTransitionStyle="YES"
                extendedLayoutIncludesOpaqueBars="YES" useStoryboardIdentifierAsRestorationIdentifier="YES"
                nibName="DetailView" autoresizesArchivedViewToFullSize="NO" id="c" sceneMemberID="viewController">
                <extendedEdge key="edgesForExtendedLayout" top="YES" bottom="YES"/>
                <navigationItem key="navigationItem" title="Item" id="n"/>
                <tabBarItem key="tabBarItem" title="Tab" id="t"/>
                <toolbarItems><barButtonItem title="Pay" id="b"/><barButtonItem systemItem="add" id="d"/></toolbarItems>
                <value key="contentSizeForViewInPopover" type="size" width="320" height="480"/>
                <size key="freeformSize" width="1" height="2"/>
            </viewController>
            """)
        #expect(controller.title == "Detail")
        #expect(controller.nibName == "DetailView")
        #expect(!controller.automaticallyAdjustsScrollViewInsets)
        #expect(controller.hidesBottomBarWhenPushed)
        #expect(controller.modalTransitionStyle == .crossDissolve)
        #expect(controller.modalPresentationStyle == .formSheet)
        #expect(controller.isModalInPresentation)
        #expect(controller.definesPresentationContext)
        #expect(controller.providesPresentationContextTransitionStyle)
        #expect(controller.extendedLayoutIncludesOpaqueBars)
        #expect(controller.restorationIdentifier == "Detail")
        #expect(controller.edgesForExtendedLayout == [.top, .bottom])
        #expect(controller.navigationItem.title == "Item")
        #expect(controller.tabBarItem.title == "Tab")
        #expect(controller.toolbarItems?.map(\.title) == ["Pay", nil])
        #expect(controller.preferredContentSize == CGSize(width: 320, height: 480))
        #expect(!controller.isViewLoaded)
    }

    @Test("A controller of which nothing is written has UIKit's defaults")
    func defaults() throws {
        let written = try LoadedNib.only(UIViewController.self, #"<viewController id="c"/>"#)
        for controller in [written, UIViewController()] {
            #expect(controller.title == nil)
            #expect(controller.nibName == nil)
            #expect(controller.automaticallyAdjustsScrollViewInsets)
            #expect(controller.modalTransitionStyle == .coverVertical)
            #expect(controller.modalPresentationStyle == .automatic)
            #expect(controller.edgesForExtendedLayout == .all)
            #expect(controller.preferredContentSize == .zero)
            #expect(controller.toolbarItems == nil)
            #expect(!controller.hidesBottomBarWhenPushed)
            #expect(!controller.extendedLayoutIncludesOpaqueBars)
            #expect(!controller.definesPresentationContext)
            #expect(!controller.isEditing)
            #expect(controller.additionalSafeAreaInsets == .zero)
        }
    }

    @Test("Constraints to a controller's top and bottom guides are made, and hold in its view")
    func layoutGuides() throws {
        let nib = try LoadedNib(
            """
            <viewController id="c">
                <layoutGuides>
                    <viewControllerLayoutGuide type="top" id="top"/>
                    <viewControllerLayoutGuide type="bottom" id="bottom"/>
                </layoutGuides>
                <view key="view" contentMode="scaleToFill" id="v">
                    <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="s"/></subviews>
                    <constraints>
                        <constraint firstItem="s" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="x"/>
                        <constraint firstItem="bottom" firstAttribute="top" secondItem="s" secondAttribute="bottom" id="y"/>
                    </constraints>
                </view>
            </viewController>
            """)
        #expect(nib.report.problems.isEmpty)
        #expect(nib.report.constraintsActive == 2)
        let controller: UIViewController = try nib.object()
        let constraints = try #require(controller.viewIfLoaded).constraints
        #expect(constraints.first?.secondItem === controller.topLayoutGuide)
        #expect(constraints.last?.firstItem === controller.bottomLayoutGuide)
    }

    @Test("A navigation controller has the stack and the bars that are drawn in it")
    func navigationController() throws {
        let navigation = try LoadedNib.only(
            UINavigationController.self,
            """
            <navigationController navigationBarHidden="YES" toolbarHidden="NO" hidesBarsOnSwipe="YES" hidesBarsOnTap="YES"
                hidesBarsWhenVerticallyCompact="YES" hidesBarsWhenKeyboardAppears="YES" definesPresentationContext="YES" id="n">
                <extendedEdge key="edgesForExtendedLayout"/>
                <navigationBar key="navigationBar" tag="1" contentMode="scaleToFill" id="b"/>
                <toolbar key="toolbar" tag="2" contentMode="scaleToFill" id="t"/>
                <viewControllers>
                    <viewController title="First" id="v1"/>
                    <tableViewController title="Second" clearsSelectionOnViewWillAppear="NO" id="v2"/>
                </viewControllers>
            </navigationController>
            """)
        #expect(navigation.navigationBar.tag == 1)
        #expect(navigation.toolbar.tag == 2)
        #expect(navigation.viewControllers.map(\.title) == ["First", "Second"])
        #expect((navigation.topViewController as? UITableViewController)?.clearsSelectionOnViewWillAppear == false)
        #expect(navigation.navigationBar.items?.count == 2)
        #expect(navigation.isNavigationBarHidden)
        #expect(!navigation.isToolbarHidden)
        #expect(navigation.hidesBarsOnSwipe)
        #expect(navigation.hidesBarsOnTap)
        #expect(navigation.hidesBarsWhenVerticallyCompact)
        #expect(navigation.hidesBarsWhenKeyboardAppears)
        #expect(navigation.edgesForExtendedLayout == [])
    }

    @Test("A tab bar controller has the tabs that are drawn in it")
    func tabBarController() throws {
        let tabs = try LoadedNib.only(
            UITabBarController.self,
            """
            <tabBarController id="t">
                <tabBar key="tabBar" tag="3" contentMode="scaleToFill" id="b"/>
                <viewControllers>
                    <viewController id="v1"><tabBarItem key="tabBarItem" title="One" id="i1"/></viewController>
                    <viewController id="v2"><tabBarItem key="tabBarItem" title="Two" id="i2"/></viewController>
                </viewControllers>
            </tabBarController>
            """)
        #expect(tabs.tabBar.tag == 3)
        #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"])
        #expect(tabs.selectedIndex == 0)
    }

    @Test("A split view controller has its two controllers and what is written of its columns")
    func splitViewController() throws {
        let split = try LoadedNib.only(
            UISplitViewController.self,
            """
            <splitViewController style="doubleColumn" allowDoubleColumnStyle="YES" primaryBackgroundStyle="sidebar"
                preferredDisplayMode="twoDisplace" behavior="displace" primaryEdge="trailing" presentsWithGesture="NO"
                showsSecondaryOnlyButton="YES" minimumPrimaryColumnWidth="100" maximumPrimaryColumnWidth="320"
                preferredPrimaryColumnWidthFraction="0.25" minimumSupplementaryColumnWidth="10"
                maximumSupplementaryColumnWidth="30" preferredSupplementaryColumnWidth="20" id="s">
                <navigationController key="masterViewController" id="m"/>
                <viewController key="detailViewController" title="Detail" id="d"/>
            </splitViewController>
            """)
        #expect(split.viewControllers.count == 2)
        #expect(split.viewController(for: .primary) is UINavigationController)
        #expect(split.viewController(for: .secondary)?.title == "Detail")
        #expect(split.style == .doubleColumn)
        #expect(split.primaryBackgroundStyle == .sidebar)
        #expect(split.preferredDisplayMode == .twoDisplaceSecondary)
        #expect(split.preferredSplitBehavior == .displace)
        #expect(split.primaryEdge == .trailing)
        #expect(!split.presentsWithGesture)
        #expect(split.showsSecondaryOnlyButton)
        #expect(split.minimumPrimaryColumnWidth == 100)
        #expect(split.maximumPrimaryColumnWidth == 320)
        #expect(split.preferredPrimaryColumnWidthFraction == 0.25)
        #expect(split.minimumSupplementaryColumnWidth == 10)
        #expect(split.maximumSupplementaryColumnWidth == 30)
        #expect(split.preferredSupplementaryColumnWidth == 20)
    }

    @Test(
        "The display modes and behaviours that Interface Builder writes are read",
        arguments: [
            ("over", UISplitViewController.DisplayMode.oneOverSecondary), ("beside", .oneBesideSecondary),
            ("twoOver", .twoOverSecondary), ("twoBeside", .twoBesideSecondary), ("secondaryOnly", .secondaryOnly),
        ])
    func displayModes(word: String, mode: UISplitViewController.DisplayMode) throws {
        let split = try LoadedNib.only(
            UISplitViewController.self, #"<splitViewController preferredDisplayMode="\#(word)" behavior="overlay" id="s"/>"#)
        #expect(split.preferredDisplayMode == mode)
        #expect(split.preferredSplitBehavior == .overlay)
    }

    @Test("A page view controller has what is written of its pages")
    func pageViewController() throws {
        let book = try LoadedNib.only(
            UIPageViewController.self,
            """
            <pageViewController transitionStyle="scroll" navigationOrientation="vertical" spineLocation="mid" doubleSided="YES" id="p"/>
            """)
        #expect(book.transitionStyle == .scroll)
        #expect(book.navigationOrientation == .vertical)
        #expect(book.spineLocation == .mid)
        #expect(book.isDoubleSided)
    }

    @Test("A table that is drawn in a table controller is its view")
    func tableViewController() throws {
        let controller = try LoadedNib.only(
            UITableViewController.self,
            #"<tableViewController id="c"><tableView key="view" tag="5" contentMode="scaleToFill" id="t"/></tableViewController>"#)
        #expect(controller.tableView.tag == 5)
    }

    @Test("A collection view that is drawn in a collection controller is its view")
    func collectionViewController() throws {
        let controller = try LoadedNib.only(
            UICollectionViewController.self,
            """
            <collectionViewController clearsSelectionOnViewWillAppear="NO" id="c">
                <collectionView key="view" tag="6" contentMode="scaleToFill" id="v"/>
            </collectionViewController>
            """)
        #expect(controller.collectionView.tag == 6)
        #expect(!controller.clearsSelectionOnViewWillAppear)
    }

    @Test("Controllers of other frameworks are made, with what is written of them")
    func otherFrameworks() throws {
        let nib = try LoadedNib(
            """
            <hostingController title="Host" id="h"/>
            <avPlayerViewController videoGravity="AVLayerVideoGravityResize" id="a"/>
            <glkViewController preferredFramesPerSecond="60" id="g"/>
            """)
        #expect((try nib.object(0) as UIViewController).title == "Host")
        #expect((try nib.object(1) as AVPlayerViewController).videoGravity == .resize)
        #expect((try nib.object(2) as GLKViewController).preferredFramesPerSecond == 60)
    }

    @Test("A search display knows its bar, its contents and whom it tells")
    func searchDisplay() throws {
        let nib = try LoadedNib(
            """
            <tableViewController id="c">
                <connections><outlet property="searchDisplayController" destination="s" id="o"/></connections>
            </tableViewController>
            <searchBar contentMode="redraw" id="b"/>
            <searchDisplayController searchResultsTitle="Found" id="s">
                <connections>
                    <outlet property="searchBar" destination="b" id="o1"/>
                    <outlet property="searchContentsController" destination="c" id="o2"/>
                    <outlet property="searchResultsDataSource" destination="c" id="o3"/>
                    <outlet property="searchResultsDelegate" destination="c" id="o4"/>
                </connections>
            </searchDisplayController>
            """)
        let controller: UITableViewController = try nib.object(0)
        let search: UISearchDisplayController = try nib.object(2)
        #expect(nib.report.undeliverable.isEmpty)
        #expect(controller.searchDisplayController === search)
        #expect(search.searchBar === nib.objects[1] as AnyObject)
        #expect(search.searchContentsController === controller)
        #expect(search.searchResultsTableView.dataSource === controller)
        #expect(search.searchResultsDelegate === controller)
        #expect(search.searchResultsTitle == "Found")
        #expect(!search.isActive)
    }

    @Test("A window of a nib gets its root controller, whose outlets are connected before its view is loaded")
    func windowAndRoot() throws {
        let nib = try LoadedNib(
            """
            <window hidden="YES" contentMode="scaleToFill" id="w">
                <connections><outlet property="rootViewController" destination="c" id="o"/></connections>
            </window>
            <viewController id="c" customClass="CaptionController" customModule="HeadlessViewsTests">
                <view key="view" contentMode="scaleToFill" id="v">
                    <subviews><view contentMode="scaleToFill" id="s"/></subviews>
                </view>
                <connections><outlet property="caption" destination="s" id="o2"/></connections>
            </viewController>
            """)
        let window: UIWindow = try nib.object(0)
        let controller: CaptionController = try nib.object(1)
        #expect(window.rootViewController === controller)
        #expect(controller.captionAtLoad == nil)
        window.makeKeyAndVisible()
        #expect(controller.view.superview === window)
        #expect(controller.captionAtLoad === controller.view.subviews.first)
        #expect(controller.captionAtLoad != nil)
    }
}

/// A controller that remembers what its outlet was when its view was loaded.
final class CaptionController: UIViewController {
    var caption: UIView?
    var captionAtLoad: UIView?

    override func viewDidLoad() {
        super.viewDidLoad()
        captionAtLoad = caption
    }
}
