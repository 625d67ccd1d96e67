import InterfaceDocuments

extension UITextInputTraits {
    /// Reads `<textInputTraits>`.
    func decodeTextInputTraits(of decoder: InterfaceDecoder) {
        guard let traits = decoder.decoder(.textInputTraits) else { return }
        // Interface Builder leaves out "none", which UIKit's default is not.
        autocapitalizationType = traits.choice(.autocapitalizationType, UITextAutocapitalizationType.self) ?? .none
        if let type = traits.choice(.autocorrectionType, UITextAutocorrectionType.self) { autocorrectionType = type }
        if let type = traits.choice(.spellCheckingType, UITextSpellCheckingType.self) { spellCheckingType = type }
        if let type = traits.choice(.smartQuotesType, UITextSmartQuotesType.self) { smartQuotesType = type }
        if let type = traits.choice(.smartDashesType, UITextSmartDashesType.self) { smartDashesType = type }
        if let type = traits.choice(.smartInsertDeleteType, UITextSmartInsertDeleteType.self) { smartInsertDeleteType = type }
        if let type = traits.choice(.keyboardType, UIKeyboardType.self) { keyboardType = type }
        if let appearance = traits.choice(.keyboardAppearance, UIKeyboardAppearance.self) { keyboardAppearance = appearance }
        if let type = traits.choice(.returnKeyType, UIReturnKeyType.self) { returnKeyType = type }
        if let enables = traits.boolean(.enablesReturnKeyAutomatically) { enablesReturnKeyAutomatically = enables }
        if let isSecure = traits.boolean(.secureTextEntry) { isSecureTextEntry = isSecure }
        if let type = traits[.textContentType]?.string { textContentType = UITextContentType(rawValue: type) }
        if let rules = traits[.passwordRules]?.string { passwordRules = UITextInputPasswordRules(descriptor: rules) }
    }
}

extension UITextAutocapitalizationType: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UITextAutocapitalizationType> = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]
}

extension UITextAutocorrectionType: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UITextAutocorrectionType> = ["default": .default, "no": .no, "yes": .yes]
}

extension UITextSpellCheckingType: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UITextSpellCheckingType> = ["default": .default, "no": .no, "yes": .yes]
}

extension UITextSmartQuotesType: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UITextSmartQuotesType> = ["default": .default, "no": .no, "yes": .yes]
}

extension UITextSmartDashesType: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UITextSmartDashesType> = ["default": .default, "no": .no, "yes": .yes]
}

extension UITextSmartInsertDeleteType: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UITextSmartInsertDeleteType> = ["default": .default, "no": .no, "yes": .yes]
}

extension UIKeyboardType: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIKeyboardType> = [
        "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable, "asciiCapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
        "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
        "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
}

extension UIKeyboardAppearance: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIKeyboardAppearance> = [
        "default": .default, "dark": .dark, "alert": .dark, "light": .light,
    ]
}

extension UIReturnKeyType: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIReturnKeyType> = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search,
        "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
    ]
}
