import Foundation
@_spi(Headless) import HeadlessViews
@_spi(Headless) import Inspection
import InterfaceDocuments
import Testing

@Suite("Frames of documents") @MainActor
struct FrameTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func inspection(_ text: String, as file: String = "Main.storyboard") throws -> DocumentInspection {
        try folder.write(text, to: file)
        return DocumentInspector(findsFrames: true).inspect(FoundDocument(file: file, path: folder.path(file)))
    }

    private func frames(_ text: String, as file: String = "Main.storyboard") throws -> [String: CGRect] {
        let frames = try #require(try inspection(text, as: file).contents?.frames)
        return Dictionary(frames.map { ($0.id, $0.frame) }) { first, _ in first }
    }

    /// A scene with a navigation controller's bar over it, in its view a view that is pinned to the safe area and one that is not.
    private func scene(device: String = "retina6_12", toolsVersion: String = "22505", extra: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
            <device id="\(device)" orientation="portrait"/>
            <scenes>
                <scene sceneID="s"><objects>
                    <viewController id="c">
                        <view key="view" id="v">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <subviews>
                                <view translatesAutoresizingMaskIntoConstraints="NO" id="pinned">
                                    <rect key="frame" x="3" y="3" width="3" height="3"/>
                                </view>
                                <view id="placed"><rect key="frame" x="10" y="20" width="30" height="40"/></view>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="safe"/>
                            <constraints>
                                <constraint firstItem="pinned" firstAttribute="top" secondItem="safe" secondAttribute="top" id="1"/>
                                <constraint firstItem="pinned" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="2"/>
                                <constraint firstItem="safe" firstAttribute="trailing" secondItem="pinned" secondAttribute="trailing" id="3"/>
                                <constraint firstItem="safe" firstAttribute="bottom" secondItem="pinned" secondAttribute="bottom" id="4"/>
                            </constraints>
                        </view>
                        \(extra)
                    </viewController>
                </objects></scene>
                <scene sceneID="n"><objects>
                    <navigationController id="nc">
                        <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0.0" y="59" width="393" height="44"/></navigationBar>
                        <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="5"/></connections>
                    </navigationController>
                </objects></scene>
            </scenes>
        </document>
        """
    }

    @Test("Nothing is laid out unless asked for")
    func notUnasked() throws {
        try folder.write(scene(), to: "Main.storyboard")
        let inspection = DocumentInspector().inspect(FoundDocument(file: "Main.storyboard", path: folder.path("Main.storyboard")))
        #expect(inspection.contents != nil)
        #expect(inspection.contents?.frames == nil)
    }

    @Test("Every view with an id has its frame in the superview, and keeps it where no constraint places it")
    func everyView() throws {
        let frames = try frames(scene())
        #expect(Set(frames.keys) == ["v", "pinned", "placed", "bar"])
        #expect(frames["v"] == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(frames["placed"] == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test("A scene lies under the bar of the navigation controller that it is the root of, and above the line at the bottom")
    func inferredBar() throws {
        #expect(try frames(scene())["pinned"] == CGRect(x: 0, y: 59 + 44, width: 393, height: 852 - 59 - 44 - 34))
    }

    @Test("A scene that says that it has no bar at its top has none")
    func statedBar() throws {
        let frames = try frames(
            scene(extra: #"<nil key="simulatedTopBarMetrics"/><simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#))
        #expect(frames["pinned"] == CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 34 - 49))
    }

    @Test("The text lists the frames beneath the document")
    func text() throws {
        let text = TextReport([try inspection(scene())]).text
        #expect(text.contains("\n    placed: 10.0, 20.0, 30.0, 40.0"))
    }

    @Test("The JSON has an object for each view, in the order of the document")
    func json() throws {
        let text = JSONReport([try inspection(scene())]).text
        let object = try #require((try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])?.first)
        let frames = try #require(object["frames"] as? [[String: Any]])
        #expect(frames.compactMap { $0["id"] as? String } == ["v", "pinned", "placed", "bar"])
        #expect(frames[2]["frame"] as? [Double] == [10, 20, 30, 40])
    }

    @Test("The screen is what it was afterwards")
    func screen() throws {
        let before = UIScreen.main.bounds
        _ = try frames(scene(device: "ipad12_9"))
        #expect(UIScreen.main.bounds == before)
    }

    @Test("The cells of a list have canvases of their own, with the content view that was drawn")
    func cells() throws {
        let table = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <device id="retina4_7" orientation="portrait"/>
                <scenes><scene sceneID="s"><objects><tableViewController id="c">
                    <tableView key="view" dataMode="prototypes" id="table">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <prototypes><tableViewCell reuseIdentifier="a" id="cell">
                            <rect key="frame" x="0.0" y="28" width="375" height="44"/>
                            <tableViewCellContentView key="contentView" id="content">
                                <rect key="frame" x="0.0" y="0.0" width="342" height="43.5"/>
                                <subviews>
                                    <view id="inner"><rect key="frame" x="1" y="2" width="3" height="4"/></view>
                                </subviews>
                            </tableViewCellContentView>
                        </tableViewCell></prototypes>
                    </tableView>
                </tableViewController></objects></scene></scenes>
            </document>
            """
        let frames = try frames(table)
        #expect(frames["cell"] == CGRect(x: 0, y: 28, width: 375, height: 44))
        #expect(frames["content"] == CGRect(x: 0, y: 0, width: 342, height: 43.5))
        #expect(frames["inner"] == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}
