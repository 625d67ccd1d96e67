import InterfaceDocuments

extension UIProgressView {
    func decodeProgressView(_ decoder: InterfaceDecoder) {
        if let progress = decoder.number(.progress) { self.progress = Float(progress) }
        if decoder.element["progressViewStyle"] == "bar" { progressViewStyle = .bar }
        decoder.color(.progressTintColor) { progressTintColor = $0 }
        decoder.color(.trackTintColor) { trackTintColor = $0 }
        if let image = decoder.image(.progressImage) { progressImage = image }
        if let image = decoder.image(.trackImage) { trackImage = image }
    }

    /// What Interface Builder may set by name on a progress bar.
    static let progressViewKeys = UIView.keyedProperties.adding([
        "progress": KeyedProperty(\UIProgressView.progress),
        "progressTintColor": KeyedProperty(\UIProgressView.progressTintColor),
        "trackTintColor": KeyedProperty(\UIProgressView.trackTintColor),
        "progressImage": KeyedProperty(\UIProgressView.progressImage),
        "trackImage": KeyedProperty(\UIProgressView.trackImage),
    ])
}
