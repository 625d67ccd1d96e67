import Foundation
import Testing

@Suite("What Interface Builder's canvases add to a document") @MainActor
struct CanvasTests {
    @Test(
        "A phone with a button has no status bar in Xcode 11 and 12",
        arguments: [("14460.31", 20), ("15705", 0), ("18122", 0), ("21701", 20)] as [(String, CGFloat)])
    func statusBar(_ toolsVersion: String, _ top: CGFloat) throws {
        var document = CanvasDocument.pinned
        document.toolsVersion = toolsVersion
        document.device = "retina4_7"
        document.size = CGSize(width: 375, height: 667)
        #expect(try document.frames()["pinned"] == CGRect(x: 0, y: top, width: 375, height: 667 - top))
    }

    @Test("A canvas of any size begins below the status bar; a nib's also ends above the line at the bottom")
    func freeform() throws {
        var document = CanvasDocument.pinned
        document.toolsVersion = "19529"
        document.size = CGSize(width: 230, height: 200)
        document.extra = """
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><size key="freeformSize" width="230" height="200"/>
            """
        #expect(try document.frames()["pinned"] == CGRect(x: 0, y: 44, width: 230, height: 156))
        #expect(try document.frames(isNib: true)["pinned"] == CGRect(x: 0, y: 44, width: 230, height: 122))
    }

    @Test("A view that is lower than its canvas of any size by the bar's height is drawn beside the bar")
    func besideBar() throws {
        var document = CanvasDocument.pinned
        document.toolsVersion = "19529"
        document.isInNavigation = true
        document.extra = """
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><size key="freeformSize" width="375" height="900"/>
            """
        #expect(try document.frames()["pinned"] == CGRect(x: 0, y: 0, width: 375, height: 812))
    }

    @Test("The constraints hold that Interface Builder takes out of what it builds")
    func placeholders() throws {
        let document = CanvasDocument(
            subviews: #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
            constraints: [
                #"firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top""#,
                #"firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading""#,
                #"firstItem="a" firstAttribute="width" constant="30" placeholder="YES""#,
                #"firstItem="a" firstAttribute="height" constant="20" placeholder="YES""#,
            ])
        #expect(try document.frames()["a"] == CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    @Test("Constraints that a cell has itself hold what is in its content view")
    func cell() throws {
        let cell = """
            <collectionView dataMode="prototypes" id="list">
                <rect key="frame" x="0.0" y="0.0" width="375" height="300"/>
                <collectionViewFlowLayout key="collectionViewLayout" id="flow"/>
                <cells><collectionViewCell reuseIdentifier="a" id="cell">
                    <rect key="frame" x="0.0" y="0.0" width="100" height="60"/>
                    <view key="contentView"><rect key="frame" x="0.0" y="0.0" width="100" height="60"/>
                        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner"/></subviews>
                    </view>
                    <constraints>
                        <constraint firstItem="inner" firstAttribute="top" secondItem="cell" secondAttribute="top" constant="1" id="1"/>
                        <constraint firstItem="inner" firstAttribute="leading" secondItem="cell" secondAttribute="leading" id="2"/>
                        <constraint firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" id="3"/>
                        <constraint firstAttribute="bottom" secondItem="inner" secondAttribute="bottom" id="4"/>
                    </constraints>
                </collectionViewCell></cells>
            </collectionView>
            """
        #expect(try CanvasDocument(subviews: cell).frames()["inner"] == CGRect(x: 0, y: 1, width: 100, height: 59))
    }

    @Test(
        "The margins of what a table's cell shows are those of the edition",
        arguments: [("11762", 8, 8), ("14460.31", 16, 11), ("15705", 15, 11), ("21701", 16, 11), ("32700.99.1234", 16, 11)]
            as [(String, CGFloat, CGFloat)])
    func margins(_ toolsVersion: String, _ side: CGFloat, _ end: CGFloat) throws {
        let table = """
            <tableView dataMode="prototypes" id="list"><rect key="frame" x="0.0" y="0.0" width="375" height="300"/>
                <prototypes><tableViewCell reuseIdentifier="a" id="cell">
                    <rect key="frame" x="0.0" y="28" width="375" height="60"/>
                    <tableViewCellContentView key="contentView" id="content">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
                        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner"/></subviews>
                        <constraints>
                            <constraint firstItem="inner" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="1"/>
                            <constraint firstItem="inner" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" \
            id="2"/>
                            <constraint firstAttribute="trailingMargin" secondItem="inner" secondAttribute="trailing" id="3"/>
                            <constraint firstAttribute="bottomMargin" secondItem="inner" secondAttribute="bottom" id="4"/>
                        </constraints>
                    </tableViewCellContentView>
                </tableViewCell></prototypes>
            </tableView>
            """
        let document = CanvasDocument(toolsVersion: toolsVersion, device: "retina4_7", subviews: table)
        #expect(try document.frames()["inner"] == CGRect(x: side, y: end, width: 375 - 2 * side, height: 60 - 2 * end))
    }

    @Test(
        "In Xcode 6 a scene has the margins of the smaller phones on every canvas, and a view at the top of a nib its own",
        arguments: [("7706", 16, 8, 8), ("9531", 20, 0, 20)] as [(String, CGFloat, CGFloat, CGFloat)])
    func oldMargins(_ toolsVersion: String, _ sceneSide: CGFloat, _ nibTop: CGFloat, _ nibSide: CGFloat) throws {
        var document = CanvasDocument(
            toolsVersion: toolsVersion, size: CGSize(width: 768, height: 1024),
            subviews: #"<view translatesAutoresizingMaskIntoConstraints="NO" id="inner"/>"#,
            constraints: ["top", "leading", "bottom", "trailing"].map {
                #"firstItem="inner" firstAttribute="\#($0)" secondItem="v" secondAttribute="\#($0)Margin""#
            })
        document.hasDevice = false
        #expect(try document.frames()["inner"] == CGRect(x: sceneSide, y: 0, width: 768 - 2 * sceneSide, height: 1024))
        #expect(
            try document.frames(isNib: true)["inner"]
                == CGRect(x: nibSide, y: nibTop, width: 768 - 2 * nibSide, height: 1024 - 2 * nibTop))
    }

    @Test(
        "A toolbar of the latest editions floats, and below it the device covers what it does",
        arguments: [("24765", 117), ("25094", 82)])
    func toolbar(_ toolsVersion: String, _ bottom: CGFloat) throws {
        var document = CanvasDocument.pinned
        document.toolsVersion = toolsVersion
        document.device = "retina6_12"
        document.size = CGSize(width: 393, height: 852)
        document.extra = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
        #expect(try document.frames()["pinned"]?.maxY == 852 - bottom)
    }

    @Test("In a stack view an empty view or label can be seen, and a hidden view takes no room")
    func stack() throws {
        let stack = """
            <stackView axis="vertical" alignment="top" translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="empty"/>
                <view hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="hidden">
                    <constraints><constraint firstAttribute="width" constant="10" id="1"/></constraints>
                </view>
                <label text="" translatesAutoresizingMaskIntoConstraints="NO" id="label"/>
            </subviews></stackView>
            """
        let document = CanvasDocument(
            subviews: stack,
            constraints: [
                #"firstItem="stack" firstAttribute="top" secondItem="v" secondAttribute="top""#,
                #"firstItem="stack" firstAttribute="leading" secondItem="v" secondAttribute="leading""#,
            ])
        let frames = try document.frames()
        #expect(frames["empty"] == CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(frames["label"] == CGRect(x: 0, y: 50, width: 50, height: 50))
        #expect(frames["stack"]?.height == 100)
    }

    @Test("A switch has the frame that constraints give it, though it would keep its size")
    func fixedSize() throws {
        let document = CanvasDocument(
            toolsVersion: "24765", subviews: #"<switch translatesAutoresizingMaskIntoConstraints="NO" id="switch"/>"#,
            constraints: [
                #"firstItem="switch" firstAttribute="top" secondItem="v" secondAttribute="top""#,
                #"firstItem="switch" firstAttribute="leading" secondItem="v" secondAttribute="leading""#,
                #"firstItem="switch" firstAttribute="width" constant="49""#,
                #"firstItem="switch" firstAttribute="height" constant="31""#,
            ])
        #expect(try document.frames()["switch"] == CGRect(x: 0, y: 0, width: 51, height: 31))
    }

    @Test("What scrolls under a bar begins below it, and there is no safe area in it")
    func scrolling() throws {
        let scrollView = """
            <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll"><subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="content">
                    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner"/></subviews>
                    <viewLayoutGuide key="safeArea" id="contentSafe"/>
                    <constraints>
                        <constraint firstItem="inner" firstAttribute="top" secondItem="contentSafe" secondAttribute="top" id="a"/>
                        <constraint firstItem="inner" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="b"/>
                        <constraint firstItem="inner" firstAttribute="width" constant="20" id="c1"/>
                        <constraint firstItem="inner" firstAttribute="height" constant="20" id="d"/>
                    </constraints>
                </view>
            </subviews></scrollView>
            """
        var document = CanvasDocument(
            subviews: scrollView,
            constraints: ["top", "leading", "trailing", "bottom"].flatMap {
                [
                    #"firstItem="scroll" firstAttribute="\#($0)" secondItem="v" secondAttribute="\#($0)""#,
                    #"firstItem="content" firstAttribute="\#($0)" secondItem="scroll" secondAttribute="\#($0)""#,
                ]
            } + [
                #"firstItem="content" firstAttribute="width" secondItem="scroll" secondAttribute="width""#,
                #"firstItem="content" firstAttribute="height" constant="300""#,
            ])
        document.isInNavigation = true
        #expect(try document.frames()["inner"] == CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    @Test("A canvas has the text size that most of its labels have, and the usual one where they do not agree")
    func textSize() throws {
        func label(_ id: String, _ style: String, height: Double) -> String {
            """
            <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                <rect key="frame" x="0.0" y="0.0" width="40" height="\(height)"/>
                <fontDescription key="fontDescription" style="UICTFontTextStyle\(style)"/>
            </label>
            """
        }
        func bodyHeight(_ labels: [String]) throws -> CGFloat? {
            let document = CanvasDocument(
                subviews: labels.joined(),
                constraints: ["top", "leading"].map {
                    #"firstItem="a" firstAttribute="\#($0)" secondItem="v" secondAttribute="\#($0)""#
                })
            return try document.frames()["a"]?.height
        }
        let small = [
            label("a", "Body", height: 17), label("b", "Subhead", height: 14.333333), label("c", "Footnote", height: 14.333333),
        ]
        #expect(try bodyHeight(small) == 17)
        #expect(try bodyHeight(Array(small.prefix(2))) == 61 / 3)
        #expect(try bodyHeight([small[0], label("b", "Body", height: 30), label("c", "Body", height: 31)]) == 61 / 3)
    }
}
