import Testing

@_spi(Headless) @testable import HeadlessViews

/// Layouts by leading and trailing edges, which the direction of reading turns round.
@MainActor @Suite("Mirrored layouts")
struct MirroredLayoutTests {
    /// A random tree of views, placed from side to side by leading, trailing and centers alone.
    @MainActor private struct RandomLayout {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 100))
        private(set) var views: [UIView] = []
        private var generator: SeededGenerator

        init(seed: UInt64) {
            generator = SeededGenerator(seed: seed)
            fill(root, depth: 0)
        }

        private mutating func fill(_ container: UIView, depth: Int) {
            var former: UIView?
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let view = makePlain(in: container)
                views.append(view)
                view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
                view.heightAnchor.constraint(equalToConstant: 10).isActive = true
                start(view, in: container, after: former)
                end(view, in: container)
                former = view
                if depth < 2, generator.oneIn(3) { fill(view, depth: depth + 1) }
            }
        }

        private mutating func start(_ view: UIView, in container: UIView, after former: UIView?) {
            let constant = CGFloat(Int.random(in: -20...40, using: &generator))
            switch (Int.random(in: 0..<4, using: &generator), former) {
            case (0, let former?): add(view, .leading, former, .trailing, constant)
            case (1, let former?): add(view, .leading, former, .leading, constant)
            case (2, _): add(view, .centerX, container, .centerX, constant: constant, times: 1)
            default: add(view, .leading, container, generator.oneIn(2) ? .leading : .leadingMargin, constant)
            }
        }

        private mutating func end(_ view: UIView, in container: UIView) {
            let constant = CGFloat(Int.random(in: 10...80, using: &generator))
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: view.widthAnchor.constraint(equalToConstant: constant).isActive = true
            case 1:
                view.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.25).isActive = true
            default:
                let width = view.widthAnchor.constraint(greaterThanOrEqualToConstant: constant)
                width.isActive = true
                let end = NSLayoutConstraint(
                    item: view, attribute: .trailing, relatedBy: .equal, toItem: container, attribute: .trailing, multiplier: 1,
                    constant: -constant)
                end.priority = UILayoutPriority(Float(Int.random(in: 100...700, using: &generator)))
                end.isActive = true
            }
        }

        private func add(
            _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView, _ second: NSLayoutConstraint.Attribute,
            _ constant: CGFloat
        ) { add(view, attribute, other, second, constant: constant, times: 1) }

        /// A center is no edge: its distance turns round only where it is none.
        private func add(
            _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView, _ second: NSLayoutConstraint.Attribute,
            constant: CGFloat, times: CGFloat
        ) {
            NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: .equal, toItem: other, attribute: second, multiplier: times,
                constant: attribute == .centerX ? 0 : constant
            ).isActive = true
        }

        func frames(_ attribute: UISemanticContentAttribute) -> [CGRect] {
            for view in [root] + views { view.semanticContentAttribute = attribute }
            _ = UnsatisfiableConstraints.collect { root.layoutIfNeeded() }
            return views.map(\.frame)
        }
    }

    @Test("From right to left every frame is the mirror image of that from left to right, and back again", arguments: 0..<200)
    func mirrored(seed: Int) {
        let layout = RandomLayout(seed: UInt64(seed))
        let plain = layout.frames(.unspecified)
        let mirrored = layout.frames(.forceRightToLeft)
        for (index, view) in layout.views.enumerated() {
            let width = view.superview?.bounds.width ?? 0
            // Each edge is put on a pixel by itself.
            #expect(abs(mirrored[index].minX - (width - plain[index].maxX)) < 0.7)
            #expect(abs(mirrored[index].width - plain[index].width) < 0.7)
        }
        #expect(layout.frames(.forceLeftToRight) == plain)
    }
}
