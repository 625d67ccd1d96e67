/// What the typed calls have registered with each list.
///
/// It finds a second class under one identifier when that is registered, not when a view of the wrong class comes back, and it knows
/// the identifiers that a misspelt one may stand for. What is registered by a list's own calls is unknown to it.
@MainActor enum RegistrationLedger {
    private struct Key: Hashable {
        var part: ReuseFailure.Part
        var identifier: String
    }

    private struct Page {
        weak var list: AnyObject?
        var types: [Key: AnyClass] = [:]
    }

    private static var pages: [ObjectIdentifier: Page] = [:]
    private static var sizeToSweep = 64

    /// Notes a class under an identifier of a list; a failure where another class has it.
    static func note(_ type: AnyClass, _ identifier: String, _ part: ReuseFailure.Part, in list: AnyObject) throws(ReuseFailure) {
        let key = Key(part: part, identifier: identifier)
        var page = page(of: list) ?? Page(list: list)
        if let holder = page.types[key], holder != type {
            throw .identifierTaken(wanted: TypeName(type), holder: TypeName(holder), identifier: identifier, part: part)
        }
        page.types[key] = type
        sweep()
        pages[ObjectIdentifier(list)] = page
    }

    /// An identifier of a list that may be meant: of the same letters in another case, else one that differs in a letter.
    static func nearby(_ identifier: String, _ part: ReuseFailure.Part, in list: AnyObject) -> ReuseFailure.Nearby? {
        let keys = page(of: list)?.types.keys.sorted { $0.identifier < $1.identifier } ?? []
        if let key = keys.first(where: { $0.identifier == identifier && $0.part != part }) { return .otherPart(key.part) }
        let others = keys.filter { $0.part == part && $0.identifier != identifier }.map(\.identifier)
        if let other = others.first(where: { $0.lowercased() == identifier.lowercased() }) { return .differsInCase(other) }
        return others.first { OneEdit.separates($0, identifier) }.map { .oneEditAway($0) }
    }

    /// A list at the address of one that is gone has nothing registered.
    private static func page(of list: AnyObject) -> Page? {
        pages[ObjectIdentifier(list)].flatMap { $0.list === list ? $0 : nil }
    }

    private static func sweep() {
        guard pages.count >= sizeToSweep else { return }
        pages = pages.filter { $0.value.list != nil }
        sizeToSweep = max(pages.count * 2, 64)
    }
}
