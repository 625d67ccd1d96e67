/// How a keyboard and its helpers treat a text.
///
/// UIKit's members are optional; here whatever conforms has all of them.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
    /// Which letters are made capitals.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether misspelt words are marked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether straight quotes become curly ones.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether two hyphens become a dash.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces are put in and taken out when text is pasted or cut.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// Which keyboard is shown.
    var keyboardType: UIKeyboardType { get set }
    /// How the keyboard looks.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// What the return key says.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key works only where there is text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is hidden.
    var isSecureTextEntry: Bool { get set }
    /// What the text means.
    var textContentType: UITextContentType! { get set }
    /// What a password has to be made of.
    var passwordRules: UITextInputPasswordRules? { get set }
}

/// What a password has to be made of, in the form that websites use, such as `"required: lower; minlength: 8;"`.
@preconcurrency @MainActor open class UITextInputPasswordRules: HeadlessObject {
    /// The rules as text.
    public let passwordRulesDescriptor: String

    /// Makes rules of a text.
    public convenience init(descriptor passwordRulesDescriptor: String) { self.init(rules: passwordRulesDescriptor) }

    private init(rules: String) {
        passwordRulesDescriptor = rules
        super.init()
    }
}

/// A responder that a keyboard types into.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Types a text.
    func insertText(_ text: String)
    /// Takes the last character away.
    func deleteBackward()
}
