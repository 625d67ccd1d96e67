/// Something that is wrong with how a view is laid out, whatever the conditions.
enum LayoutFault: Hashable, Sendable {
    /// Constraints that contradict one another, and the one that was left out; nil where that is no constraint of the app's.
    case unsatisfiable(constraints: [String], broken: String?)
    /// Constraints that leave places or sizes open along an axis, or along one that the platform does not tell.
    case ambiguous(NSLayoutConstraint.Axis?)
    /// Constraints that give the view no height.
    case withoutHeight
    /// A size that is another one when it is measured again.
    case unsettled
    /// A view that lies outside of the one that holds the content, along an axis.
    case outside(String, NSLayoutConstraint.Axis)
    /// A hosted view that does not fill the content view.
    case misplacedHosted

    var rule: Rule {
        switch self {
        case .unsatisfiable: .layoutUnsatisfiable
        case .ambiguous: .layoutAmbiguous
        case .withoutHeight: .layoutWithoutHeight
        case .unsettled: .layoutUnsettled
        case .outside: .layoutOutside
        case .misplacedHosted: .layoutHostedView
        }
    }
}

/// A fault, and where it was seen.
struct LayoutSighting: Sendable {
    var fault: LayoutFault
    /// The views that it is about.
    var names: [String] = []
    /// What was seen, in numbers that other conditions change.
    var numbers = ""
    var conditions: [LayoutConditions]

    /// The sightings of each fault made into one, in the order in which the faults were first seen.
    static func merged(_ sightings: [LayoutSighting]) -> [LayoutSighting] {
        sightings.reduce(into: [LayoutSighting]()) { merged, sighting in
            guard let index = merged.firstIndex(where: { $0.fault == sighting.fault }) else { return merged.append(sighting) }
            merged[index].conditions += sighting.conditions
            merged[index].names += sighting.names.filter { !merged[index].names.contains($0) }
        }
    }
}
