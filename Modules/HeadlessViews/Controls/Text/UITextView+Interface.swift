import InterfaceDocuments

extension UITextView {
    func decodeTextView(_ decoder: InterfaceDecoder) {
        decodeText(decoder)
        decodeTextInputTraits(of: decoder)
        if let isEditable = decoder.boolean(.editable) { self.isEditable = isEditable }
        if let isSelectable = decoder.boolean(.selectable) { self.isSelectable = isSelectable }
        if let types = decoder.dataDetectorTypes() { dataDetectorTypes = types }
        if let allows = decoder.boolean(.allowsEditingTextAttributes) { allowsEditingTextAttributes = allows }
        if let clears = decoder.boolean(.clearsOnInsertion) { clearsOnInsertion = clears }
        if let adjusts = decoder.boolean(.adjustsFontForContentSizeCategory) { adjustsFontForContentSizeCategory = adjusts }
    }

    private func decodeText(_ decoder: InterfaceDecoder) {
        if let font = decoder.font() { self.font = font }
        decoder.color(.textColor) { textColor = $0 }
        // Interface Builder leaves the left side out, which UIKit's default is not.
        textAlignment = decoder.choice(.textAlignment, NSTextAlignment.self) ?? .left
        if let text = decoder.string(.text) { self.text = text }
        if let text = decoder.attributedString(.attributedText) { attributedText = text }
    }

    /// Takes over what Interface Builder can vary of a text view.
    func takeTextViewVariation(_ change: InterfaceChange) {
        change.child(.fontDescription) { font = $0.font() }
        change.color(.textColor) { textColor = $0 }
    }

    /// What Interface Builder may set by name on a text view.
    static let textViewKeys = UIScrollView.keyedProperties.adding([
        "delegate": KeyedProperty(\UITextView.delegate),
        "text": KeyedProperty(\UITextView.text),
        "attributedText": KeyedProperty(\UITextView.attributedText),
        "font": KeyedProperty(\UITextView.font),
        "textColor": KeyedProperty(\UITextView.textColor),
        "editable": KeyedProperty(\UITextView.isEditable),
        "isEditable": KeyedProperty(\UITextView.isEditable),
        "selectable": KeyedProperty(\UITextView.isSelectable),
        "isSelectable": KeyedProperty(\UITextView.isSelectable),
        "inputView": KeyedProperty(\UITextView.inputView),
        "inputAccessoryView": KeyedProperty(\UITextView.inputAccessoryView),
        "textContainerInset": KeyedProperty(\UITextView.textContainerInset),
        "adjustsFontForContentSizeCategory": KeyedProperty(\UITextView.adjustsFontForContentSizeCategory),
    ])
}

extension InterfaceDecoder {
    /// What is to be recognised in a text: `<dataDetectorType key="dataDetectorTypes" link="YES"/>`.
    func dataDetectorTypes() -> UIDataDetectorTypes? {
        guard let child = decoder(.dataDetectorTypes) else { return nil }
        let names: [(String, UIDataDetectorTypes)] = [
            ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address), ("calendarEvent", .calendarEvent),
            ("shipmentTrackingNumber", .shipmentTrackingNumber), ("flightNumber", .flightNumber),
            ("lookupSuggestion", .lookupSuggestion), ("money", .money), ("physicalValue", .physicalValue), ("all", .all),
        ]
        // Most of these names are no words of the vocabulary, since few documents have them.
        return names.reduce(into: []) { types, name in
            if child.element[name.0] == "YES" { types.formUnion(name.1) }
        }
    }
}
