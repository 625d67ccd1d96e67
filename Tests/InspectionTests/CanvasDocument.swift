import Foundation
@_spi(Headless) import HeadlessViews
@_spi(Headless) import Inspection
import InterfaceDocuments

/// A document with one view on a canvas, for tests of what Interface Builder's editions draw.
struct CanvasDocument {
    var toolsVersion = "22505"
    var device = "retina5_9"
    var size = CGSize(width: 375, height: 812)
    /// What is in the view, as elements.
    var subviews = ""
    /// The view's constraints, each as its attributes.
    var constraints: [String] = []
    /// What else the controller or, in a nib, the view has.
    var extra = ""
    /// Whether a navigation controller shows the view.
    var isInNavigation = false
    /// Whether the document says which device it is drawn for.
    var hasDevice = true

    /// A view that fills the safe area.
    static let pinned = CanvasDocument(
        subviews: #"<view translatesAutoresizingMaskIntoConstraints="NO" id="pinned"/>"#,
        constraints: [
            #"firstItem="pinned" firstAttribute="top" secondItem="safe" secondAttribute="top""#,
            #"firstItem="safe" firstAttribute="bottom" secondItem="pinned" secondAttribute="bottom""#,
            #"firstItem="pinned" firstAttribute="leading" secondItem="safe" secondAttribute="leading""#,
            #"firstItem="safe" firstAttribute="trailing" secondItem="pinned" secondAttribute="trailing""#,
        ])

    private func document(_ content: String, type: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" toolsVersion="\(toolsVersion)" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
            \(hasDevice ? #"<device id="\#(device)" orientation="portrait"/>"# : "")
            \(content)
        </document>
        """
    }

    private func view(_ attributes: String, extra: String = "") -> String {
        """
        <view \(attributes) id="v">
            <rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="\(size.height)"/>
            <subviews>\(subviews)</subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>\(constraints.enumerated().map { "<constraint \($1) id=\"k\($0)\"/>" }.joined())</constraints>
            \(extra)
        </view>
        """
    }

    private var storyboard: String {
        let navigation = """
            <scene sceneID="n"><objects><navigationController id="nc"><connections>
                <segue destination="c" kind="relationship" relationship="rootViewController" id="r"/>
            </connections></navigationController></objects></scene>
            """
        return document(
            """
            <scenes>
                <scene sceneID="s"><objects><viewController id="c">\(view(#"key="view""#))\(extra)</viewController></objects></scene>
                \(isInNavigation ? navigation : "")
            </scenes>
            """, type: "Storyboard.XIB")
    }

    private var nib: String {
        document("<objects>\(view("", extra: extra))</objects>", type: "XIB")
    }

    /// The frames that an inspection finds, by the views' identifiers.
    @MainActor func frames(isNib: Bool = false) throws -> [String: CGRect] {
        let folder = try TemporaryFolder()
        let file = isNib ? "Canvas.xib" : "Canvas.storyboard"
        try folder.write(isNib ? nib : storyboard, to: file)
        let inspection = DocumentInspector(findsFrames: true).inspect(FoundDocument(file: file, path: folder.path(file)))
        let frames = inspection.contents?.frames ?? []
        return Dictionary(frames.map { ($0.id, $0.frame) }) { first, _ in first }
    }
}
