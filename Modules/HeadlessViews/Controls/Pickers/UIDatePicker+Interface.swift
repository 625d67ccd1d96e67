import InterfaceDocuments

extension UIDatePicker {
    func decodeDatePicker(_ decoder: InterfaceDecoder) {
        if let mode = decoder.choice(.datePickerMode, Mode.self) { datePickerMode = mode }
        if let style = decoder.choice(.style, UIDatePickerStyle.self) { preferredDatePickerStyle = style }
        if let style = decoder.choice(.preferredDatePickerStyle, UIDatePickerStyle.self) { preferredDatePickerStyle = style }
        if let interval = decoder.integer(.minuteInterval) { minuteInterval = interval }
        if let duration = decoder.number(.countDownDuration) { countDownDuration = TimeInterval(duration) }
        decodePlace(decoder)
        minimumDate = decoder.date(.minimumDate)
        maximumDate = decoder.date(.maximumDate)
        // A document's date counts only where it does not ask for the present one, which is what it leaves out.
        if decoder.boolean(.useCurrentDate) == false, let date = decoder.date(.date) { self.date = date }
    }

    private func decodePlace(_ decoder: InterfaceDecoder) {
        if let identifier = decoder.child(.locale)?["localeIdentifier"] { locale = Locale(identifier: identifier) }
        if let name = decoder.child(.timeZone)?[.name]?.string, let zone = TimeZone(identifier: name) { timeZone = zone }
    }

    /// What Interface Builder may set by name on a date picker.
    static let datePickerKeys = UIControl.keyedProperties.adding([
        "date": KeyedProperty(\UIDatePicker.date),
        "minimumDate": KeyedProperty(\UIDatePicker.minimumDate),
        "maximumDate": KeyedProperty(\UIDatePicker.maximumDate),
        "countDownDuration": KeyedProperty(\UIDatePicker.countDownDuration),
        "minuteInterval": KeyedProperty(\UIDatePicker.minuteInterval),
    ])
}

extension InterfaceDecoder {
    /// A date, as seconds since the first moment of 2001.
    func date(_ key: InterfaceWord) -> Date? {
        guard let child = decoder(key), child.element.word == .date else { return nil }
        return child.number(.timeIntervalSinceReferenceDate).map { Date(timeIntervalSinceReferenceDate: TimeInterval($0)) }
    }
}

extension UIDatePicker.Mode: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIDatePicker.Mode> = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
        "yearAndMonth": .yearAndMonth,
    ]
}

extension UIDatePickerStyle: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIDatePickerStyle> = [
        "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]
}
