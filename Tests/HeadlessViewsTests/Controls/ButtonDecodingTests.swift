@_spi(Headless) import HeadlessViews
import Testing

@MainActor @Suite("Buttons of documents") struct ButtonDecodingTests {
    @Test("A button has its states, its label's look and its flags")
    func fullButton() throws {
        let (button, report) = try loadOnly(
            UIButton.self,
            """
            <button opaque="NO" contentMode="scaleToFill" selected="YES" contentHorizontalAlignment="trailing" \
            contentVerticalAlignment="bottom" buttonType="roundedRect" lineBreakMode="wordWrap" showsTouchWhenHighlighted="YES" \
            reversesTitleShadowWhenHighlighted="YES" adjustsImageWhenHighlighted="NO" adjustsImageWhenDisabled="NO" \
            adjustsImageSizeForAccessibilityContentSizeCategory="YES" pointerInteraction="YES" preferredBehavioralStyle="pad" \
            showsMenuAsPrimaryAction="YES" semanticContentAttribute="forceRightToLeft" id="btn">
                <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="21"/>
                <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="2.2250738585072014e-308"/>
                <inset key="titleEdgeInsets" minX="4" minY="0.0" maxX="0.0" maxY="0.0"/>
                <inset key="imageEdgeInsets" minX="5" minY="0.0" maxX="0.0" maxY="0.0"/>
                <size key="titleShadowOffset" width="1" height="2"/>
                <state key="normal" title="Save" image="star" catalog="system">
                    <color key="titleColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    <color key="titleShadowColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
                    <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large"/>
                </state>
                <state key="highlighted" title="Saving"/>
                <state key="disabled"><string key="title">Not
            now</string></state>
                <state key="selected" backgroundImage="moon" catalog="system"/>
                <state key="focused"><attributedString key="attributedTitle"><fragment content="Focus"/></attributedString></state>
            </button>
            """)
        #expect(report.problems.isEmpty)
        #expect(button.buttonType == .system)
        #expect(button.titleLabel?.font.pointSize == 21)
        #expect(button.titleLabel?.lineBreakMode == .byWordWrapping)
        #expect(button.titleLabel?.shadowOffset == CGSize(width: 1, height: 2))
        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 0, right: 3))
        #expect(button.titleEdgeInsets.left == 4)
        #expect(button.imageEdgeInsets.left == 5)
        #expect(button.title(for: .normal) == "Save")
        #expect(button.title(for: .highlighted) == "Saving")
        #expect(button.title(for: .disabled) == "Not\nnow")
        #expect(button.attributedTitle(for: .focused)?.string == "Focus")
        #expect(button.image(for: .normal)?.isSymbolImage == true)
        #expect(button.backgroundImage(for: .selected)?.isSymbolImage == true)
        #expect(button.backgroundImage(for: .normal) == nil)
        #expect(button.titleColor(for: .normal) == .red)
        #expect(button.titleShadowColor(for: .normal) != nil)
        #expect(button.preferredSymbolConfigurationForImage(in: .normal) == UIImage.SymbolConfiguration(scale: .large))
        #expect(button.isSelected)
        #expect(button.contentHorizontalAlignment == .trailing)
        #expect(button.contentVerticalAlignment == .bottom)
        #expect(button.showsTouchWhenHighlighted)
        #expect(button.reversesTitleShadowWhenHighlighted)
        #expect(!button.adjustsImageWhenHighlighted)
        #expect(!button.adjustsImageWhenDisabled)
        #expect(button.adjustsImageSizeForAccessibilityContentSizeCategory)
        #expect(button.isPointerInteractionEnabled)
        #expect(button.preferredBehavioralStyle == .pad)
        #expect(button.showsMenuAsPrimaryAction)
    }

    @Test(
        "Each word for a type is read",
        arguments: [
            ("roundedRect", UIButton.ButtonType.system), ("system", .system), ("infoLight", .infoLight), ("infoDark", .infoDark),
            ("contactAdd", .contactAdd), ("detailDisclosure", .detailDisclosure), ("close", .close), ("custom", .custom),
        ])
    func types(word: String, type: UIButton.ButtonType) throws {
        #expect(try loadOnly(UIButton.self, "<button buttonType=\"\(word)\" id=\"btn\"/>").object.buttonType == type)
    }

    @Test("A button without a type is a custom one, in 18 points")
    func custom() throws {
        let (button, _) = try loadOnly(UIButton.self, "<button id=\"btn\"><state key=\"normal\" title=\"x\"/></button>")
        #expect(button.buttonType == .custom)
        #expect(button.titleLabel?.font.pointSize == 18)
        #expect(button.currentTitleColor == .white)
    }

    @Test("A configuration has all that a document says of it, and wins over the states")
    func configuration() throws {
        let (button, report) = try loadOnly(
            UIButton.self,
            """
            <button buttonType="system" id="btn">
                <state key="normal" title="Button"/>
                <buttonConfiguration key="configuration" style="filled" title="Play" subtitle="now" image="play.fill" \
            catalog="system" imagePlacement="trailing" imagePadding="8" imageReservation="9" titlePadding="2" \
            titleAlignment="center" cornerStyle="capsule" buttonSize="large" indicator="popup" macIdiomStyle="bordered" \
            showsActivityIndicator="YES" automaticallyUpdateForSelection="NO">
                    <fontDescription key="titleFontDescription" type="system" pointSize="22"/>
                    <fontDescription key="subtitleFontDescription" type="system" pointSize="11"/>
                    <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
                    <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="large"/>
                    <backgroundConfiguration key="background" cornerRadius="6" strokeWidth="2">
                        <color key="backgroundColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/>
                    </backgroundConfiguration>
                    <color key="baseForegroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/>
                    <color key="baseBackgroundColor" red="0.0" green="1" blue="0.0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/>
                </buttonConfiguration>
            </button>
            """)
        #expect(report.problems.isEmpty)
        let configuration = try #require(button.configuration)
        #expect(configuration.title == "Play")
        #expect(configuration.subtitle == "now")
        #expect(configuration.image?.isSymbolImage == true)
        #expect(configuration.imagePlacement == .trailing)
        #expect(configuration.imagePadding == 8)
        #expect(configuration.imageReservation == 9)
        #expect(configuration.titlePadding == 2)
        #expect(configuration.titleAlignment == .center)
        #expect(configuration.cornerStyle == .capsule)
        #expect(configuration.buttonSize == .large)
        #expect(configuration.indicator == .popup)
        #expect(configuration.macIdiomStyle == .bordered)
        #expect(configuration.showsActivityIndicator)
        #expect(!configuration.automaticallyUpdateForSelection)
        #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(configuration.preferredSymbolConfigurationForImage == UIImage.SymbolConfiguration(scale: .large))
        #expect(configuration.background.cornerRadius == 6)
        #expect(configuration.background.strokeWidth == 2)
        #expect(configuration.background.backgroundColor == .blue)
        #expect(configuration.baseForegroundColor == .red)
        #expect(configuration.baseBackgroundColor == .green)
        #expect(button.title(for: .normal) == "Button")
        #expect(button.currentTitle == "Play")
        #expect(button.titleLabel?.text == "Play")
        #expect(button.titleLabel?.font.pointSize == 22)
        #expect(button.titleLabel?.textColor == .red)
        #expect(button.subtitleLabel?.font.pointSize == 11)
    }

    @Test("A configuration's attributed title keeps its attributes on the label")
    func attributedConfigurationTitle() throws {
        let (button, _) = try loadOnly(
            UIButton.self,
            """
            <button id="btn"><buttonConfiguration key="configuration" style="plain"><attributedString key="attributedTitle">
            <fragment content="Styled"><attributes><real key="NSKern" value="2"/></attributes></fragment></attributedString>
            </buttonConfiguration></button>
            """)
        #expect(button.configuration?.title == "Styled")
        let text = try #require(button.titleLabel?.attributedText)
        #expect(text.attribute(.kern, at: 0, effectiveRange: nil) != nil)
    }

    @Test("An action of a document goes to its target for the event that it names")
    func actions() throws {
        let (objects, report) = try listNib(
            """
            <button id="btn"><connections>
                <action selector="first:" destination="tgt" eventType="touchUpInside" id="c01"/>
                <action selector="second:" destination="tgt" eventType="touchDragExit" id="c02"/>
                <action selector="first:" destination="tgt" eventType="shaken" id="c03"/>
            </connections></button>
            <customObject id="tgt" customClass="RecordingTarget" customModule="HeadlessViewsTests"/>
            """
        ).load(withOwner: nil)
        let button = try #require(objects.first as? UIButton)
        let target = try #require(objects.last as? RecordingTarget)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchDragExit)
        #expect(target.log == ["first:", "second:"])
        #expect(report.actionsConnected == 2)
        #expect(report.actionsUndeliverable == 1)
    }

    @Test("A runtime attribute reaches the title's label")
    func runtimeAttribute() throws {
        let (button, report) = try loadOnly(
            UIButton.self,
            """
            <button id="btn"><state key="normal" title="x"/><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="titleLabel.numberOfLines">
                    <integer key="value" value="2"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="boolean" keyPath="enabled" value="NO"/>
            </userDefinedRuntimeAttributes></button>
            """)
        #expect(button.titleLabel?.numberOfLines == 2)
        #expect(!button.isEnabled)
        #expect(report.runtimeAttributesSet == 2)
    }
}
