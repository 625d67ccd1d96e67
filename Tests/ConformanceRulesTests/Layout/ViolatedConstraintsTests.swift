import Testing

@_spi(Headless) import HeadlessViews
@testable import ConformanceRules

/// Contradictions as frames tell of them, where the platform does not.
@MainActor @Suite struct ViolatedConstraintsTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let inner = UIView()

    init() {
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        activate(inner.topAnchor.constraint(equalTo: view.topAnchor), inner.heightAnchor.constraint(equalToConstant: 20))
    }

    @Test("Constraints that are met, and ones that need not be, are none")
    func met() {
        activate(
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            inner.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor))
        let wish = inner.widthAnchor.constraint(equalToConstant: 90)
        wish.priority = .defaultHigh
        activate(wish)
        #expect(violated().isEmpty)
    }

    @Test("The constraint that was left out is found, with those that it contradicts", arguments: [false, true])
    func leftOut(isMirrored: Bool) throws {
        if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
        let leading = inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10)
        let trailing = inner.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -10)
        let width = inner.widthAnchor.constraint(equalToConstant: 90)
        activate(leading, trailing, width)
        let told = UnsatisfiableConstraints.collect { view.layoutIfNeeded() }.map(\.brokenConstraint)
        #expect(told == [width])
        let conflict = try #require(ViolatedConstraints(in: view).conflicts.first)
        #expect(conflict.broken === width)
        #expect(ViolatedConstraints(in: view).all.count == 1)
    }

    @Test("What is pinned to a scroll view's content is left alone")
    func scrolling() {
        let scrollView = UIScrollView(frame: view.bounds)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(content)
        activate(
            inner.widthAnchor.constraint(equalToConstant: 5), inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            content.widthAnchor.constraint(equalToConstant: 500), content.heightAnchor.constraint(equalToConstant: 500))
        #expect(violated().isEmpty)
    }

    private func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

    private func violated() -> [NSLayoutConstraint] {
        view.layoutIfNeeded()
        return ViolatedConstraints(in: view).all
    }
}
