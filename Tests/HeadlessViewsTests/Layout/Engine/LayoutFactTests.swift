import Testing

@_spi(Headless) @testable import HeadlessViews

/// Numbered facts of UIKit about sizes and places, seen in solved frames.
@MainActor @Suite("Facts of layout")
struct LayoutFactTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func add<View: UIView>(_ subview: View) -> View {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
        return subview
    }

    /// Lays out with the controls of iOS 26, which the figures were measured on.
    private func withNewControls(_ work: () -> Void) {
        var state = UIScreen.main.state
        state.controls = .ofIOS26
        UIScreen.main.perform(in: state, work)
    }

    @Test("E13 A view whose place constraints leave open is ambiguous, and takes a place all the same")
    func ambiguity() {
        let part = add(ContentView(30, 20))
        part.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        #expect(part.hasAmbiguousLayout)
        #expect(part.solvedFrame.size == CGSize(width: 30, height: 20))
        part.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 7).isActive = true
        #expect(!part.hasAmbiguousLayout)
        #expect(part.solvedFrame == CGRect(x: 7, y: 0, width: 30, height: 20))
    }

    @Test("E15 The compressed fitting size is none at all, and as near to that as constraints let it be is what fits")
    func compressedSize() {
        #expect(UIView.layoutFittingCompressedSize == .zero)
        let part = add(ContentView(30, 20))
        part.pin(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 36, height: 24))
    }

    @Test("E20 A stepper is 94 by 32")
    func stepper() {
        withNewControls {
            let stepper = add(UIStepper())
            stepper.pinToCorner()
            #expect(stepper.solvedFrame.size == CGSize(width: 94, height: 32))
        }
    }

    @Test("E21 A slider has no width of its own, and is 34 high")
    func slider() {
        withNewControls {
            let slider = add(UISlider())
            slider.pinToCorner()
            slider.widthAnchor.constraint(equalToConstant: 120).isActive = true
            #expect(slider.solvedFrame.size == CGSize(width: 120, height: 34))
            #expect(slider.intrinsicContentSize.width == UIView.noIntrinsicMetric)
        }
    }

    @Test("E22 A progress bar has no width of its own, and is 4 high")
    func progressView() {
        withNewControls {
            let bar = add(UIProgressView())
            bar.pinToCorner()
            bar.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
            #expect(bar.solvedFrame.size == CGSize(width: 300, height: 4))
            #expect(bar.intrinsicContentSize.width == UIView.noIntrinsicMetric)
        }
    }

    @Test("E23 A page control is 18 wide for each page and 20 more, and 26 high", arguments: [1, 2, 5])
    func pageControl(pages: Int) {
        withNewControls {
            let control = add(UIPageControl())
            control.numberOfPages = pages
            control.pinToCorner()
            #expect(control.solvedFrame.size == CGSize(width: 18 * pages + 20, height: 26))
        }
    }

    @Test("E24 An activity indicator is 20 by 20, and a large one 37 by 37")
    func activityIndicators() {
        let (medium, large) = (add(UIActivityIndicatorView(style: .medium)), add(UIActivityIndicatorView(style: .large)))
        medium.pinToCorner()
        large.pinToCorner(x: 50)
        #expect(medium.solvedFrame.size == CGSize(width: 20, height: 20))
        #expect(large.solvedFrame.size == CGSize(width: 37, height: 37))
    }

    @Test("E33 A view without text has its first baseline at its top and its last at its bottom, unless it names another view")
    func baselines() {
        let (anchor, first, last) = (add(UIView()), add(ContentView(10, 10)), add(ContentView(10, 10)))
        anchor.pinToCorner(y: 50)
        anchor.fix(width: 10, height: 40)
        first.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
        last.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
        first.topAnchor.constraint(equalTo: anchor.firstBaselineAnchor).isActive = true
        last.topAnchor.constraint(equalTo: anchor.lastBaselineAnchor).isActive = true
        #expect(first.solvedFrame.minY == 50)
        #expect(last.frame.minY == 90)
        #expect(anchor.forLastBaselineLayout === anchor)
        #expect(anchor.forFirstBaselineLayout === anchor)
    }

    @Test("E33 The view that stands for the last line stands for the first one too, where no other is named")
    func namedBaseline() {
        let named = add(NamingView())
        named.pinToCorner()
        named.fix(width: 100, height: 60)
        let text = named.text
        #expect(named.forFirstBaselineLayout === text)
        let part = add(ContentView(10, 10))
        part.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
        part.topAnchor.constraint(equalTo: named.firstBaselineAnchor).isActive = true
        #expect(abs(part.solvedFrame.minY - 10 - text.firstBaselineOffsetFromTop) < 0.01)
    }

    @Test("E18 A label and an image view that code makes hug no more than others: of equals in a row the first one grows")
    func huggingInCode() {
        let label = UILabel()
        label.text = "Text"
        let image = UIImage(interfaceName: "mark", size: CGSize(width: 20, height: 20), isSystem: false)
        for first in [label, UIImageView(image: image)] {
            let row = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
            let other = ContentView(50, 20)
            [first, other].forEach(row.addArrangedSubview)
            row.layoutIfNeeded()
            #expect(first.frame.width == 250)
            #expect(other.frame.width == 50)
        }
    }

    @Test("E17 Labels and images of a document hug more than a button, which takes the room that is left; switches hug most")
    func huggingOfDocuments() throws {
        let document = try InterfaceDocumentFixture.document(
            """
            <view id="1"><rect key="frame" x="0" y="0" width="300" height="200"/>
                <subviews>
                    <label tag="2" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Text"
                        translatesAutoresizingMaskIntoConstraints="NO" id="2"/>
                    <button tag="3" translatesAutoresizingMaskIntoConstraints="NO" id="3">
                        <state key="normal" title="Button"/>
                    </button>
                    <switch tag="4" horizontalHuggingPriority="750" verticalHuggingPriority="750"
                        translatesAutoresizingMaskIntoConstraints="NO" id="4"/>
                </subviews>
                <constraints>
                    <constraint firstItem="2" firstAttribute="leading" secondItem="1" secondAttribute="leading" id="a"/>
                    <constraint firstItem="3" firstAttribute="leading" secondItem="2" secondAttribute="trailing" id="b"/>
                    <constraint firstItem="4" firstAttribute="leading" secondItem="3" secondAttribute="trailing" id="c"/>
                    <constraint firstAttribute="trailing" secondItem="4" secondAttribute="trailing" id="d"/>
                </constraints>
            </view>
            """)
        let root = try #require(InterfaceLoading(document: document, owner: nil).load().first as? UIView)
        root.layoutIfNeeded()
        let parts = try [2, 3, 4].map { try #require(root.viewWithTag($0)) }
        #expect(parts[0].frame.width == parts[0].intrinsicContentSize.width)
        #expect(parts[2].frame.width == 51)
        #expect(abs(parts[1].frame.minX - parts[0].frame.maxX) < 0.01)
        #expect(abs(parts[1].frame.width - (300 - 49 - parts[0].frame.width)) < 0.01)
        #expect(parts.map { $0.contentHuggingPriority(for: .horizontal).rawValue } == [251, 250, 750])
        #expect(parts.allSatisfy { $0.contentCompressionResistancePriority(for: .vertical) == .defaultHigh })
    }

    @Test("D5 The smaller edges of a view are in it, the larger ones are not", arguments: [0.0, 10, 99.5, 100])
    func edges(x: CGFloat) {
        let square = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
        #expect(square.point(inside: CGPoint(x: x, y: 0), with: nil) == (x < 100))
        #expect(square.point(inside: CGPoint(x: 0, y: x), with: nil) == (x < 100))
        square.bounds.origin = CGPoint(x: 50, y: 50)
        #expect(square.point(inside: CGPoint(x: x + 50, y: 50), with: nil) == (x < 100))
        #expect(!square.point(inside: CGPoint(x: 49.5, y: 50), with: nil))
    }
}

/// A view whose lines are those of a label in it.
private final class NamingView: UIView {
    let text = UILabel()

    init() {
        super.init(frame: .zero)
        text.text = "Text"
        text.translatesAutoresizingMaskIntoConstraints = false
        addSubview(text)
        text.pinToCorner(y: 10)
    }

    required init?(coder: NSCoder) { nil }

    override var forLastBaselineLayout: UIView { text }
}
