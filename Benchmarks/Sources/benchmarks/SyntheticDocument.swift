/// A nib with labels and buttons under constraints, the same on every machine.
struct SyntheticDocument {
    var viewCount: Int

    var bytes: [UInt8] {
        Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17156" \
            targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                    <view contentMode="scaleToFill" id="iN0-l3-epB">
                        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                        <subviews>
            \((0..<viewCount).map(view).joined(separator: "\n"))
                        </subviews>
                        <constraints>
            \((0..<viewCount).map(constraint).joined(separator: "\n"))
                        </constraints>
                    </view>
                </objects>
            </document>

            """.utf8)
    }

    private func view(_ index: Int) -> String {
        """
                            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
        text="Row \(index) &amp; more" textAlignment="natural" lineBreakMode="tailTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="\(identifier(index))">
                                <rect key="frame" x="20" y="\(index * 21).5" width="374" height="20.5"/>
                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                <color key="textColor" red="0.\(index % 10)" green="0.5" blue="1" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
                                <nil key="highlightedColor"/>
                            </label>
        """
    }

    private func constraint(_ index: Int) -> String {
        """
                            <constraint firstItem="\(identifier(index))" firstAttribute="leading" secondItem="iN0-l3-epB" \
        secondAttribute="leading" constant="\(index % 40)" id="c\(identifier(index))"/>
        """
    }

    private func identifier(_ index: Int) -> String {
        "\(String(index % 1000 + 1000, radix: 36))-v\(index / 36 % 10)-\(index)"
    }
}
