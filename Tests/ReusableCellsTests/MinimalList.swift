import ReusableCells

/// What a list of someone else's shows: a class that is no cell of UIKit's.
class Piece: UIView, ListCell, ListSectionView, ListSupplementaryView {
    typealias CellBase = Piece
    typealias SectionViewBase = Piece
    typealias SupplementaryViewBase = Piece

    required override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class NibPiece: Piece, NibReusable {
    private(set) weak var title: UILabel?
    private(set) var setUpCount = 0

    func didLoadFromNib() { setUpCount += 1 }
}

final class PlainPiece: Piece, Reusable {}

/// A list with nothing but what the protocols ask for, which counts what it is asked.
@MainActor final class MinimalList {
    private(set) var registrations: [String] = []
    private(set) var dequeues: [String] = []
    private var sources: [String: ReuseSource] = [:]

    private func register(_ source: ReuseSource, _ key: String) {
        registrations.append(key)
        sources[key] = source
    }

    private func make(_ key: String) -> Piece? {
        dequeues.append(key)
        switch sources[key] {
        case .type(let type): return (type as? Piece.Type)?.init(frame: .zero)
        case .nib(let nib): return nib.instantiate(withOwner: nil).first as? Piece
        case nil: return nil
        }
    }
}

extension MinimalList: CellList {
    func registerCell(_ source: ReuseSource, forIdentifier identifier: String) { register(source, "cell \(identifier)") }

    func dequeueCell(withIdentifier identifier: String, for indexPath: IndexPath) throws(ListRefusal) -> Piece {
        guard let piece = make("cell \(identifier)") else { throw ListRefusal(reason: "no \(identifier) here") }
        return piece
    }
}

extension MinimalList: SectionViewList {
    func registerSectionView(_ source: ReuseSource, forIdentifier identifier: String) { register(source, "section \(identifier)") }

    // A list that never refuses need not throw.
    func dequeueSectionView(withIdentifier identifier: String) -> Piece? { make("section \(identifier)") }
}

extension MinimalList: SupplementaryViewList {
    func registerSupplementaryView(_ source: ReuseSource, ofKind kind: String, forIdentifier identifier: String) {
        register(source, "\(kind) \(identifier)")
    }

    func dequeueSupplementaryView(
        ofKind kind: String, withIdentifier identifier: String, for indexPath: IndexPath
    ) throws(ListRefusal) -> Piece {
        guard let piece = make("\(kind) \(identifier)") else { throw ListRefusal(reason: "no \(kind) \(identifier) here") }
        return piece
    }
}
