import ConformanceKit
import Testing

/// A cell of a list of the app's own.
class Card: UIView, ListCell {
    typealias CellBase = Card

    required override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class PriceCard: Card, Reusable {}
final class PosterCard: Card, Reusable {}

/// A list of the app's own.
@MainActor final class Carousel: CellList {
    private var types: [String: Card.Type] = [:]
    private var waiting: [ObjectIdentifier: [Card]] = [:]

    func registerCell(_ source: ReuseSource, forIdentifier identifier: String) {
        if case .type(let type) = source { types[identifier] = type as? Card.Type }
    }

    func dequeueCell(withIdentifier identifier: String, for indexPath: IndexPath) throws(ListRefusal) -> Card {
        guard let type = types[identifier] else { throw ListRefusal(reason: "nothing is registered for \(identifier)") }
        return waiting[ObjectIdentifier(type)]?.popLast() ?? type.init(frame: .zero)
    }

    func giveBack(_ card: Card) { waiting[ObjectIdentifier(type(of: card)), default: []].append(card) }
}

@Suite struct OwnListTests {
    @Test(arguments: Conformance.checks(forList: { Carousel() }, of: PriceCard.self, PosterCard.self) { $0.giveBack($1) })
    func carousel(_ check: Check) async throws { try await check() }
}
