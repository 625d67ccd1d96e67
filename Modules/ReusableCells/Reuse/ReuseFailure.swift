/// Why a list could not register or give a reusable view.
public enum ReuseFailure: Error, Hashable, Sendable {
    /// A part of a list.
    public enum Part: Hashable, Sendable {
        /// A cell.
        case cell
        /// A header or footer of a section.
        case headerOrFooter
        /// A supplementary view of a kind.
        case supplementaryView(kind: String)
        /// A decoration view, which has its kind for an identifier.
        case decorationView
    }

    /// A registration that may be meant where there is none under the wanted identifier.
    public enum Nearby: Hashable, Sendable {
        /// The identifier is another part's.
        case otherPart(Part)
        /// An identifier has the same letters in another case.
        case differsInCase(String)
        /// An identifier has one letter more, one less or another one.
        case oneEditAway(String)
    }

    /// The class has a nib that is not to be found.
    case nib(NibFailure)

    /// The list gave a view of another class than the one that has the identifier.
    case wrongClass(wanted: TypeName, found: TypeName, identifier: String, part: Part)

    /// A class is registered under an identifier that another class of the list has.
    case identifierTaken(wanted: TypeName, holder: TypeName, identifier: String, part: Part)

    /// The view in the nib has another identifier than the one that it is to be registered under.
    case identifierConflict(wanted: TypeName, identifier: String, inNib: String, part: Part)

    /// The list has no view to give; the reason is in the list's own words.
    case refused(wanted: TypeName, identifier: String, part: Part, reason: String, nearby: Nearby? = nil)
}

extension ReuseFailure {
    /// Runs something that may fail, and traps with the failure's text.
    @MainActor static func trapping<Result>(_ work: () throws(ReuseFailure) -> Result) -> Result {
        do throws(ReuseFailure) { return try work() } catch { trap(error) }
    }

    /// What a call that traps does with a failure.
    @usableFromInline static func trap(_ failure: ReuseFailure) -> Never { fatalError(failure.description) }

    /// What a call that throws does with a failure.
    @inlinable static func raise(_ failure: ReuseFailure) throws(ReuseFailure) -> Never { throw failure }
}
