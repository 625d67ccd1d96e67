@_spi(Headless) import HeadlessViews
import Testing

@MainActor @Suite("Labels, images and text of documents") struct TextDecodingTests {
    private func label(_ attributes: String, _ children: String = "") throws -> UILabel {
        try loadOnly(UILabel.self, "<label \(attributes) id=\"lbl\">\(children)</label>").object
    }

    @Test("A label has all that a document says of it")
    func fullLabel() throws {
        let label = try label(
            """
            opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="left" horizontalHuggingPriority="251" \
            verticalHuggingPriority="252" text="Total" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="3" \
            baselineAdjustment="none" minimumScaleFactor="0.5" adjustsLetterSpacingToFitWidth="YES" preferredMaxLayoutWidth="298" \
            adjustsFontForContentSizeCategory="YES" enabled="NO" highlighted="YES" showsExpansionTextWhenTruncated="YES"
            """,
            """
            <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
            <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <color key="highlightedColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            <color key="shadowColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
            <size key="shadowOffset" width="2" height="3"/>
            """)
        #expect(label.text == "Total")
        #expect(label.textAlignment == .center)
        #expect(label.lineBreakMode == .byWordWrapping)
        #expect(label.numberOfLines == 3)
        #expect(label.baselineAdjustment == .none)
        #expect(label.adjustsFontSizeToFitWidth)
        #expect(label.minimumScaleFactor == 0.5)
        #expect(label.allowsDefaultTighteningForTruncation)
        #expect(label.preferredMaxLayoutWidth == 298)
        #expect(label.adjustsFontForContentSizeCategory)
        #expect(!label.isEnabled)
        #expect(label.isHighlighted)
        #expect(label.showsExpansionTextWhenTruncated)
        #expect(label.font.pointSize == 20)
        #expect(label.textColor == .red)
        #expect(label.highlightedTextColor != nil)
        #expect(label.shadowColor != nil)
        #expect(label.shadowOffset == CGSize(width: 2, height: 3))
        #expect(label.contentHuggingPriority(for: .vertical) == UILayoutPriority(252))
    }

    @Test("What a document leaves out of a label is Interface Builder's default, not UIKit's")
    func labelDefaults() throws {
        let bare = try label("")
        #expect(bare.textAlignment == .left)
        #expect(bare.isUserInteractionEnabled)
        #expect(bare.adjustsFontSizeToFitWidth)
        #expect(bare.baselineAdjustment == .alignCenters)
        let usual = try label(
            """
            userInteractionEnabled="NO" textAlignment="natural" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO"
            """)
        #expect(usual.textAlignment == .natural)
        #expect(!usual.isUserInteractionEnabled)
        #expect(!usual.adjustsFontSizeToFitWidth)
        #expect(usual.baselineAdjustment == .alignBaselines)
    }

    @Test("Colors of nil are the defaults")
    func nilColors() throws {
        let label = try label("text=\"x\"", "<nil key=\"textColor\"/><nil key=\"highlightedColor\"/>")
        #expect(label.textColor == .label)
        #expect(label.highlightedTextColor == nil)
    }

    @Test("A text with line feeds is a child, and the least size of an older document a scale")
    func olderForms() throws {
        let label = try label(
            "minimumFontSize=\"9\"",
            """
            <string key="text">one
            two</string><fontDescription key="fontDescription" type="system" pointSize="18"/>
            """)
        #expect(label.text == "one\ntwo")
        #expect(label.minimumScaleFactor == 0.5)
    }

    @Test("An attributed text comes with its attributes")
    func attributedText() throws {
        let label = try label(
            "usesAttributedText=\"YES\"",
            """
            <attributedString key="attributedText"><fragment content="Sum"><attributes>
            <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <font key="NSFont" metaFont="system" size="21"/></attributes></fragment></attributedString>
            """)
        #expect(label.text == "Sum")
        #expect(label.font.pointSize == 21)
        #expect(label.textColor == .red)
    }

    @Test(
        "A font of an attributed text that states no size has the size that it has on a Mac",
        arguments: [("system", 13), ("smallSystem", 11)])
    func attributedSize(use: String, points: CGFloat) throws {
        let label = try label(
            "usesAttributedText=\"YES\"",
            """
            <attributedString key="attributedText"><fragment content="Sum"><attributes>
            <font key="NSFont" metaFont="\(use)"/></attributes></fragment></attributedString>
            """)
        #expect(label.font.pointSize == points)
    }

    @Test("An image view has its images and its symbol settings")
    func imageView() throws {
        let (view, _) = try loadOnly(
            UIImageView.self,
            """
            <imageView contentMode="scaleAspectFit" image="star" catalog="system" highlighted="YES" userInteractionEnabled="NO" \
            adjustsImageSizeForAccessibilityContentSizeCategory="YES" id="img">
                <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large" weight="bold"/>
                <imageReference key="highlightedImage" image="moon" catalog="system"/>
            </imageView>
            """)
        #expect(view.image?.isSymbolImage == true)
        #expect(view.highlightedImage?.isSymbolImage == true)
        #expect(view.isHighlighted)
        #expect(!view.isUserInteractionEnabled)
        #expect(view.adjustsImageSizeForAccessibilityContentSizeCategory)
        let expected = UIImage.SymbolConfiguration(weight: .bold).applying(UIImage.SymbolConfiguration(scale: .large))
        #expect(view.preferredSymbolConfiguration == expected)
        #expect(try loadOnly(UIImageView.self, "<imageView id=\"img\"/>").object.isUserInteractionEnabled)
    }

    @Test("Symbol settings of a font and of a size are read", arguments: [true, false])
    func symbolSettings(hasFont: Bool) throws {
        let settings =
            hasFont
            ? """
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font" scale="small">
            <fontDescription key="fontDescription" type="system" pointSize="30"/></preferredSymbolConfiguration>
            """
            : """
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="30" \
            scale="small" weight="regular"/>
            """
        let (view, _) = try loadOnly(UIImageView.self, "<imageView id=\"img\">\(settings)</imageView>")
        let configuration = try #require(view.preferredSymbolConfiguration)
        let image = UIImage(systemName: "star", withConfiguration: configuration)
        let expected = UIImage(
            systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30, weight: .regular, scale: .small))
        #expect(image?.size == expected?.size)
    }

    @Test("A text field has all that a document says of it")
    func textField() throws {
        let (field, report) = try loadOnly(
            UITextField.self,
            """
            <textField opaque="NO" enabled="NO" selected="YES" contentHorizontalAlignment="left" contentVerticalAlignment="center" \
            text="500" borderStyle="roundedRect" placeholder="Price" textAlignment="right" minimumFontSize="17" \
            clearButtonMode="whileEditing" clearsOnBeginEditing="YES" adjustsFontForContentSizeCategory="YES" \
            adjustsFontSizeToFit="NO" id="fld">
                <fontDescription key="fontDescription" type="system" pointSize="14"/>
                <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" \
            spellCheckingType="yes" keyboardType="alphabet" keyboardAppearance="alert" returnKeyType="done" \
            enablesReturnKeyAutomatically="YES" secureTextEntry="YES" smartDashesType="no" smartInsertDeleteType="no" \
            smartQuotesType="no" textContentType="address-level1"/>
            </textField>
            """)
        #expect(field.text == "500")
        #expect(field.placeholder == "Price")
        #expect(field.borderStyle == .roundedRect)
        #expect(field.textAlignment == .right)
        #expect(field.minimumFontSize == 17)
        #expect(!field.adjustsFontSizeToFitWidth)
        #expect(field.clearButtonMode == .whileEditing)
        #expect(field.clearsOnBeginEditing)
        #expect(field.adjustsFontForContentSizeCategory)
        #expect(field.font?.pointSize == 14)
        #expect(field.textColor == .red)
        #expect(!field.isEnabled)
        #expect(field.isSelected)
        #expect(field.contentHorizontalAlignment == .left)
        #expect(field.autocapitalizationType == .words)
        #expect(field.autocorrectionType == .no)
        #expect(field.spellCheckingType == .yes)
        #expect(field.keyboardType == .asciiCapable)
        #expect(field.keyboardAppearance == .dark)
        #expect(field.returnKeyType == .done)
        #expect(field.enablesReturnKeyAutomatically)
        #expect(field.isSecureTextEntry)
        #expect(field.smartDashesType == .no)
        #expect(field.smartInsertDeleteType == .no)
        #expect(field.smartQuotesType == .no)
        #expect(field.textContentType == .addressState)
        #expect(report.problems.isEmpty)
    }

    @Test("What a document leaves out of a text field is Interface Builder's default")
    func textFieldDefaults() throws {
        let (field, _) = try loadOnly(
            UITextField.self, "<textField id=\"fld\"><textInputTraits key=\"textInputTraits\"/></textField>")
        #expect(field.textAlignment == .left)
        #expect(field.adjustsFontSizeToFitWidth)
        #expect(field.autocapitalizationType == .none)
    }

    @Test("A text view has all that a document says of it, a scroll view's attributes included")
    func textView() throws {
        let (view, _) = try loadOnly(
            UITextView.self,
            """
            <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" bounces="NO" scrollEnabled="NO" \
            editable="NO" selectable="NO" textAlignment="natural" allowsEditingTextAttributes="YES" \
            adjustsFontForContentSizeCategory="YES" id="txt">
                <string key="text">one
            two</string>
                <fontDescription key="fontDescription" type="system" pointSize="14"/>
                <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>
                <dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/>
            </textView>
            """)
        #expect(view.text == "one\ntwo")
        #expect(!view.isEditable)
        #expect(!view.isSelectable)
        #expect(view.textAlignment == .natural)
        #expect(view.allowsEditingTextAttributes)
        #expect(view.adjustsFontForContentSizeCategory)
        #expect(view.font?.pointSize == 14)
        #expect(view.textColor == .red)
        #expect(view.autocapitalizationType == .sentences)
        #expect(view.dataDetectorTypes == [.phoneNumber, .link])
        #expect(!view.bounces)
        #expect(!view.isScrollEnabled)
    }

    @Test("A text field's delegate and input accessory are outlets, and its events are actions")
    func connections() throws {
        let (objects, report) = try listNib(
            """
            <textField id="fld"><textInputTraits key="textInputTraits"/><connections>
                <outlet property="inputAccessoryView" destination="bar" id="c01"/>
                <action selector="changed:" destination="-2" eventType="editingChanged" id="c02"/>
            </connections></textField>
            <view id="bar"/>
            """
        ).load(withOwner: nil)
        let field = try #require(objects.first as? UITextField)
        #expect(field.inputAccessoryView === objects.last as? UIView)
        #expect(field.actions(forTarget: nil, forControlEvent: .editingChanged) == ["changed:"])
        #expect(report.outletsConnected == 1)
        #expect(report.actionsConnected == 1)
    }

    @Test("A word that is not known is reported, and the default stands")
    func unknownWord() throws {
        let (label, report) = try loadOnly(UILabel.self, "<label lineBreakMode=\"foldTruncation\" id=\"lbl\"/>")
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(report.problems.count == 1)
        #expect(report.problems.first?.message.contains("lineBreakMode=\"foldTruncation\"") == true)
    }
}
