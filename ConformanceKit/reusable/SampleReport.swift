import CourseCatalog
@_spi(Headless) import HeadlessViews

/// What the tour of the sample app made, and what the walk through its storyboard saw, as a text for people.
@MainActor struct SampleReport {
    private let tour: CourseCatalogTour
    private let walk: CatalogWalk

    init(_ tour: CourseCatalogTour, _ walk: CatalogWalk) {
        self.tour = tour
        self.walk = walk
    }

    var text: String {
        (stopsByType.map(Self.text) + walk.steps.map(Self.text) + failures.map { "failed: \($0)" } + [summary])
            .joined(separator: "\n\n")
    }

    private var failures: [String] { tour.failures + walk.failures }

    private static func text(of step: WalkStep) -> String {
        let headline =
            switch step.way {
            case .start, .back: "\(step.deed)."
            case .segues(let identifiers): "\(step.deed). (\(identifiers.joined(separator: ", ")))"
            }
        return ([headline] + step.outline.map { "    \($0)" }).joined(separator: "\n")
    }

    /// The stops of each class together, in the order of the tour.
    private var stopsByType: [[TourStop]] {
        var groups: [[TourStop]] = []
        for stop in tour.stops {
            if let place = groups.firstIndex(where: { $0.first?.type == stop.type }) {
                groups[place].append(stop)
            } else {
                groups.append([stop])
            }
        }
        return groups
    }

    private static func text(of stops: [TourStop]) -> String {
        guard let first = stops.first else { return "" }
        let outlines = stops.flatMap { $0.view.outline.split(separator: "\n").map { "    \($0)" } }
        return ([headline(of: first, count: stops.count), "  " + outlets(of: first)] + outlines).joined(separator: "\n")
    }

    private static func headline(of stop: TourStop, count: Int) -> String {
        let origin =
            switch stop.origin {
            case .code: "its class"
            case .nib: "its nib \(stop.type.leaf).xib"
            case .nibOfOwner: "its class, which fills itself from \(stop.type.leaf).xib"
            }
        guard let identifier = stop.identifier else { return "\(stop.type.leaf): a \(stop.role) made from \(origin)" }
        let times = count == 1 ? "once" : "\(count) times"
        return "\(stop.type.leaf): a \(stop.role) registered with \(origin) as \"\(identifier)\", dequeued \(times)"
    }

    private static func outlets(of stop: TourStop) -> String {
        guard !stop.outlets.isEmpty else { return "no outlets" }
        return "outlets: " + stop.outlets.map { $0.isConnected ? $0.name : "\($0.name) (not connected)" }.joined(separator: ", ")
    }

    private var summary: String {
        let classes = Set(tour.stops.map(\.type)).count
        let outlets = tour.stops.flatMap(\.outlets)
        let connected = outlets.count { $0.isConnected }
        let outcome = failures.isEmpty ? "nothing is wrong" : "failures: \(failures.count)"
        return """
            CourseCatalog: \(classes) classes, \(tour.stops.count) views, \(connected) of \(outlets.count) outlets connected; \
            \(walk.controllers.count) controllers, \(segueCount) segues; \(outcome).
            """
    }

    private var segueCount: Int {
        walk.steps.reduce(0) { sum, step in
            if case .segues(let identifiers) = step.way { sum + identifiers.count } else { sum }
        }
    }
}
