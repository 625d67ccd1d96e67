import InterfaceDocuments

extension UIImageView {
    func decodeImageView(_ decoder: InterfaceDecoder) {
        // As with labels, what Interface Builder leaves out is YES.
        isUserInteractionEnabled = decoder.boolean(.userInteractionEnabled) ?? true
        if let configuration = decoder.symbolConfiguration(.preferredSymbolConfiguration) {
            preferredSymbolConfiguration = configuration
        }
        if let image = decoder.image(.image) { self.image = image }
        if let image = decoder.image(.highlightedImage) { highlightedImage = image }
        if let isHighlighted = decoder.boolean(.highlighted) { self.isHighlighted = isHighlighted }
        if let adjusts = decoder.boolean(.adjustsImageSizeForAccessibilityContentSizeCategory) {
            adjustsImageSizeForAccessibilityContentSizeCategory = adjusts
        }
    }

    /// Takes over what Interface Builder can vary of an image view.
    func takeImageViewVariation(_ change: InterfaceChange) {
        func take(_ word: InterfaceWord, _ use: (UIImage?) -> Void) {
            change.attribute(word) { use($0.image(word)) }
            change.child(word) { use($0.image(word)) }
        }
        take(.image) { image = $0 }
        take(.highlightedImage) { highlightedImage = $0 }
    }

    /// What Interface Builder may set by name on an image view.
    static let imageViewKeys = UIView.keyedProperties.adding([
        "image": KeyedProperty(\UIImageView.image),
        "highlightedImage": KeyedProperty(\UIImageView.highlightedImage),
        "highlighted": KeyedProperty(\UIImageView.isHighlighted),
        "isHighlighted": KeyedProperty(\UIImageView.isHighlighted),
        "animationDuration": KeyedProperty(\UIImageView.animationDuration),
        "animationRepeatCount": KeyedProperty(\UIImageView.animationRepeatCount),
    ])
}
