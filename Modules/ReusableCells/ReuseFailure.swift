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
    }

    /// The class has a nib that is not to be found.
    case nib(NibFailure)

    /// The list gave a view of another class than the one that has the identifier.
    case wrongClass(wanted: TypeName, found: TypeName, identifier: String, part: Part)

    /// The list has no view to give; the reason is in the list's own words.
    case refused(wanted: TypeName, identifier: String, part: Part, reason: String)
}

extension ReuseFailure {
    /// Runs something that may fail, and traps with the failure's text.
    @MainActor static func trapping<Result>(_ work: () throws(ReuseFailure) -> Result) -> Result {
        do throws(ReuseFailure) {
            return try work()
        } catch {
            fatalError(error.description)
        }
    }
}
