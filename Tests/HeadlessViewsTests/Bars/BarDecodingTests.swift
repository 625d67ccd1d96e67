import Testing

@_spi(Headless) @testable import HeadlessViews

@Suite("Bars in a nib") @MainActor
struct BarDecodingTests {
    @Test(
        "Each of Interface Builder's words for a system item is read",
        arguments: [
            "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action", "organize",
            "bookmarks",
            "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo", "redo", "pageCurl",
            "close",
        ])
    func systemItem(word: String) throws {
        let item = try LoadedNib.only(UIBarButtonItem.self, #"<barButtonItem systemItem="\#(word)" id="b"/>"#)
        let systemItem = try #require(item.systemItem)
        #expect("\(systemItem)" == word)
    }

    @Test("Reads everything that Interface Builder writes of a bar button")
    func barButtonItem() throws {
        let item = try LoadedNib.only(
            UIBarButtonItem.self,
            """
            <barButtonItem enabled="NO" title="Pay" style="done" width="42" tag="7" image="cart" landscapeImage="cartSmall" id="b">
                <inset key="imageInsets" minX="1" minY="2" maxX="3" maxY="4"/>
                <color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
                <segmentedControl key="customView" tag="8" contentMode="scaleToFill" id="s"/>
            </barButtonItem>
            """.replacingOccurrences(of: "segmentedControl", with: "view"))
        #expect(!item.isEnabled)
        #expect(item.title == "Pay")
        #expect(item.style == .done)
        #expect(item.width == 42)
        #expect(item.tag == 7)
        #expect(item.imageInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(item.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(item.customView?.tag == 8)
    }

    @Test("A bar button's style beside a system item is the written one, else the system item's")
    func styleOfSystemItem() throws {
        #expect(try LoadedNib.only(UIBarButtonItem.self, #"<barButtonItem systemItem="done" id="b"/>"#).style == .done)
        #expect(
            try LoadedNib.only(UIBarButtonItem.self, #"<barButtonItem systemItem="done" style="plain" id="b"/>"#).style == .plain)
    }

    @Test("B6 A bar button sends the action of the nib; one for the first responder has no target")
    func action() throws {
        let nib = try LoadedNib(
            """
            <barButtonItem title="Pay" id="b">
                <connections><action selector="pay:" destination="v" id="a"/></connections>
            </barButtonItem>
            <barButtonItem title="Copy" id="b2">
                <connections><action selector="copy:" destination="-2" id="a2"/></connections>
            </barButtonItem>
            <view contentMode="scaleToFill" id="v"/>
            """)
        let pay: UIBarButtonItem = try nib.object(0)
        let copy: UIBarButtonItem = try nib.object(1)
        #expect(pay.action == "pay:")
        #expect(pay.target === nib.objects[2] as AnyObject)
        #expect(copy.action == "copy:")
        #expect(copy.target == nil)
        #expect(nib.report.actionsConnected == 2)
    }

    @Test("Reads everything that Interface Builder writes of a navigation item")
    func navigationItem() throws {
        let item = try LoadedNib.only(
            UINavigationItem.self,
            """
            <navigationItem title="Courses" prompt="Choose one" backButtonTitle="Up" backButtonDisplayMode="minimal"
                largeTitleDisplayMode="never" leftItemsSupplementBackButton="YES" hidesSearchBarWhenScrolling="NO" id="n">
                <barButtonItem key="leftBarButtonItem" title="L" id="l"/>
                <barButtonItem key="rightBarButtonItem" title="R" id="r"/>
                <barButtonItem key="backBarButtonItem" title="B" id="b"/>
                <view key="titleView" tag="4" contentMode="scaleToFill" id="t"/>
                <navigationBarAppearance key="scrollEdgeAppearance">
                    <color key="backgroundColor" systemColor="systemGray4Color"/>
                </navigationBarAppearance>
            </navigationItem>
            """)
        #expect(item.title == "Courses")
        #expect(item.prompt == "Choose one")
        #expect(item.backButtonTitle == "Up")
        #expect(item.backButtonDisplayMode == .minimal)
        #expect(item.largeTitleDisplayMode == .never)
        #expect(item.leftItemsSupplementBackButton)
        #expect(!item.hidesSearchBarWhenScrolling)
        #expect(item.leftBarButtonItems?.map(\.title) == ["L"])
        #expect(item.rightBarButtonItem?.title == "R")
        #expect(item.backBarButtonItem?.title == "B")
        #expect(item.titleView?.tag == 4)
        #expect(item.scrollEdgeAppearance?.backgroundColor == .systemGray4)
        #expect(item.standardAppearance == nil)
    }

    @Test("Several items at a side of a navigation item are read in their order")
    func itemLists() throws {
        let item = try LoadedNib.only(
            UINavigationItem.self,
            """
            <navigationItem id="n">
                <nil key="title"/>
                <leftBarButtonItems><barButtonItem title="1" id="a"/><barButtonItem title="2" id="b"/></leftBarButtonItems>
                <rightBarButtonItems><barButtonItem title="3" id="c"/><barButtonItem title="4" id="d"/></rightBarButtonItems>
            </navigationItem>
            """)
        #expect(item.title == nil)
        #expect(item.leftBarButtonItems?.map(\.title) == ["1", "2"])
        #expect(item.rightBarButtonItems?.map(\.title) == ["3", "4"])
    }

    @Test("Reads everything that Interface Builder writes of a tab")
    func tabBarItem() throws {
        let item = try LoadedNib.only(
            UITabBarItem.self,
            """
            <tabBarItem title="Home" systemItem="favorites" tag="95" enabled="NO" badgeValue="3" image="house" catalog="system"
                selectedImage="house.fill" largeContentSizeImage="house" id="t">
                <inset key="imageInsets" minX="0.0" minY="5" maxX="0.0" maxY="-5"/>
                <offsetWrapper key="titlePositionAdjustment" horizontal="0.0" vertical="-4"/>
                <color key="badgeColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
            </tabBarItem>
            """)
        #expect(item.title == "Home")
        #expect(item.systemItem == .favorites)
        #expect(item.tag == 95)
        #expect(!item.isEnabled)
        #expect(item.badgeValue == "3")
        #expect(item.image != nil)
        #expect(item.selectedImage != nil)
        #expect(item.selectedImage !== item.image)
        #expect(item.largeContentSizeImage != nil)
        #expect(item.imageInsets == UIEdgeInsets(top: 5, left: 0, bottom: -5, right: 0))
        #expect(item.titlePositionAdjustment == UIOffset(horizontal: 0, vertical: -4))
        #expect(item.badgeColor == UIColor(white: 0, alpha: 1))
    }

    @Test("Reads everything that Interface Builder writes of a navigation bar")
    func navigationBar() throws {
        let bar = try LoadedNib.only(
            UINavigationBar.self,
            """
            <navigationBar contentMode="scaleToFill" barStyle="black" translucent="NO" largeTitles="YES" tag="2" id="n">
                <rect key="frame" x="0.0" y="20" width="320" height="44"/>
                <color key="barTintColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                <textAttributes key="titleTextAttributes">
                    <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
                    <color key="textColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
                    <color key="textShadowColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                    <offsetWrapper key="textShadowOffset" horizontal="1" vertical="2"/>
                </textAttributes>
                <textAttributes key="largeTitleTextAttributes">
                    <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                    <offsetWrapper key="textShadowOffset" horizontal="0.0" vertical="0.0"/>
                </textAttributes>
                <navigationBarAppearance key="standardAppearance"><color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/></navigationBarAppearance>
                <navigationBarAppearance key="compactAppearance"/>
                <navigationBarAppearance key="compactScrollEdgeAppearance"/>
                <items><navigationItem title="A" id="a"/><navigationItem title="B" id="b"/></items>
            </navigationBar>
            """)
        #expect(bar.frame == CGRect(x: 0, y: 20, width: 320, height: 44))
        #expect(bar.barStyle == .black)
        #expect(!bar.isTranslucent)
        #expect(bar.prefersLargeTitles)
        #expect(bar.barTintColor == UIColor(white: 1, alpha: 1))
        let title = try #require(bar.titleTextAttributes)
        #expect((title[.font] as? UIFont)?.pointSize == 15)
        #expect(title[.foregroundColor] as? UIColor == UIColor(white: 0, alpha: 1))
        #expect((title[.shadow] as? NSShadow)?.shadowOffset == CGSize(width: 1, height: 2))
        #expect(bar.largeTitleTextAttributes?.count == 1)
        #expect(bar.standardAppearance.backgroundColor == UIColor(white: 0.5, alpha: 1))
        #expect(bar.compactAppearance != nil)
        #expect(bar.scrollEdgeAppearance == nil)
        #expect(bar.compactScrollEdgeAppearance != nil)
        #expect(bar.items?.map(\.title) == ["A", "B"])
    }

    @Test("Reads everything that Interface Builder writes of a toolbar")
    func toolbar() throws {
        let bar = try LoadedNib.only(
            UIToolbar.self,
            """
            <toolbar opaque="NO" clearsContextBeforeDrawing="NO" contentMode="scaleToFill" barStyle="blackTranslucent" translucent="NO" id="t">
                <color key="barTintColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                <color key="tintColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
                <toolbarAppearance key="standardAppearance"/>
                <toolbarAppearance key="scrollEdgeAppearance"><color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></toolbarAppearance>
                <items><barButtonItem title="1" id="a"/><barButtonItem systemItem="flexibleSpace" id="b"/></items>
            </toolbar>
            """)
        #expect(!bar.isOpaque)
        #expect(!bar.clearsContextBeforeDrawing)
        #expect(bar.barStyle == .blackTranslucent)
        #expect(!bar.isTranslucent)
        #expect(bar.barTintColor == UIColor(white: 1, alpha: 1))
        #expect(bar.tintColor == UIColor(white: 0, alpha: 1))
        #expect(bar.scrollEdgeAppearance?.backgroundColor == UIColor(white: 1, alpha: 1))
        #expect(bar.compactAppearance == nil)
        #expect(bar.items?.first?.title == "1")
        #expect(bar.items?.last?.systemItem == .flexibleSpace)
    }

    @Test("Reads everything that Interface Builder writes of a tab bar")
    func tabBar() throws {
        let nib = try LoadedNib(
            """
            <tabBar contentMode="scaleToFill" barStyle="black" translucent="NO" id="t">
                <color key="selectedImageTintColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                <color key="barTintColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
                <items><tabBarItem title="1" id="a"/><tabBarItem title="2" id="b"/></items>
                <connections><outlet property="selectedItem" destination="b" id="o"/></connections>
            </tabBar>
            """)
        let bar: UITabBar = try nib.object()
        #expect(nib.report.undeliverable.isEmpty)
        #expect(bar.barStyle == .black)
        #expect(!bar.isTranslucent)
        #expect(bar.selectedImageTintColor == UIColor(white: 1, alpha: 1))
        #expect(bar.barTintColor == UIColor(white: 0, alpha: 1))
        #expect(bar.items?.map(\.title) == ["1", "2"])
        #expect(bar.selectedItem?.title == "2")
    }
}
