/// What a text means, so that the system can offer the person's own.
///
/// The raw values are those of the `autocomplete` attribute of HTML, where that has the meaning too.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Makes a meaning of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension UITextContentType {
    /// A person's whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A title before a name.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// What comes after a name.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job's name.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// An organisation's name.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place.
    public static let location = UITextContentType(rawValue: "location")
    /// Street and number.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of an address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of an address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A city and its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// An address on the web.
    public static let URL = UITextContentType(rawValue: "url")
    /// An account's name.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is good for once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A card's number.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The day on which a person was born.
    public static let birthdate = UITextContentType(rawValue: "bday")
}
