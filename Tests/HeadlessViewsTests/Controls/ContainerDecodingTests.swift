@_spi(Headless) import HeadlessViews
import Testing

@MainActor @Suite("Stacks, effects and other frameworks' views of documents") struct ContainerDecodingTests {
    @Test("A stack view's subviews are its row, and its attributes are read")
    func stackView() throws {
        let (stack, report) = try loadOnly(
            UIStackView.self,
            """
            <stackView opaque="NO" axis="vertical" distribution="equalCentering" alignment="top" spacing="12" \
            baselineRelativeArrangement="YES" id="stk"><subviews><label tag="1" id="one"/><view tag="2" id="two"/></subviews>
            </stackView>
            """)
        #expect(stack.arrangedSubviews.map(\.tag) == [1, 2])
        #expect(stack.arrangedSubviews == stack.subviews)
        #expect(stack.arrangedSubviews.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
        #expect(stack.axis == .vertical)
        #expect(stack.distribution == .equalCentering)
        #expect(stack.alignment == .leading)
        #expect(stack.spacing == 12)
        #expect(stack.isBaselineRelativeArrangement)
        #expect(!stack.isLayoutMarginsRelativeArrangement)
        #expect(report.problems.isEmpty)
    }

    @Test("A stack view of standard spacing, and one with margins of its own")
    func stackViewForms() throws {
        let (stack, _) = try loadOnly(
            UIStackView.self,
            """
            <stackView spacingType="standard" id="stk"><directionalEdgeInsets key="directionalLayoutMargins" top="8" \
            leading="20" bottom="8" trailing="20"/></stackView>
            """)
        #expect(stack.spacing == UIStackView.spacingUseSystem)
        #expect(stack.isLayoutMarginsRelativeArrangement)
        #expect(stack.axis == .horizontal)
    }

    @Test(
        "Every alignment is read",
        arguments: [
            ("fill", UIStackView.Alignment.fill), ("leading", .leading), ("top", .top), ("center", .center),
            ("trailing", .trailing),
            ("bottom", .bottom), ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline),
        ])
    func alignments(word: String, alignment: UIStackView.Alignment) throws {
        let (stack, _) = try loadOnly(UIStackView.self, "<stackView alignment=\"\(word)\" id=\"stk\"/>")
        #expect(stack.alignment == alignment)
    }

    @Test("An effect view's content view is the document's, which fills it")
    func visualEffectView() throws {
        let (view, report) = try loadOnly(
            UIVisualEffectView.self,
            """
            <visualEffectView opaque="NO" contentMode="scaleToFill" id="eff">
                <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                <view key="contentView" opaque="NO" tag="7" id="con">
                    <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                    <subviews><label tag="8" id="lbl"/></subviews>
                    <constraints><constraint firstItem="lbl" firstAttribute="top" secondItem="con" secondAttribute="top" id="k01"/>
                    </constraints>
                </view>
                <blurEffect style="systemThickMaterial"/>
            </visualEffectView>
            """)
        #expect(view.contentView.tag == 7)
        #expect(view.subviews == [view.contentView])
        #expect(view.contentView.subviews.map(\.tag) == [8])
        #expect(view.effect is UIBlurEffect)
        #expect(report.constraintsActive == 1)
        #expect(report.problems.isEmpty)
        view.frame.size = CGSize(width: 300, height: 60)
        view.layoutIfNeeded()
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
    }

    @Test("A vibrancy effect goes with its blur")
    func vibrancy() throws {
        let (view, _) = try loadOnly(
            UIVisualEffectView.self,
            "<visualEffectView id=\"eff\"><vibrancyEffect><blurEffect style=\"dark\"/></vibrancyEffect></visualEffectView>")
        #expect(view.effect is UIVibrancyEffect)
        #expect(view.contentView.superview === view)
        let made = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        #expect(made.contentView.superview === made)
    }

    @Test("An effect's blur is an outlet's value, too")
    func effectByName() {
        let view = UIVisualEffectView()
        let blur = UIBlurEffect(style: .dark)
        view.setValue(blur, forKey: "effect")
        #expect(view.effect === blur)
    }

    @Test(
        "Views of other frameworks stand in their places, and take their delegates",
        arguments: [
            "mapView", "webView", "sceneKitView", "arscnView", "arskView", "skView", "glkView", "mtkView",
        ])
    func otherFrameworks(element: String) throws {
        let (objects, report) = try listNib(
            """
            <\(element) contentMode="scaleToFill" tag="3" id="oth"><rect key="frame" x="1" y="2" width="3" height="4"/>
            <connections><outlet property="delegate" destination="src" id="c01"/></connections></\(element)>
            <customObject id="src" customClass="PickerSource" customModule="HeadlessViewsTests"/>
            """
        ).load(withOwner: nil)
        let view = try #require(objects.first as? UIView)
        #expect(type(of: view) != UIView.self)
        #expect(view.tag == 3)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(report.outletsConnected == 1)
        #expect(report.problems.isEmpty)
    }

    @Test("A web view's configuration is no trouble")
    func webView() throws {
        let (view, report) = try loadOnly(
            WKWebView.self,
            """
            <wkWebView contentMode="scaleToFill" allowsBackForwardNavigationGestures="YES" id="web">
                <wkWebViewConfiguration key="configuration" allowsAirPlayForMediaPlayback="NO">
                    <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>
                    <wkPreferences key="preferences" minimumFontSize="6"/>
                </wkWebViewConfiguration>
            </wkWebView>
            """)
        #expect(view.subviews.isEmpty)
        #expect(report.problems.isEmpty)
    }
}
