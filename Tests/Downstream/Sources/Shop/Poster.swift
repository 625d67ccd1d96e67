import ReusableCells

/// A poster that the shop sells.
struct Poster: Sendable {
    var title: String
    var artist: String?

    static let long = Poster(title: "A poster with a title that takes more than one line of a cell", artist: "Anna")
    static let short = Poster(title: "B")
}

/// What knows the artists of posters, and tells them when a test asks it to.
@MainActor final class PosterLoader {
    private var requests: [ObjectIdentifier: () -> Void] = [:]

    /// How many views wait for an artist.
    var subscriberCount: Int { requests.count }

    /// Loads the artist for a view, which no longer wants the one that it asked for before.
    func load(_ poster: Poster, for view: AnyObject, then show: @escaping (String?) -> Void) {
        requests[ObjectIdentifier(view)] = { show(poster.artist) }
    }

    /// Tells all artists that are still wanted.
    func deliverAll() async {
        for request in requests.values { request() }
        requests = [:]
    }
}
