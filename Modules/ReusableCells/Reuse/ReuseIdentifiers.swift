/// The identifiers that classes have by default, each made once.
@MainActor enum ReuseIdentifiers {
    // They are read with every dequeue, on the main actor, and written in a step of their own: to watch over that would cost as much as
    // the rest.
    @exclusivity(unchecked) private static var ofClasses = ClassTable()
    @exclusivity(unchecked) private static var ofTokens = ClassTable()

    /// The identifier of a class by itself.
    static func ofClass(_ type: AnyClass, making make: (AnyClass) -> String) -> String {
        if let known = ofClasses[type] { return known }
        let identifier = make(type)
        ofClasses.insert(identifier, for: type)
        return identifier
    }

    /// The identifier of a class's tokens that are given none, where the class's nib may have one.
    static func ofToken(for type: AnyClass, making make: (AnyClass) -> String) -> String {
        if let known = ofTokens[type] { return known }
        let identifier = make(type)
        ofTokens.insert(identifier, for: type)
        return identifier
    }
}
