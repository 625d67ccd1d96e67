/// Which letters become capitals while one types.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none = 0
    /// The first of each word.
    case words = 1
    /// The first of each sentence.
    case sentences = 2
    /// All of them.
    case allCharacters = 3
}

/// Whether words are corrected while one types.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As suits the text.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

/// Whether misspelt words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// Where words are corrected.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

/// Whether straight quotes become curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
    /// As suits the text.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
    /// As suits the text.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

/// Whether spaces are put in and taken out when text is pasted or cut.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As suits the text.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

/// What is recognised in a text and can be tapped.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Makes the types whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses on the web.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Addresses of places.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of parcels.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// What the system has something to say about.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Amounts of money.
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// Lengths, weights and the like.
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    /// Everything that can be recognised.
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
