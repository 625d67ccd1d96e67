import InterfaceDocuments
import Testing

/// Documents written for the tests.
enum Fixtures {
    static let all = [cell, storyboard, texts]

    /// A nib around some objects.
    static func nib(_ objects: String, resources: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <objects>
        \(objects)
        </objects>
        \(resources)</document>

        """
    }

    /// The first of a nib's objects.
    static func object(_ markup: String, resources: String = "") throws -> InterfaceElement {
        let document = try InterfaceDocument(bytes: nib(markup, resources: resources).utf8, named: "Object.xib")
        return try #require(document.root.child(.objects)?.children.first)
    }

    static let cell = nib(
        """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <tableViewCell contentMode="scaleToFill" reuseIdentifier="Course" rowHeight="60" id="cel-l0-001" customClass="CourseCell" \
        customModule="Courses" customModuleProvider="target">
                <rect key="frame" x="0.0" y="0.0" width="320" height="60.5"/>
                <tableViewCellContentView key="contentView" id="con-te-001">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
                    <subviews>
                        <label opaque="NO" text="Title &amp; more" id="lab-el-001">
                            <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
                            <color key="textColor" systemColor="labelColor"/>
                            <nil key="highlightedColor"/>
                            <variation key="heightClass=compact-widthClass=regular" hidden="YES"/>
                        </label>
                    </subviews>
                    <constraints>
                        <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="con-te-001" \
        secondAttribute="leadingMargin" constant="8" id="con-st-001"/>
                        <constraint firstAttribute="bottomMargin" relation="greaterThanOrEqual" secondItem="lab-el-001" \
        secondAttribute="bottom" multiplier="1:2" priority="750" identifier="bottom" id="con-st-002"/>
                    </constraints>
                    <variation key="default">
                        <mask key="constraints"><exclude reference="con-st-002"/></mask>
                    </variation>
                    <variation key="widthClass=regular">
                        <mask key="constraints"><include reference="con-st-002"/></mask>
                    </variation>
                </tableViewCellContentView>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                        <real key="value" value="4.5"/>
                    </userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
                <connections>
                    <outlet property="titleLabel" destination="lab-el-001" id="out-le-001"/>
                    <outletCollection property="gestureRecognizers" destination="tap-ge-001" appends="YES" id="out-co-001"/>
                </connections>
            </tableViewCell>
            <tapGestureRecognizer id="tap-ge-001">
                <connections>
                    <action selector="tapped:" destination="-1" id="act-io-001"/>
                </connections>
            </tapGestureRecognizer>
        """,
        resources: """
            <resources>
                <image name="star.fill" catalog="system" width="128" height="116"/>
                <image name="logo" width="24" height="30"/>
                <namedColor name="Accent"><color red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>\
            </namedColor>
                <systemColor name="labelColor"><color white="0.0" alpha="1" colorSpace="custom" \
            customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
            </resources>

            """)

    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
        launchScreen="YES" initialViewController="nav-ig-001">
            <device id="retina6_1" orientation="portrait"><adaptation id="fullscreen"/></device>
            <scenes>
                <!--Navigation Controller-->
                <scene sceneID="sce-ne-001">
                    <objects>
                        <navigationController storyboardIdentifier="Start" id="nav-ig-001" sceneMemberID="viewController">
                            <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-00-001"/>
                            <connections>
                                <segue destination="vie-wc-001" kind="relationship" relationship="rootViewController" id="seg-ue-001"/>
                            </connections>
                        </navigationController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="fir-st-001" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="-120.5" y="3e2"/>
                </scene>
                <!--Courses-->
                <scene sceneID="sce-ne-002">
                    <objects>
                        <viewController id="vie-wc-001" customClass="CoursesController" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="vie-w0-001">
                                <subviews>
                                    <collectionView id="col-le-001">
                                        <cells>
                                            <collectionViewCell reuseIdentifier="Cell" id="cel-l0-002">
                                                <view key="contentView"><subviews><label id="lab-el-002"/></subviews></view>
                                            </collectionViewCell>
                                        </cells>
                                    </collectionView>
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="saf-ea-001"/>
                            </view>
                            <navigationItem key="navigationItem" id="nav-it-001">
                                <barButtonItem key="rightBarButtonItem" systemItem="add" id="add-it-001"/>
                            </navigationItem>
                            <connections>
                                <segue destination="ref-er-001" kind="show" identifier="add" trigger="accessoryAction" id="seg-ue-002">
                                    <segue key="commit" inheritsFrom="parent" id="seg-ue-003"/>
                                </segue>
                                <segue destination="exi-t0-001" kind="unwind" unwindAction="done:" animates="NO" id="seg-ue-004"/>
                            </connections>
                        </viewController>
                        <exit id="exi-t0-001" userLabel="Exit" sceneMemberID="exit"/>
                        <viewControllerPlaceholder storyboardName="Other" id="ref-er-001" sceneMemberID="viewController"/>
                    </objects>
                </scene>
            </scenes>
            <inferredMetricsTieBreakers>
                <segue reference="seg-ue-002"/>
            </inferredMetricsTieBreakers>
        </document>
        """

    static let texts = nib(
        """
            <textView id="tex-t0-001" userLabel='"quoted"'>
                <string key="text">first line
          second &lt;line&gt; – ü</string>
                <attributedString key="attributedText">
                    <fragment content="bold">
                        <attributes>
                            <font key="NSFont" metaFont="systemBold" size="13"/>
                            <color key="NSColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
                        </attributes>
                    </fragment>
                    <fragment>
                        <string key="content"> and
        plain</string>
                    </fragment>
                </attributedString>
            </textView>
            <navigationItem id="nav-it-002">
                <string key="title" base64-UTF8="YES">
        EENvbnRhaW5lcg
        </string>
            </navigationItem>
        """)
}
