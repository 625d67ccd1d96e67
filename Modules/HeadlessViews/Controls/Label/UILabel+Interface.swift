import InterfaceDocuments

extension UILabel {
    func decodeLabel(_ decoder: InterfaceDecoder) {
        decodeText(decoder)
        decodeShape(decoder)
        decodeFitting(decoder)
        // Interface Builder writes NO for labels that take no touches, as those from its library; what it leaves out is YES.
        isUserInteractionEnabled = decoder.boolean(.userInteractionEnabled) ?? true
        if let isEnabled = decoder.boolean(.enabled) { self.isEnabled = isEnabled }
        if let isHighlighted = decoder.boolean(.highlighted) { self.isHighlighted = isHighlighted }
    }

    private func decodeText(_ decoder: InterfaceDecoder) {
        if let font = decoder.font() { self.font = font }
        decoder.color(.textColor) { textColor = $0 }
        decoder.color(.highlightedColor) { highlightedTextColor = $0 }
        decoder.color(.shadowColor) { shadowColor = $0 }
        if let offset = decoder.size(.shadowOffset) { shadowOffset = offset }
        // Interface Builder leaves the left side out, which UIKit's default is not.
        textAlignment = decoder.choice(.textAlignment, NSTextAlignment.self) ?? .left
        if let mode = decoder.choice(.lineBreakMode, NSLineBreakMode.self) { lineBreakMode = mode }
        if let text = decoder.string(.text) { self.text = text }
        if let text = decoder.attributedString(.attributedText) { attributedText = text }
    }

    private func decodeShape(_ decoder: InterfaceDecoder) {
        if let number = decoder.integer(.numberOfLines) { numberOfLines = max(0, number) }
        if let width = decoder.number(.preferredMaxLayoutWidth) { preferredMaxLayoutWidth = width }
        if let adjusts = decoder.boolean(.adjustsFontForContentSizeCategory) { adjustsFontForContentSizeCategory = adjusts }
        if let shows = decoder.boolean(.showsExpansionTextWhenTruncated) { showsExpansionTextWhenTruncated = shows }
        // Named for a property that UIKit replaced by this one in iOS 9.
        if let tightens = decoder.boolean(.adjustsLetterSpacingToFitWidth) { allowsDefaultTighteningForTruncation = tightens }
    }

    /// Interface Builder writes NO for a font that does not shrink and leaves YES out, beside the least size or scale; and it leaves out
    /// the middle of the three ways to keep a line in its place.
    private func decodeFitting(_ decoder: InterfaceDecoder) {
        adjustsFontSizeToFitWidth = decoder.boolean(.adjustsFontSizeToFit) ?? true
        baselineAdjustment = decoder.choice(.baselineAdjustment, UIBaselineAdjustment.self) ?? .alignCenters
        if let scale = decoder.number(.minimumScaleFactor) {
            minimumScaleFactor = scale
        } else if let size = decoder.number(.minimumFontSize), font.pointSize > 0 {
            // The older spelling, as a size in points.
            minimumScaleFactor = size / font.pointSize
        }
    }

    /// Takes over what Interface Builder can vary of a label.
    func takeLabelVariation(_ change: InterfaceChange) {
        change.child(.fontDescription) { font = $0.font() }
        change.color(.textColor) { textColor = $0 }
        change.color(.highlightedColor) { highlightedTextColor = $0 }
        change.color(.shadowColor) { shadowColor = $0 }
    }

    /// What Interface Builder may set by name on a label.
    static let labelKeys = UIView.keyedProperties.adding([
        "text": KeyedProperty(\UILabel.text),
        "attributedText": KeyedProperty(\UILabel.attributedText),
        "font": KeyedProperty(\UILabel.font),
        "textColor": KeyedProperty(\UILabel.textColor),
        "highlightedTextColor": KeyedProperty(\UILabel.highlightedTextColor),
        "shadowColor": KeyedProperty(\UILabel.shadowColor),
        "shadowOffset": KeyedProperty(\UILabel.shadowOffset),
        "textAlignment": KeyedProperty(\UILabel.textAlignment),
        "numberOfLines": KeyedProperty(\UILabel.numberOfLines),
        "preferredMaxLayoutWidth": KeyedProperty(\UILabel.preferredMaxLayoutWidth),
        "adjustsFontSizeToFitWidth": KeyedProperty(\UILabel.adjustsFontSizeToFitWidth),
        "adjustsFontForContentSizeCategory": KeyedProperty(\UILabel.adjustsFontForContentSizeCategory),
        "minimumScaleFactor": KeyedProperty(\UILabel.minimumScaleFactor),
        "enabled": KeyedProperty(\UILabel.isEnabled),
        "isEnabled": KeyedProperty(\UILabel.isEnabled),
        "highlighted": KeyedProperty(\UILabel.isHighlighted),
        "isHighlighted": KeyedProperty(\UILabel.isHighlighted),
    ])
}

extension UIBaselineAdjustment: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIBaselineAdjustment> = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]
}
