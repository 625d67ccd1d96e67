/// A resource that a class has by default, given by a property.
///
/// A property cannot throw. So the default one traps where there is no such resource, unless someone asks for it who can take a failure:
/// then it leaves the failure here and answers a stand-in, which nobody gets to see.
@MainActor package final class DefaultResource<Failure: Error & CustomStringConvertible> {
    private final class Inquiry {
        var failure: Failure?
    }

    private var inquiry: Inquiry?

    package init() {}

    /// What a property answers: what is found, or a stand-in for someone who asks.
    package func answer<Resource>(standIn: @autoclosure () -> Resource, _ find: () throws(Failure) -> Resource) -> Resource {
        do throws(Failure) {
            return try find()
        } catch {
            guard let inquiry else { fatalError(error.description) }
            inquiry.failure = error
            return standIn()
        }
    }

    /// Asks by whatever way a class gives the resource, and throws where that needs a default one which is not to be found.
    package func asking<Resource>(_ ask: () -> Resource) throws(Failure) -> Resource {
        let outer = inquiry
        let own = Inquiry()
        inquiry = own
        defer { inquiry = outer }
        let resource = ask()
        if let failure = own.failure { throw failure }
        return resource
    }
}
