import ConformanceRules

/// What a list of someone's own shows.
class Card: UIView, ListCell {
    typealias CellBase = Card

    required override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class RedCard: Card, Reusable {}
final class BlueCard: Card, Reusable {}

/// A list of someone's own that does as it should.
@MainActor class Carousel: CellList {
    var types: [String: Card.Type] = [:]
    var pool: [String: [Card]] = [:]
    private var shown: [(card: Card, identifier: String)] = []

    required init() {}

    func registerCell(_ source: ReuseSource, forIdentifier identifier: String) {
        if case .type(let type) = source { types[identifier] = type as? Card.Type }
    }

    func dequeueCell(withIdentifier identifier: String, for indexPath: IndexPath) throws(ListRefusal) -> Card {
        guard let type = types[identifier] else { throw ListRefusal(reason: "nothing is registered for \(identifier)") }
        let card = waiting(identifier) ?? type.init(frame: .zero)
        shown.append((card, identifier))
        return card
    }

    func waiting(_ identifier: String) -> Card? { pool[identifier]?.popLast() }

    func giveBack(_ card: Card) {
        guard let index = shown.firstIndex(where: { $0.card === card }) else { return }
        let (card, identifier) = shown.remove(at: index)
        pool[key(identifier), default: []].append(card)
    }

    func key(_ identifier: String) -> String { identifier }

    func reload() { for (card, _) in shown { giveBack(card) } }
}

/// All its cards wait in one place.
final class MixedCarousel: Carousel {
    override func key(_ identifier: String) -> String { "all" }
    override func waiting(_ identifier: String) -> Card? { pool["all"]?.popLast() }
}

/// A card stays in the pool when it is given out.
final class SharingCarousel: Carousel {
    override func waiting(_ identifier: String) -> Card? { pool[identifier]?.last }
}

/// It never looks into its pool.
final class WastefulCarousel: Carousel {
    override func waiting(_ identifier: String) -> Card? { nil }
}

/// What it made once is never freed.
final class HoardingCarousel: Carousel {
    private static var all: [Card] = []

    override func dequeueCell(withIdentifier identifier: String, for indexPath: IndexPath) throws(ListRefusal) -> Card {
        let card = try super.dequeueCell(withIdentifier: identifier, for: indexPath)
        Self.all.append(card)
        return card
    }
}

/// It lets go of what is given back to it.
final class ForgettingCarousel: Carousel {
    override func giveBack(_ card: Card) {
        super.giveBack(card)
        pool = [:]
    }
}

/// It also gives cards for no index path.
class PathlessCarousel: Carousel, PathlessCellList {
    func dequeueCell(withIdentifier identifier: String) throws(ListRefusal) -> Card? {
        types[identifier] == nil ? nil : try dequeueCell(withIdentifier: identifier, for: IndexPath(row: 0, section: 0))
    }
}

/// For no index path it gives red cards, whatever it is asked for.
final class RedCarousel: PathlessCarousel {
    override func dequeueCell(withIdentifier identifier: String) throws(ListRefusal) -> Card? {
        try super.dequeueCell(withIdentifier: "RedCard")
    }
}

extension Card: ListSupplementaryView, ListSectionView {
    typealias SupplementaryViewBase = Card
    typealias SectionViewBase = Card
}

/// A list of someone's own that has captions of a kind, and dividers between its sections.
@MainActor class Gallery: SupplementaryViewList, SectionViewList {
    private let captions = Carousel()
    private let dividers = Carousel()

    func registerSupplementaryView(_ source: ReuseSource, ofKind kind: String, forIdentifier identifier: String) {
        captions.registerCell(source, forIdentifier: kind + identifier)
    }

    func dequeueSupplementaryView(
        ofKind kind: String, withIdentifier identifier: String, for indexPath: IndexPath
    ) throws(ListRefusal) -> Card { try captions.dequeueCell(withIdentifier: kind + identifier, for: indexPath) }

    func registerSectionView(_ source: ReuseSource, forIdentifier identifier: String) {
        dividers.registerCell(source, forIdentifier: identifier)
    }

    func dequeueSectionView(withIdentifier identifier: String) throws(ListRefusal) -> Card? {
        try? dividers.dequeueCell(withIdentifier: identifier, for: IndexPath(row: 0, section: 0))
    }

    func giveBack(_ card: Card) {
        captions.giveBack(card)
        dividers.giveBack(card)
    }
}

/// It gives no divider that is used again.
final class StingyGallery: Gallery {
    private var given: Set<String> = []

    override func dequeueSectionView(withIdentifier identifier: String) throws(ListRefusal) -> Card? {
        given.insert(identifier).inserted ? try super.dequeueSectionView(withIdentifier: identifier) : nil
    }
}
