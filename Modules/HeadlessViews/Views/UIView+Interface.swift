import InterfaceDocuments

extension UIView: InterfaceDecodable {}

extension UIView {
    /// Reads what Interface Builder writes of any view, then makes what is in it.
    func decodeView(_ decoder: InterfaceDecoder) {
        decoder.loading.report.views += 1
        decodeGeometry(decoder)
        decodeLook(decoder)
        decodeBehaviour(decoder)
        decodeLayout(decoder)
        decodeAccessibility(decoder)
        decodeSubviews(decoder)
        decodeGuides(decoder)
        let constraintsVary = decoder.loading.makeConstraints(of: decoder)
        if constraintsVary || decoder.element.child(.variation) != nil {
            decoder.loading.variedViews.append((decoder.element, self))
        }
    }

    private func decodeGeometry(_ decoder: InterfaceDecoder) {
        if let frame = decoder.rect(.frame) ?? decodeFrameInset(decoder) { self.frame = frame }
        if let mask = decoder.options(.autoresizingMask, Self.maskWords) as AutoresizingMask? { autoresizingMask = mask }
        if let translates = decoder.boolean(.translatesAutoresizingMaskIntoConstraints) {
            translatesAutoresizingMaskIntoConstraints = translates
        }
        if let isFixed = decoder.boolean(.fixedFrame) { layoutState.keepsDrawnFrame = isFixed }
        if let autoresizes = decoder.boolean(.autoresizesSubviews) { autoresizesSubviews = autoresizes }
    }

    /// A frame that is written as insets from the superview's edges.
    private func decodeFrameInset(_ decoder: InterfaceDecoder) -> CGRect? {
        guard let inset = decoder.decoder(.frameInset) else { return nil }
        return CGRect(
            x: inset.number(.minX) ?? 0, y: inset.number(.minY) ?? 0, width: inset.number(.width) ?? 0,
            height: inset.number(.height) ?? 0)
    }

    private func decodeLook(_ decoder: InterfaceDecoder) {
        if let mode = decoder.choice(.contentMode, ContentMode.self) { contentMode = mode }
        if let isOpaque = decoder.boolean(.opaque) { self.isOpaque = isOpaque }
        if let isHidden = decoder.boolean(.hidden) { self.isHidden = isHidden }
        if let alpha = decoder.number(.alpha) { self.alpha = alpha }
        if let clips = decoder.boolean(.clipsSubviews) { clipsToBounds = clips }
        if let clears = decoder.boolean(.clearsContextBeforeDrawing) { clearsContextBeforeDrawing = clears }
        decoder.color(.backgroundColor) { backgroundColor = $0 }
        decoder.color(.tintColor) { tintColor = $0 }
        if let mode = decoder.choice(.tintAdjustmentMode, TintAdjustmentMode.self) { tintAdjustmentMode = mode }
    }

    private func decodeBehaviour(_ decoder: InterfaceDecoder) {
        if let tag = decoder.integer(.tag) { self.tag = tag }
        if let isEnabled = decoder.boolean(.userInteractionEnabled) { isUserInteractionEnabled = isEnabled }
        if let isMultiple = decoder.boolean(.multipleTouchEnabled) { isMultipleTouchEnabled = isMultiple }
        if let isExclusive = decoder.boolean(.exclusiveTouch) { isExclusiveTouch = isExclusive }
        if let attribute = decoder.choice(.semanticContentAttribute, UISemanticContentAttribute.self) {
            semanticContentAttribute = attribute
        }
        if let identifier = decoder.string(.restorationIdentifier) { restorationIdentifier = identifier }
    }

    private func decodeLayout(_ decoder: InterfaceDecoder) {
        if let margins = decoder.edgeInsets(.layoutMargins) { layoutState.margins = margins }
        if let margins = decoder.directionalEdgeInsets(.directionalLayoutMargins) { layoutState.margins = plain(margins) }
        if let preserves = decoder.boolean(.preservesSuperviewLayoutMargins) { preservesSuperviewLayoutMargins = preserves }
        if let insets = decoder.boolean(.insetsLayoutMarginsFromSafeArea) { insetsLayoutMarginsFromSafeArea = insets }
        if let priority = decoder.priority(.horizontalHuggingPriority) { layoutState.hugging.horizontal = priority }
        if let priority = decoder.priority(.verticalHuggingPriority) { layoutState.hugging.vertical = priority }
        if let priority = decoder.priority(.horizontalCompressionResistancePriority) {
            layoutState.compressionResistance.horizontal = priority
        }
        if let priority = decoder.priority(.verticalCompressionResistancePriority) {
            layoutState.compressionResistance.vertical = priority
        }
    }

    private func decodeAccessibility(_ decoder: InterfaceDecoder) {
        guard let accessibility = decoder.decoder(.accessibilityConfiguration) else { return }
        if let label = accessibility.string(.label) { accessibilityLabel = label }
        if let hint = accessibility.string(.hint) { accessibilityHint = hint }
        if let value = accessibility.string(.value) { accessibilityValue = value }
        if let identifier = accessibility.string(.identifier) { accessibilityIdentifier = identifier }
        if let traits = accessibility.options(.traits, Self.traitWords) as UIAccessibilityTraits? { accessibilityTraits = traits }
        if let isElement = accessibility.decoder(.isElement)?.boolean(.value) { isAccessibilityElement = isElement }
    }

    private func decodeSubviews(_ decoder: InterfaceDecoder) {
        guard let list = decoder.element.child(.subviews) else { return }
        for element in list.children {
            guard let view = decoder.loading.object(for: element) as? UIView else { continue }
            if decoder.loading.isIncluded(element, in: decoder.element, list: .subviews) { adopt(view) }
        }
    }

    private func decodeGuides(_ decoder: InterfaceDecoder) {
        for element in decoder.element.children where element.word == .viewLayoutGuide && element.key == .safeArea {
            decoder.loading.register(safeAreaLayoutGuide, for: element)
        }
    }

    private static let maskWords: [(InterfaceWord, AutoresizingMask)] = [
        (.flexibleMinX, .flexibleLeftMargin), (.widthSizable, .flexibleWidth), (.flexibleMaxX, .flexibleRightMargin),
        (.flexibleMinY, .flexibleTopMargin), (.heightSizable, .flexibleHeight), (.flexibleMaxY, .flexibleBottomMargin),
    ]

    private static let traitWords: [(InterfaceWord, UIAccessibilityTraits)] = [
        (.button, .button), (.link, .link), (.image, .image), (.selected, .selected), (.playsSound, .playsSound),
        (.keyboardKey, .keyboardKey), (.staticText, .staticText), (.summaryElement, .summaryElement),
        (.notEnabled, .notEnabled), (.updatesFrequently, .updatesFrequently), (.searchField, .searchField),
        (.startsMediaSession, .startsMediaSession), (.adjustable, .adjustable),
        (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn), (.header, .header),
    ]
}

extension UIView.ContentMode: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIView.ContentMode> = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
        "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "TopLeft": .topLeft,
        "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
}

extension UIView.TintAdjustmentMode: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIView.TintAdjustmentMode> = [
        "automatic": .automatic, "normal": .normal, "dimmed": .dimmed,
    ]
}

extension UISemanticContentAttribute: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UISemanticContentAttribute> = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
        "forceRightToLeft": .forceRightToLeft,
    ]
}
