import Testing

@_spi(Headless) @testable import HeadlessViews

@MainActor @Suite("Size-class variations")
struct NibVariationTests {
    private static let pad = UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .regular),
        UITraitCollection(userInterfaceIdiom: .pad),
    ])

    /// Loads for the default screen, which is compact and regular, or for other traits.
    private func load(_ objects: String, traits: UITraitCollection = UIScreen.main.traitCollection) throws -> UIView {
        let document = try InterfaceDocumentFixture.document(objects)
        let loading = InterfaceLoading(document: document, owner: nil, traits: traits)
        return try #require(loading.load().first as? UIView)
    }

    private let constraints = """
        <view id="1">
            <constraints>
                <constraint firstAttribute="width" constant="10" id="w"><variation key="widthClass=regular" constant="20"/></constraint>
                <constraint firstAttribute="height" constant="30" id="h"/>
                <constraint firstAttribute="height" constant="40" id="tall"/>
            </constraints>
            <variation key="default"><mask key="constraints"><exclude reference="h"/><exclude reference="tall"/></mask></variation>
            <variation key="heightClass=regular-widthClass=regular">
                <mask key="constraints"><include reference="tall"/><exclude reference="w"/></mask>
            </variation>
            <variation key="widthClass=compact"><mask key="constraints"><include reference="h"/></mask></variation>
        </view>
        """

    @Test("The default leaves constraints out, and a fitting variation brings them back or takes others away")
    func constraintMasks() throws {
        #expect(try load(constraints).constraints.map(\.constant) == [10, 30])
        #expect(try load(constraints, traits: Self.pad).constraints.map(\.constant) == [40])
    }

    @Test("A constraint that is left out is an object all the same, so that an outlet may lead to it")
    func outletToExcluded() throws {
        let view = try load(
            """
            <view id="1" customClass="OutletView" customModule="HeadlessViewsTests">
                <constraints><constraint firstAttribute="width" constant="10" id="w"/></constraints>
                <variation key="default"><mask key="constraints"><exclude reference="w"/></mask></variation>
                <connections><outlet property="width" destination="w" id="a"/></connections>
            </view>
            """)
        let width = try #require((view as? OutletView)?.width)
        #expect(!width.isActive)
        width.isActive = true
        #expect(view.constraints == [width])
    }

    @Test("A fitting variation's attributes and children come before the element's own, the most particular first")
    func attributes() throws {
        let text = """
            <view hidden="YES" alpha="0.5" tag="1" id="1">
                <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <variation key="widthClass=regular" hidden="NO" alpha="0.25"/>
                <variation key="heightClass=regular-widthClass=regular" alpha="0.75">
                    <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </variation>
                <variation key="heightClass=compact" tag="9"/>
            </view>
            """
        let phone = try load(text)
        #expect(phone.isHidden)
        #expect(phone.alpha == 0.5)
        #expect(phone.tag == 1)
        #expect(phone.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let pad = try load(text, traits: Self.pad)
        #expect(!pad.isHidden)
        #expect(pad.alpha == 0.75)
        #expect(pad.tag == 1)
        #expect(pad.backgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test("Subviews that a variation leaves out are no subviews, and their constraints do not hold")
    func subviewMasks() throws {
        let text = """
            <view id="1" customClass="OutletView" customModule="HeadlessViewsTests">
                <subviews><view tag="2" id="2"/><view tag="3" id="3"/></subviews>
                <constraints>
                    <constraint firstItem="3" firstAttribute="top" secondItem="1" secondAttribute="top" id="c"/>
                </constraints>
                <variation key="default"><mask key="subviews"><exclude reference="3"/></mask></variation>
                <variation key="userInterfaceIdiom=pad"><mask key="subviews"><include reference="3"/></mask></variation>
                <connections><outlet property="certain" destination="3" id="o"/></connections>
            </view>
            """
        let phone = try load(text)
        #expect(phone.subviews.map(\.tag) == [2])
        #expect(phone.constraints.isEmpty)
        #expect((phone as? OutletView)?.certain.tag == 3)
        let pad = try load(text, traits: Self.pad)
        #expect(pad.subviews.map(\.tag) == [2, 3])
        #expect(pad.constraints.count == 1)
    }

    @Test("A variation whose key cannot be read fits nothing")
    func unreadableKey() throws {
        let view = try load(#"<view tag="1" id="1"><variation key="widthClass=huge" tag="2"/></view>"#)
        #expect(view.tag == 1)
    }
}
