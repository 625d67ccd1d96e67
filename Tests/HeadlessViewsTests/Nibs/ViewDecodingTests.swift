import Testing

@_spi(Headless) @testable import HeadlessViews

@MainActor @Suite("Reading a view")
struct ViewDecodingTests {
    private func view(_ attributes: String, _ children: String = "") throws -> UIView {
        let loaded = try LoadedObjects("<view \(attributes) id=\"1\">\(children)</view>")
        #expect(loaded.rules.isEmpty)
        return try loaded.object()
    }

    @Test("A view that says nothing has UIKit's defaults, and no frame")
    func defaults() throws {
        let view = try view("")
        #expect(view.frame == .zero)
        #expect(view.isOpaque)
        #expect(view.contentMode == .scaleToFill)
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.backgroundColor == nil)
        #expect(view.isUserInteractionEnabled)
    }

    @Test("Look")
    func look() throws {
        let view = try view(
            """
            opaque="NO" hidden="YES" alpha="0.5" clipsSubviews="YES" clearsContextBeforeDrawing="NO" contentMode="scaleAspectFit" \
            tintAdjustmentMode="dimmed"
            """,
            """
            <color key="backgroundColor" white="1" alpha="0.5" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            <color key="tintColor" systemColor="systemRedColor"/>
            """)
        #expect(!view.isOpaque)
        #expect(view.isHidden)
        #expect(view.alpha == 0.5)
        #expect(view.clipsToBounds)
        #expect(!view.clearsContextBeforeDrawing)
        #expect(view.contentMode == .scaleAspectFit)
        #expect(view.tintAdjustmentMode == .dimmed)
        #expect(view.backgroundColor == UIColor(white: 1, alpha: 0.5))
        #expect(view.tintColor == .systemRed)
    }

    @Test("Behaviour")
    func behaviour() throws {
        let view = try view(
            """
            tag="7" userInteractionEnabled="NO" multipleTouchEnabled="YES" exclusiveTouch="YES" autoresizesSubviews="NO" \
            semanticContentAttribute="forceRightToLeft" restorationIdentifier="root" translatesAutoresizingMaskIntoConstraints="NO"
            """)
        #expect(view.tag == 7)
        #expect(!view.isUserInteractionEnabled)
        #expect(view.isMultipleTouchEnabled)
        #expect(view.isExclusiveTouch)
        #expect(!view.autoresizesSubviews)
        #expect(view.semanticContentAttribute == .forceRightToLeft)
        #expect(view.restorationIdentifier == "root")
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("Layout")
    func layout() throws {
        let view = try view(
            """
            preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" horizontalHuggingPriority="1" \
            verticalHuggingPriority="2" horizontalCompressionResistancePriority="3" verticalCompressionResistancePriority="1000"
            """, #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#)
        #expect(view.preservesSuperviewLayoutMargins)
        #expect(!view.insetsLayoutMarginsFromSafeArea)
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 1)
        #expect(view.contentHuggingPriority(for: .vertical).rawValue == 2)
        #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 3)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .required)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test("Margins by the direction of reading")
    func directionalMargins() throws {
        let margins = #"<directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>"#
        #expect(try view("", margins).layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(
            try view(#"semanticContentAttribute="forceRightToLeft""#, margins).layoutMargins
                == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    @Test(
        "Frames, whole, by inset, and with numbers of any form",
        arguments: [
            (#"<rect key="frame" x="1" y="2.5" width="300" height="1e2"/>"#, CGRect(x: 1, y: 2.5, width: 300, height: 100)),
            (#"<frame key="frameInset" minX="15" width="325" height="63"/>"#, CGRect(x: 15, y: 0, width: 325, height: 63)),
            (#"<frame key="frameInset" width="342" height="63"/>"#, CGRect(x: 0, y: 0, width: 342, height: 63)), ("", .zero),
        ])
    func frames(child: String, frame: CGRect) throws {
        #expect(try view("", child).frame == frame)
    }

    @Test("Every part of the autoresizing mask")
    func masks() throws {
        let words: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
            ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        for (word, mask) in words {
            #expect(try view("", #"<autoresizingMask key="autoresizingMask" \#(word)="YES"/>"#).autoresizingMask == mask)
        }
        #expect(try view("", #"<autoresizingMask key="autoresizingMask"/>"#).autoresizingMask == [])
    }

    @Test("Accessibility")
    func accessibility() throws {
        let view = try view(
            "",
            """
            <accessibility key="accessibilityConfiguration" identifier="save" label="Save" hint="Saves">
                <accessibilityTraits key="traits" button="YES" notEnabled="YES"/><bool key="isElement" value="YES"/>
            </accessibility>
            """)
        #expect(view.accessibilityIdentifier == "save")
        #expect(view.accessibilityLabel == "Save")
        #expect(view.accessibilityHint == "Saves")
        #expect(view.accessibilityTraits == [.button, .notEnabled])
        #expect(view.isAccessibilityElement)
    }

    @Test("Subviews in their order, and windows hidden")
    func subviews() throws {
        let view = try view("", #"<subviews><view tag="1" id="2"/><label tag="2" id="3"/><view tag="3" id="4"/></subviews>"#)
        #expect(view.subviews.map(\.tag) == [1, 2, 3])
        #expect(try LoadedObjects(#"<window id="1"/>"#).object(as: UIWindow.self).isHidden)
    }

    @Test("A value that cannot be read is reported once, and the default stands")
    func unreadable() throws {
        let loaded = try LoadedObjects(#"<view hidden="PERHAPS" alpha="half" contentMode="odd" id="1"/>"#)
        let view: UIView = try loaded.object()
        #expect(!view.isHidden)
        #expect(view.alpha == 1)
        #expect(view.contentMode == .scaleToFill)
        #expect(Set(loaded.rules) == ["unreadable-value"])
        let messages = loaded.report.problems.map(\.message)
        #expect(messages.count { $0.contains("hidden") } == 1)
        #expect(messages.count { $0.contains("contentMode") } == 1)
    }
}
