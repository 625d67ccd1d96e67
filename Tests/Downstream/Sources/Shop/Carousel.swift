import ReusableCells

class Card: UIView, ListCell {
    typealias CellBase = Card

    required override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class PriceCard: Card, Reusable {}
final class PosterCard: Card, NibReusable {}

final class Carousel: CellList {
    private var sources: [String: ReuseSource] = [:]
    private var waiting: [String: [Card]] = [:]

    func registerCell(_ source: ReuseSource, forIdentifier identifier: String) { sources[identifier] = source }

    /// Takes a card back that has left the screen.
    func giveBack(_ card: Card) {
        guard let type = type(of: card) as? any Reusable.Type else { return }
        waiting[type.reuseIdentifier, default: []].append(card)
    }

    func dequeueCell(withIdentifier identifier: String, for indexPath: IndexPath) throws(ListRefusal) -> Card {
        if let card = waiting[identifier]?.popLast() { return card }
        switch sources[identifier] {
        case .type(let type as Card.Type): return type.init(frame: .zero)
        case .nib(let nib): if let card = nib.instantiate(withOwner: nil).first as? Card { return card }
        default: break
        }
        throw ListRefusal(reason: "nothing is registered for \(identifier)")
    }
}
