import ReusableCells

/// The base class of what stands beside the cards of a carousel.
class Banner: UIView, ListSupplementaryView {
    typealias SupplementaryViewBase = Banner

    required override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class SaleBanner: Banner, Reusable {}

/// The banners of a carousel, by kind.
final class BannerRack: SupplementaryViewList {
    private var types: [String: Banner.Type] = [:]

    func registerSupplementaryView(_ source: ReuseSource, ofKind kind: String, forIdentifier identifier: String) {
        if case .type(let type) = source { types["\(kind)/\(identifier)"] = type as? Banner.Type }
    }

    func dequeueSupplementaryView(
        ofKind kind: String, withIdentifier identifier: String, for indexPath: IndexPath
    ) throws(ListRefusal) -> Banner {
        guard let type = types["\(kind)/\(identifier)"] else { throw ListRefusal(reason: "no \(kind) \(identifier)") }
        return type.init(frame: .zero)
    }
}
