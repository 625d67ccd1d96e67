import InterfaceDocuments

extension UIButton {
    func decodeButton(_ decoder: InterfaceDecoder) {
        take(decoder.choice(.buttonType, ButtonType.self) ?? .custom)
        decodeTitleLabel(decoder)
        decodeInsets(decoder)
        decodeFlags(decoder)
        for child in decoder.element.children where child.word == .state {
            decodeState(InterfaceDecoder(element: child, loading: decoder.loading))
        }
        if let child = decoder.decoder(.configuration), child.element.word == .buttonConfiguration {
            configuration = Configuration(child)
        }
    }

    private func decodeTitleLabel(_ decoder: InterfaceDecoder) {
        if let font = decoder.font() { madeTitleLabel.font = font }
        if let mode = decoder.choice(.lineBreakMode, NSLineBreakMode.self) { madeTitleLabel.lineBreakMode = mode }
        if let offset = decoder.size(.titleShadowOffset) { madeTitleLabel.shadowOffset = offset }
    }

    private func decodeInsets(_ decoder: InterfaceDecoder) {
        if let insets = decoder.edgeInsets(.contentEdgeInsets) { contentEdgeInsets = insets }
        if let insets = decoder.edgeInsets(.titleEdgeInsets) { titleEdgeInsets = insets }
        if let insets = decoder.edgeInsets(.imageEdgeInsets) { imageEdgeInsets = insets }
    }

    private func decodeFlags(_ decoder: InterfaceDecoder) {
        if let reverses = decoder.boolean(.reversesTitleShadowWhenHighlighted) { reversesTitleShadowWhenHighlighted = reverses }
        if let shows = decoder.boolean(.showsTouchWhenHighlighted) { showsTouchWhenHighlighted = shows }
        if decoder.element["adjustsImageWhenHighlighted"] == "NO" { adjustsImageWhenHighlighted = false }
        if let adjusts = decoder.boolean(.adjustsImageWhenDisabled) { adjustsImageWhenDisabled = adjusts }
        if let adjusts = decoder.boolean(.adjustsImageSizeForAccessibilityContentSizeCategory) {
            adjustsImageSizeForAccessibilityContentSizeCategory = adjusts
        }
        if let isEnabled = decoder.boolean(.pointerInteraction) { isPointerInteractionEnabled = isEnabled }
        if let changes = decoder.boolean(.changesSelectionAsPrimaryAction) { changesSelectionAsPrimaryAction = changes }
        if let role = decoder.choice(.role, Role.self) { self.role = role }
        if let style = decoder.choice(.preferredBehavioralStyle, UIBehavioralStyle.self) { preferredBehavioralStyle = style }
    }

    /// Reads a `<state>`: what the button shows in the state that its key names.
    private func decodeState(_ decoder: InterfaceDecoder) {
        guard let state = decoder.choice(.key, UIControl.State.self) else { return }
        if let title = decoder.string(.title) { setTitle(title, for: state) }
        if let title = decoder.attributedString(.attributedTitle) { setAttributedTitle(title, for: state) }
        decoder.color(.titleColor) { setTitleColor($0, for: state) }
        decoder.color(.titleShadowColor) { setTitleShadowColor($0, for: state) }
        if let configuration = decoder.symbolConfiguration(.preferredSymbolConfiguration) {
            setPreferredSymbolConfiguration(configuration, forImageIn: state)
        }
        if let image = decoder.image(.image) { setImage(image, for: state) }
        if let image = decoder.image(.backgroundImage) { setBackgroundImage(image, for: state) }
    }

    /// Takes over what Interface Builder can vary of a button.
    func takeButtonVariation(_ change: InterfaceChange) {
        change.child(.fontDescription) { decoder in
            if let font = decoder.font() { madeTitleLabel.font = font }
            invalidateIntrinsicContentSize()
        }
        change.child(.contentEdgeInsets) { contentEdgeInsets = $0.edgeInsets(.contentEdgeInsets) ?? .zero }
        change.child(.titleEdgeInsets) { titleEdgeInsets = $0.edgeInsets(.titleEdgeInsets) ?? .zero }
        change.child(.imageEdgeInsets) { imageEdgeInsets = $0.edgeInsets(.imageEdgeInsets) ?? .zero }
    }

    /// What Interface Builder may set by name on a button.
    static let buttonKeys = UIControl.keyedProperties.adding([
        "titleLabel": KeyedProperty(reading: \UIButton.titleLabel),
        "imageView": KeyedProperty(reading: \UIButton.imageView),
        "contentEdgeInsets": KeyedProperty(\UIButton.contentEdgeInsets),
        "titleEdgeInsets": KeyedProperty(\UIButton.titleEdgeInsets),
        "imageEdgeInsets": KeyedProperty(\UIButton.imageEdgeInsets),
        "reversesTitleShadowWhenHighlighted": KeyedProperty(\UIButton.reversesTitleShadowWhenHighlighted),
        "adjustsImageWhenHighlighted": KeyedProperty(\UIButton.adjustsImageWhenHighlighted),
        "adjustsImageWhenDisabled": KeyedProperty(\UIButton.adjustsImageWhenDisabled),
        "showsTouchWhenHighlighted": KeyedProperty(\UIButton.showsTouchWhenHighlighted),
    ])
}

extension UIButton.ButtonType: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIButton.ButtonType> = [
        "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "plain": .plain, "close": .close,
    ]
}

extension UIButton.Role: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIButton.Role> = [
        "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
    ]
}

extension UIBehavioralStyle: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIBehavioralStyle> = ["automatic": .automatic, "pad": .pad, "mac": .mac]
}
