import InterfaceDocuments

extension UIStepper {
    func decodeStepper(_ decoder: InterfaceDecoder) {
        decodeRange(decoder)
        if let isContinuous = decoder.boolean(.continuous) { self.isContinuous = isContinuous }
        if let autorepeat = decoder.boolean(.autorepeat) { self.autorepeat = autorepeat }
        if let wraps = decoder.boolean(.wraps) { self.wraps = wraps }
    }

    private func decodeRange(_ decoder: InterfaceDecoder) {
        let lower = decoder.number(.minimumValue).map { Double($0) } ?? minimumValue
        let upper = decoder.number(.maximumValue).map { Double($0) } ?? maximumValue
        let step = decoder.number(.stepValue).map { Double($0) } ?? stepValue
        let value = decoder.number(.value).map { Double($0) } ?? value
        guard !setRange(lower: lower, upper: upper, step: step, value: value) else { return }
        decoder.loading.report(
            .unreadableValue, at: decoder.element,
            "the stepper goes from \(lower) to \(upper) in steps of \(step), which none can; the defaults stand")
    }

    /// What Interface Builder may set by name on a stepper.
    static let stepperKeys = UIControl.keyedProperties.adding([
        "value": KeyedProperty(\UIStepper.value),
        "minimumValue": KeyedProperty(\UIStepper.minimumValue),
        "maximumValue": KeyedProperty(\UIStepper.maximumValue),
        "stepValue": KeyedProperty(\UIStepper.stepValue),
        "continuous": KeyedProperty(\UIStepper.isContinuous),
        "isContinuous": KeyedProperty(\UIStepper.isContinuous),
        "autorepeat": KeyedProperty(\UIStepper.autorepeat),
        "wraps": KeyedProperty(\UIStepper.wraps),
    ])
}
