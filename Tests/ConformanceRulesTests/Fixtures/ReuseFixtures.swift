import ConformanceRules

/// What the cells of these tests show.
struct Poster: Sendable {
    var title: String
    var isNew = false
    static let new = Poster(title: "Alien", isNew: true)
    static let old = Poster(title: "Metropolis")
}

/// A cell with a stack of labels.
class PosterCell: UITableViewCell, Reusable {
    let stack = UIStackView()
    let mark = UILabel()
    let scope = ReuseScope()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        stack.addArrangedSubview(mark)
        stack.addArrangedSubview(UILabel())
        contentView.addSubview(stack)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The second label, which no property holds.
    var titleLabel: UILabel? { stack.arrangedSubviews.last as? UILabel }

    func show(_ poster: Poster) {
        titleLabel?.text = poster.title
        mark.text = poster.isNew ? "new" : nil
    }
}

/// It resets nothing.
final class ForgetfulCell: PosterCell {
    override func show(_ poster: Poster) {
        mark.text = poster.title
        if poster.isNew {
            titleLabel?.text = "new"
            accessoryType = .checkmark
        }
    }
}

/// It adds a view each time.
final class GrowingCell: PosterCell {
    override func show(_ poster: Poster) {
        super.show(poster)
        contentView.addSubview(UIView())
    }
}

/// Loads titles that a test delivers later.
@MainActor final class SlowLoader {
    private var waiting: [() -> Void] = []

    func load(_ text: String, then show: @escaping (String) -> Void) { waiting.append { show(text) } }

    /// The last one that was asked for comes first.
    func deliver() {
        let all = waiting
        waiting = []
        for one in all.reversed() { one() }
    }
}

/// It heeds what comes late.
final class TrustingCell: PosterCell {
    func show(_ poster: Poster, from loader: SlowLoader) {
        titleLabel?.text = nil
        loader.load(poster.title) { [weak self] in self?.titleLabel?.text = $0 }
    }
}

final class WaryCell: PosterCell {
    override func prepareForReuse() {
        super.prepareForReuse()
        scope.end()
    }

    func show(_ poster: Poster, from loader: SlowLoader) {
        titleLabel?.text = nil
        loader.load(poster.title, then: scope.callback(to: self) { $0.titleLabel?.text = $1 })
    }
}

/// Counts who has subscribed.
@MainActor final class Subject {
    private(set) var count = 0

    final class Subscription {
        private let end: @Sendable () -> Void
        init(end: @escaping @Sendable () -> Void) { self.end = end }
        deinit { end() }
    }

    func subscribe() -> Subscription {
        count += 1
        return Subscription { [self] in MainActor.assumeIsolated { count -= 1 } }
    }
}

final class HoardingCell: PosterCell {
    private var subscriptions: [Subject.Subscription] = []

    func show(_ poster: Poster, from subject: Subject) {
        show(poster)
        subscriptions.append(subject.subscribe())
    }
}

final class TidyCell: PosterCell {
    override func prepareForReuse() {
        super.prepareForReuse()
        scope.end()
    }

    func show(_ poster: Poster, from subject: Subject) {
        show(poster)
        scope.hold(subject.subscribe())
    }
}
