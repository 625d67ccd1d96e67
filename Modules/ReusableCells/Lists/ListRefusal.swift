/// Why a list has no view to give under an identifier, in the list's own words.
public struct ListRefusal: Error, Hashable, Sendable {
    /// The list's words, such as that nothing is registered.
    public var reason: String

    /// Makes a refusal of the list's words.
    public init(reason: String) { self.reason = reason }

    /// Runs something that a platform does, and passes its words on.
    @inlinable @inline(__always) @MainActor static func passing<Result>(_ work: () throws(PlatformFailure) -> Result)
        throws(ListRefusal)
        -> Result
    {
        do throws(PlatformFailure) {
            return try work()
        } catch {
            throw ListRefusal(reason: error.text)
        }
    }
}
