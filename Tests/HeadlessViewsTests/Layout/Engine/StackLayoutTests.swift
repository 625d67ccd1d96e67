import Testing

@_spi(Headless) @testable import HeadlessViews

@MainActor @Suite("Stack views")
struct StackLayoutTests {
    private let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    private func add(_ sizes: (CGFloat, CGFloat)...) {
        for (width, height) in sizes { stack.addArrangedSubview(ContentView(width, height)) }
    }

    private var frames: [CGRect] {
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    private var columns: [[CGFloat]] { frames.map { [$0.minX, $0.width] } }
    private var rows: [[CGFloat]] { frames.map { [$0.minY, $0.height] } }

    @Test("E42 Fill: of views that hug equally the first one is stretched")
    func stretched() {
        stack.spacing = 10
        add((30, 10), (40, 10), (20, 10))
        #expect(columns == [[0, 120], [130, 40], [180, 20]])
        #expect(rows == [[0, 100], [0, 100], [0, 100]])
    }

    @Test("E42 Fill: the one that hugs least grows, the one that resists least shrinks")
    func byPriority() {
        add((30, 10), (40, 10))
        stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        #expect(columns == [[0, 30], [30, 170]])
        stack.frame.size.width = 50
        stack.arrangedSubviews[1].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        #expect(columns == [[0, 30], [30, 20]])
    }

    @Test("E42 Fill: of views without content the last takes what is left")
    func withoutContent() {
        add((30, 10))
        stack.addArrangedSubview(UIView())
        stack.addArrangedSubview(UIView())
        #expect(columns == [[0, 30], [30, 0], [30, 170]])
    }

    @Test("E43 Fill equally")
    func equally() {
        stack.distribution = .fillEqually
        stack.spacing = 10
        add((30, 10), (40, 10), (20, 10), (1, 1))
        let ends = frames.map(\.maxX)
        #expect(abs(ends[3] - 200) < 1e-6)
        #expect(frames.allSatisfy { abs($0.width - 42.5) < 0.34 })
    }

    @Test("E43 Fill proportionally: by the content's lengths")
    func proportionally() {
        stack.distribution = .fillProportionally
        add((30, 10), (50, 10), (20, 10))
        #expect(columns == [[0, 60], [60, 100], [160, 40]])
    }

    @Test("E43 Equal spacing: own lengths and equal room, at least the spacing")
    func equalSpacing() {
        stack.distribution = .equalSpacing
        add((30, 10), (50, 10), (20, 10))
        #expect(columns == [[0, 30], [80, 50], [180, 20]])
        stack.spacing = 60
        let lengths = frames.map(\.width)
        #expect(lengths.reduce(0, +) == 80)
        #expect(frames[1].minX - frames[0].maxX == 60)
        #expect(frames[2].minX - frames[1].maxX == 60)
    }

    @Test("E43 Equal centering: equal distances between the middles, and the spacing kept")
    func equalCentering() {
        stack.distribution = .equalCentering
        add((30, 10), (51, 10), (20, 10))
        #expect(frames.map(\.midX) == [15, 102.5, 190])
        stack.frame.size.width = 121
        stack.spacing = 10
        #expect(columns == [[0, 30], [40, 51], [101, 20]])
    }

    @Test("E41 A hidden view has no length and no spacing, and stays")
    func hidden() {
        stack.spacing = 10
        add((30, 10), (40, 10), (20, 10))
        stack.arrangedSubviews[1].isHidden = true
        #expect(columns == [[0, 170], [175, 0], [180, 20]])
        stack.arrangedSubviews[1].isHidden = false
        #expect(columns == [[0, 120], [130, 40], [180, 20]])
        #expect(stack.arrangedSubviews.count == 3)
    }

    @Test("E44 Alignments of a row")
    func alignments() {
        add((30, 10), (40, 20))
        stack.alignment = .top
        #expect(rows == [[0, 10], [0, 20]])
        stack.alignment = .center
        #expect(rows == [[45, 10], [40, 20]])
        stack.alignment = .bottom
        #expect(rows == [[90, 10], [80, 20]])
        stack.alignment = .fill
        #expect(rows == [[0, 100], [0, 100]])
    }

    @Test("E44 Alignments of a column, from right to left too")
    func column() {
        stack.axis = .vertical
        stack.alignment = .leading
        add((30, 10), (40, 20))
        #expect(columns == [[0, 30], [0, 40]])
        #expect(rows == [[0, 80], [80, 20]])
        stack.semanticContentAttribute = .forceRightToLeft
        stack.arrangedSubviews[0].isHidden = true
        stack.arrangedSubviews[0].isHidden = false
        #expect(columns == [[170, 30], [160, 40]])
    }

    @Test("A row runs from right to left where the text does")
    func mirrored() {
        stack.semanticContentAttribute = .forceRightToLeft
        stack.spacing = 10
        add((30, 10), (40, 10))
        #expect(columns == [[50, 150], [0, 40]])
    }

    @Test("E44 Baselines of a row stand on one line")
    func baselines() {
        final class TextView: UIView {
            var baseline: CGFloat = 0
            override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 30) }
            override var firstBaselineOffsetFromTop: CGFloat { baseline }
            override var lastBaselineOffsetFromBottom: CGFloat { 30 - baseline }
        }
        for baseline in [10, 25] as [CGFloat] {
            let view = TextView()
            view.baseline = baseline
            stack.addArrangedSubview(view)
        }
        // The row has the edge of its first view, as in Interface Builder's documents: others may stand out.
        stack.alignment = .firstBaseline
        #expect(rows == [[0, 30], [-15, 30]])
        stack.alignment = .lastBaseline
        #expect(rows == [[70, 30], [55, 30]])
    }

    @Test("What is found does not depend on what was found before, though texts were measured in other widths then")
    func foundAgain() {
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        stack.axis = .vertical
        stack.addArrangedSubview(ContentView(10, 20))
        stack.addArrangedSubview(WrappingView(characters: 30))
        let first = frames
        stack.constraintsDidChange()
        #expect(frames == first)
    }

    @Test("E45 The fitting size: lengths and room in the row, the largest across it")
    func fitting() {
        stack.spacing = 10
        add((30, 10), (40, 20))
        func size() -> CGSize { stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        #expect(size() == CGSize(width: 80, height: 20))
        stack.alignment = .center
        #expect(size() == CGSize(width: 80, height: 20))
        stack.distribution = .equalSpacing
        #expect(size() == CGSize(width: 80, height: 20))
        stack.distribution = .fillEqually
        #expect(size() == CGSize(width: 90, height: 20))
        stack.axis = .vertical
        #expect(size() == CGSize(width: 40, height: 50))
    }

    @Test("E48 Room of a view's own, and the system's")
    func customSpacing() {
        stack.spacing = UIStackView.spacingUseSystem
        add((30, 10), (40, 10), (20, 10))
        stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
        #expect(columns == [[0, 102], [132, 40], [180, 20]])
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
        #expect(columns == [[0, 124], [132, 40], [180, 20]])
    }

    @Test("Keeps inside its margins where it is to")
    func margins() {
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stack.isLayoutMarginsRelativeArrangement = true
        add((30, 10))
        #expect(frames == [CGRect(x: 2, y: 1, width: 194, height: 96)])
    }

    @Test("Stacks in stacks, and constraints between the views in them")
    func nested() {
        let inner = UIStackView()
        inner.axis = .vertical
        inner.spacing = 4
        let (one, two, three) = (ContentView(30, 10), ContentView(40, 20), ContentView(10, 10))
        inner.addArrangedSubview(one)
        inner.addArrangedSubview(two)
        stack.alignment = .center
        stack.addArrangedSubview(inner)
        stack.addArrangedSubview(three)
        three.widthAnchor.constraint(equalTo: one.widthAnchor, multiplier: 0.25).isActive = true
        stack.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 0, y: 33, width: 160, height: 34))
        #expect(two.frame == CGRect(x: 0, y: 14, width: 160, height: 20))
        #expect(three.frame == CGRect(x: 160, y: 45, width: 40, height: 10))
    }
}
