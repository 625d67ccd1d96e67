import CourseCatalog
@_spi(Headless) import HeadlessViews

/// What the tour of the sample app made, as a text for people.
@MainActor struct SampleReport {
    private let tour: CourseCatalogTour

    init(_ tour: CourseCatalogTour) { self.tour = tour }

    var text: String {
        (tour.stops.map(Self.text) + tour.failures.map { "failed: \($0)" } + [summary]).joined(separator: "\n\n")
    }

    private static func text(of stop: TourStop) -> String {
        let outline = stop.view.outline.split(separator: "\n").map { "    \($0)" }
        return ([headline(of: stop), "  " + outlets(of: stop)] + outline).joined(separator: "\n")
    }

    private static func headline(of stop: TourStop) -> String {
        let origin =
            switch stop.origin {
            case .code: "from its class"
            case .nib: "from \(stop.type.leaf).xib"
            case .nibOfOwner: "with \(stop.type.leaf).xib as its content"
            }
        let identifier = stop.identifier.map { ", registered and dequeued as \"\($0)\"" } ?? ""
        return "\(stop.type.leaf), a \(stop.role) \(origin)\(identifier)"
    }

    private static func outlets(of stop: TourStop) -> String {
        guard !stop.outlets.isEmpty else { return "no outlets" }
        return "outlets: " + stop.outlets.map { $0.isConnected ? $0.name : "\($0.name) (not connected)" }.joined(separator: ", ")
    }

    private var summary: String {
        let classes = Set(tour.stops.map(\.type)).count
        let outlets = tour.stops.flatMap(\.outlets)
        let connected = outlets.count { $0.isConnected }
        return """
            CourseCatalog: \(classes) classes, \(tour.stops.count) views made, \(connected) of \(outlets.count) outlets connected, \
            \(tour.failures.isEmpty ? "nothing is wrong" : "\(tour.failures.count) failures").
            """
    }
}
