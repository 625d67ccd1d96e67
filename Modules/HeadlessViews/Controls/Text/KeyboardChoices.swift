/// Which keyboard is shown for a text.
public enum UIKeyboardType: Int, Sendable {
    /// The one for the present language.
    case `default` = 0
    /// Letters of English.
    case asciiCapable = 1
    /// Digits and signs.
    case numbersAndPunctuation = 2
    /// For addresses on the web.
    case URL = 3
    /// Digits alone.
    case numberPad = 4
    /// Digits, star and number sign.
    case phonePad = 5
    /// For a name or a telephone number.
    case namePhonePad = 6
    /// For an email address.
    case emailAddress = 7
    /// Digits and a decimal point.
    case decimalPad = 8
    /// With @ and # at hand.
    case twitter = 9
    /// For words to look for, or an address on the web.
    case webSearch = 10
    /// Digits that every language shares.
    case asciiCapableNumberPad = 11

    /// The older name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// How a keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As suits the present interface style.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2

    /// The older name of `dark`.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// What a keyboard's return key says.
public enum UIReturnKeyType: Int, Sendable {
    /// "return".
    case `default` = 0
    /// "Go".
    case go = 1
    /// "Google".
    case google = 2
    /// "Join".
    case join = 3
    /// "Next".
    case next = 4
    /// "Route".
    case route = 5
    /// "Search".
    case search = 6
    /// "Send".
    case send = 7
    /// "Yahoo".
    case yahoo = 8
    /// "Done".
    case done = 9
    /// "Emergency Call".
    case emergencyCall = 10
    /// "Continue".
    case `continue` = 11
}
