/// Documents that tests write.
enum DocumentFixtures {
    /// A nib with a view of a class that no process has, in it a label and a button, and a dangling outlet on line 22.
    static let nib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Owner">
                    <connections>
                        <outlet property="card" destination="v" id="o1"/>
                    </connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view id="v" customClass="Card" customModule="Nowhere">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
                    <subviews>
                        <label text="Two&#10;lines" id="l"><rect key="frame" x="8" y="8" width="100.5" height="20.333333"/></label>
                        <button hidden="YES" buttonType="system" id="b">
                            <rect key="frame" x="8" y="40" width="100" height="44"/>
                            <state key="normal" title="Pay"/>
                            <connections><action selector="pay:" destination="-1" eventType="touchUpInside" id="a"/></connections>
                        </button>
                    </subviews>
                    <connections>
                        <outlet property="titleLabel" destination="l" id="o2"/>
                        <outlet property="image" destination="gone" id="o3"/>
                    </connections>
                </view>
            </objects>
        </document>
        """

    /// A nib of one plain view, without a fault.
    static let plainNib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <view id="v"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view>
            </objects>
        </document>
        """

    /// A storyboard of one scene, whose controller's view has a label in it.
    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="c">
            <scenes>
                <scene sceneID="s">
                    <objects>
                        <viewController storyboardIdentifier="Home" id="c" customClass="HomeController">
                            <view key="view" id="v">
                                <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                                <subviews>
                                    <label text="Welcome" id="l"><rect key="frame" x="20" y="100" width="350" height="40"/></label>
                                </subviews>
                            </view>
                            <connections><segue destination="c" kind="show" identifier="again" id="g"/></connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="r" sceneMemberID="firstResponder"/>
                    </objects>
                </scene>
            </scenes>
        </document>
        """

    /// A nib for a Mac.
    static let macNib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects/></document>
        """
}
