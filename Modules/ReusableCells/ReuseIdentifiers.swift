/// The identifiers that classes have by default, each made once.
@MainActor enum ReuseIdentifiers {
    private static var identifiers: [ObjectIdentifier: String] = [:]

    /// The name of a class, as Swift prints it without its module.
    static func identifier(of type: AnyClass) -> String {
        if let known = identifiers[ObjectIdentifier(type)] { return known }
        let identifier = String(describing: type)
        identifiers[ObjectIdentifier(type)] = identifier
        return identifier
    }
}
