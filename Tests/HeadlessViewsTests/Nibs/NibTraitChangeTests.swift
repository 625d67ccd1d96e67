import Testing

@_spi(Headless) @testable import HeadlessViews

@MainActor @Suite("Size-class variations after the load")
struct NibTraitChangeTests {
    private func load(_ objects: String) throws -> UIView {
        let loading = InterfaceLoading(document: try InterfaceDocumentFixture.document(objects), owner: nil)
        return try #require(loading.load().first as? UIView)
    }

    /// Lays a view out as an iPad shows it.
    private func onPad(_ view: UIView, _ work: () throws -> Void) throws {
        let pad = try #require(HeadlessDevice(identifier: "ipad9_7"))
        try UIScreen.main.perform(as: pad) {
            view.layoutIfNeeded()
            try work()
        }
        view.layoutIfNeeded()
    }

    private let constraints = """
        <view id="1"><rect key="frame" x="0" y="0" width="300" height="200"/>
            <subviews><view tag="2" translatesAutoresizingMaskIntoConstraints="NO" id="2">
                <constraints>
                    <constraint firstAttribute="width" constant="10" id="w"><variation key="widthClass=regular" constant="20"/></constraint>
                    <constraint firstAttribute="height" constant="30" id="h"/>
                    <constraint firstAttribute="height" constant="40" id="tall"/>
                </constraints>
                <variation key="default"><mask key="constraints"><exclude reference="tall"/></mask></variation>
                <variation key="heightClass=regular-widthClass=regular">
                    <mask key="constraints"><include reference="tall"/><exclude reference="h"/></mask>
                </variation>
            </view></subviews>
            <constraints>
                <constraint firstItem="2" firstAttribute="top" secondItem="1" secondAttribute="top" id="t"/>
                <constraint firstItem="2" firstAttribute="leading" secondItem="1" secondAttribute="leading" id="l"/>
            </constraints>
        </view>
        """

    @Test("Constants and installed constraints are those of the size class, there and back")
    func constraintsSwitch() throws {
        let view = try load(constraints)
        let part = try #require(view.viewWithTag(2))
        view.layoutIfNeeded()
        #expect(part.frame == CGRect(x: 0, y: 0, width: 10, height: 30))
        try onPad(view) { #expect(part.frame == CGRect(x: 0, y: 0, width: 20, height: 40)) }
        #expect(part.frame == CGRect(x: 0, y: 0, width: 10, height: 30))
    }

    @Test("What code has changed since the load stays, unless the document says something else now")
    func changesOfCode() throws {
        let view = try load(constraints)
        let part = try #require(view.viewWithTag(2))
        view.layoutIfNeeded()
        let heights = part.constraints.filter { $0.firstAttribute == .height }
        #expect(heights.map(\.constant) == [30])
        heights[0].constant = 35
        let phone = try #require(HeadlessDevice(identifier: "retina4_7"))
        UIScreen.main.perform(as: phone, .landscape) { view.layoutIfNeeded() }
        #expect(part.frame.height == 35)
        try onPad(view) { #expect(part.frame.height == 40) }
        #expect(part.frame.height == 35)
    }

    @Test("A subview comes and goes with the constraints that refer to it, in its place among the others")
    func subviewsSwitch() throws {
        let view = try load(
            """
            <view id="1"><rect key="frame" x="0" y="0" width="300" height="200"/>
                <subviews>
                    <view tag="2" translatesAutoresizingMaskIntoConstraints="NO" id="2">
                        <constraints><constraint firstAttribute="height" constant="30" id="h"/></constraints>
                    </view>
                    <view tag="3" id="3"/>
                </subviews>
                <constraints>
                    <constraint firstItem="2" firstAttribute="top" secondItem="1" secondAttribute="top" id="t"/>
                    <constraint firstItem="2" firstAttribute="leading" secondItem="1" secondAttribute="leading" id="l"/>
                    <constraint firstAttribute="trailing" secondItem="2" secondAttribute="trailing" constant="20" id="r"/>
                </constraints>
                <variation key="default"><mask key="subviews"><exclude reference="2"/></mask></variation>
                <variation key="widthClass=regular"><mask key="subviews"><include reference="2"/></mask></variation>
            </view>
            """)
        view.layoutIfNeeded()
        #expect(view.subviews.map(\.tag) == [3])
        for _ in 1...2 {
            try onPad(view) {
                #expect(view.subviews.map(\.tag) == [2, 3])
                #expect(view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 280, height: 30))
            }
            #expect(view.subviews.map(\.tag) == [3])
            #expect(view.constraints.isEmpty)
        }
    }

    @Test("A view of a stack view comes and goes in its place in the row, and the row turns")
    func stacks() throws {
        let stack = try load(
            """
            <stackView id="1" spacing="4" distribution="fillEqually"><rect key="frame" x="0" y="0" width="104" height="44"/>
                <subviews>
                    <view tag="2" translatesAutoresizingMaskIntoConstraints="NO" id="2"/>
                    <view tag="3" translatesAutoresizingMaskIntoConstraints="NO" id="3"/>
                </subviews>
                <variation key="default"><mask key="subviews"><exclude reference="2"/></mask></variation>
                <variation key="widthClass=regular" axis="vertical" spacing="8">
                    <mask key="subviews"><include reference="2"/></mask>
                </variation>
                <variation key="heightClass=compact" distribution="fillEqually"/>
            </stackView>
            """)
        let row = try #require(stack as? UIStackView)
        stack.layoutIfNeeded()
        #expect(row.arrangedSubviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 104, height: 44)])
        try onPad(stack) {
            #expect(row.arrangedSubviews.map(\.tag) == [2, 3])
            #expect(
                row.arrangedSubviews.map(\.frame) == [
                    CGRect(x: 0, y: 0, width: 104, height: 18), CGRect(x: 0, y: 26, width: 104, height: 18),
                ])
        }
        #expect(row.arrangedSubviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 104, height: 44)])
    }

    @Test("Fonts, colors, frames and what is hidden are those of the size class, there and back")
    func attributes() throws {
        let view = try load(
            """
            <view id="1"><rect key="frame" x="0" y="0" width="300" height="200"/>
                <subviews>
                    <label tag="2" text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="2">
                        <fontDescription key="fontDescription" type="system" pointSize="10"/>
                        <variation key="widthClass=regular">
                            <fontDescription key="fontDescription" type="system" pointSize="40"/>
                            <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                        </variation>
                    </label>
                    <view tag="3" id="3"><rect key="frame" x="1" y="2" width="3" height="4"/>
                        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                        <variation key="heightClass=regular-widthClass=regular" hidden="YES">
                            <rect key="frame" x="5" y="6" width="7" height="8"/>
                            <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                        </variation>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="2" firstAttribute="top" secondItem="1" secondAttribute="top" id="t"/>
                    <constraint firstItem="2" firstAttribute="leading" secondItem="1" secondAttribute="leading" id="l"/>
                </constraints>
            </view>
            """)
        view.layoutIfNeeded()
        let label = try #require(view.viewWithTag(2) as? UILabel)
        let plain = try #require(view.viewWithTag(3))
        let small = label.frame.height
        try onPad(view) {
            #expect(label.frame.height > 3.5 * small)
            #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            #expect(plain.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
            #expect(plain.isHidden)
            #expect(plain.backgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        }
        #expect(label.frame.height == small)
        #expect(label.textColor == .label)
        #expect(plain.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(!plain.isHidden)
        #expect(plain.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("A nib that was loaded under other traits than it is shown with is brought in line before it is laid out")
    func loadedElsewhere() throws {
        let view = try load(constraints)
        try onPad(view) { #expect(view.viewWithTag(2)?.frame.size == CGSize(width: 20, height: 40)) }
    }

    @Test("What varies keeps nothing alive: the views go when nobody holds them")
    func lifetime() throws {
        weak var view: UIView?
        try { view = try load(constraints) }()
        #expect(view == nil)
        weak var owner: Owner?
        try {
            let made = Owner()
            let document = try InterfaceDocumentFixture.document(constraints)
            made.view = InterfaceLoading(document: document, owner: made).load().first as? UIView
            owner = made
        }()
        #expect(owner == nil)
    }
}

private final class Owner: HeadlessObject {
    var view: UIView?
}
