import InterfaceDocuments

extension UITextField {
    func decodeTextField(_ decoder: InterfaceDecoder) {
        decodeText(decoder)
        decodeTextInputTraits(of: decoder)
        if let style = decoder.choice(.borderStyle, BorderStyle.self) { borderStyle = style }
        if let image = decoder.image(.background) { background = image }
        if let name = decoder.element["disabledBackground"] {
            disabledBackground = decoder.loading.resources.image(named: name, isSystem: false)
        }
        if let mode = decoder.choice(.clearButtonMode, ViewMode.self) { clearButtonMode = mode }
        if let clears = decoder.boolean(.clearsOnBeginEditing) { clearsOnBeginEditing = clears }
        if let clears = decoder.boolean(.clearsOnInsertion) { clearsOnInsertion = clears }
        if let allows = decoder.boolean(.allowsEditingTextAttributes) { allowsEditingTextAttributes = allows }
        if let adjusts = decoder.boolean(.adjustsFontForContentSizeCategory) { adjustsFontForContentSizeCategory = adjusts }
        // Interface Builder writes NO for a font that does not shrink and leaves YES out; UIKit's default is NO.
        adjustsFontSizeToFitWidth = decoder.boolean(.adjustsFontSizeToFit) ?? true
        if let size = decoder.number(.minimumFontSize) { minimumFontSize = size }
    }

    private func decodeText(_ decoder: InterfaceDecoder) {
        if let font = decoder.font() { self.font = font }
        decoder.color(.textColor) { textColor = $0 }
        // Interface Builder leaves the left side out, which UIKit's default is not.
        textAlignment = decoder.choice(.textAlignment, NSTextAlignment.self) ?? .left
        if let text = decoder.string(.text) { self.text = text }
        if let text = decoder.attributedString(.attributedText) { attributedText = text }
        if let placeholder = decoder.string(.placeholder) { self.placeholder = placeholder }
        if let placeholder = decoder.attributedString(.attributedPlaceholder) { attributedPlaceholder = placeholder }
    }

    /// Takes over what Interface Builder can vary of a text field.
    func takeTextFieldVariation(_ change: InterfaceChange) {
        change.child(.fontDescription) { font = $0.font() }
        change.color(.textColor) { textColor = $0 }
    }

    /// What Interface Builder may set by name on a text field.
    static let textFieldKeys = UIControl.keyedProperties.adding([
        "delegate": KeyedProperty(\UITextField.delegate),
        "text": KeyedProperty(\UITextField.text),
        "attributedText": KeyedProperty(\UITextField.attributedText),
        "font": KeyedProperty(\UITextField.font),
        "textColor": KeyedProperty(\UITextField.textColor),
        "placeholder": KeyedProperty(\UITextField.placeholder),
        "attributedPlaceholder": KeyedProperty(\UITextField.attributedPlaceholder),
        "background": KeyedProperty(\UITextField.background),
        "disabledBackground": KeyedProperty(\UITextField.disabledBackground),
        "leftView": KeyedProperty(\UITextField.leftView),
        "rightView": KeyedProperty(\UITextField.rightView),
        "inputView": KeyedProperty(\UITextField.inputView),
        "inputAccessoryView": KeyedProperty(\UITextField.inputAccessoryView),
        "clearsOnBeginEditing": KeyedProperty(\UITextField.clearsOnBeginEditing),
        "adjustsFontSizeToFitWidth": KeyedProperty(\UITextField.adjustsFontSizeToFitWidth),
        "adjustsFontForContentSizeCategory": KeyedProperty(\UITextField.adjustsFontForContentSizeCategory),
        "minimumFontSize": KeyedProperty(\UITextField.minimumFontSize),
        "secureTextEntry": KeyedProperty(\UITextField.isSecureTextEntry),
        "isSecureTextEntry": KeyedProperty(\UITextField.isSecureTextEntry),
    ])
}

extension UITextField.BorderStyle: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UITextField.BorderStyle> = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
}

extension UITextField.ViewMode: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UITextField.ViewMode> = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
}
