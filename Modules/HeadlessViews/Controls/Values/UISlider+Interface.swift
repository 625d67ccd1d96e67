import InterfaceDocuments

extension UISlider {
    func decodeSlider(_ decoder: InterfaceDecoder) {
        let lower = decoder.number(.minValue).map { Float($0) } ?? minimumValue
        let upper = decoder.number(.maxValue).map { Float($0) } ?? maximumValue
        setBounds(lower, max(lower, upper))
        if let value = decoder.number(.value) { self.value = Float(value) }
        if let isContinuous = decoder.boolean(.continuous) { self.isContinuous = isContinuous }
        if let image = decoder.image(.minimumValueImage) { minimumValueImage = image }
        if let image = decoder.image(.maximumValueImage) { maximumValueImage = image }
        decoder.color(.minimumTrackTintColor) { minimumTrackTintColor = $0 }
        decoder.color(.maximumTrackTintColor) { maximumTrackTintColor = $0 }
        decoder.color(.thumbTintColor) { thumbTintColor = $0 }
        if let image = decoder.image(.thumbImage) { setThumbImage(image, for: .normal) }
        if let image = decoder.image(.minimumTrackImage) { setMinimumTrackImage(image, for: .normal) }
        if let image = decoder.image(.maximumTrackImage) { setMaximumTrackImage(image, for: .normal) }
        if let style = decoder.choice(.preferredBehavioralStyle, UIBehavioralStyle.self) { preferredBehavioralStyle = style }
    }

    /// What Interface Builder may set by name on a slider.
    static let sliderKeys = UIControl.keyedProperties.adding([
        "value": KeyedProperty(\UISlider.value),
        "minimumValue": KeyedProperty(\UISlider.minimumValue),
        "maximumValue": KeyedProperty(\UISlider.maximumValue),
        "continuous": KeyedProperty(\UISlider.isContinuous),
        "isContinuous": KeyedProperty(\UISlider.isContinuous),
        "minimumValueImage": KeyedProperty(\UISlider.minimumValueImage),
        "maximumValueImage": KeyedProperty(\UISlider.maximumValueImage),
        "minimumTrackTintColor": KeyedProperty(\UISlider.minimumTrackTintColor),
        "maximumTrackTintColor": KeyedProperty(\UISlider.maximumTrackTintColor),
        "thumbTintColor": KeyedProperty(\UISlider.thumbTintColor),
    ])
}
