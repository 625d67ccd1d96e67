import Testing

@_spi(Headless) @testable import HeadlessViews

@MainActor @Suite("Sizes of content")
struct ContentSizeTests {
    private let owner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    private func add(_ view: UIView) {
        owner.addSubview(view)
    }

    @Test("E14 Content gives a view its size where nothing else does")
    func natural() {
        let view = ContentView(30, 20)
        add(view)
        view.pinToCorner()
        #expect(view.solvedFrame.size == CGSize(width: 30, height: 20))
    }

    @Test("E31 Another size is taken over once it is said")
    func invalidated() {
        let view = ContentView(30, 20)
        add(view)
        view.pinToCorner()
        owner.layoutIfNeeded()
        view.content = CGSize(width: 50, height: UIView.noIntrinsicMetric)
        #expect(view.solvedFrame.size == CGSize(width: 50, height: 0))
    }

    @Test("E16 Hugging and resistance are weighed against other constraints")
    func priorities() {
        let view = ContentView(30, 20)
        add(view)
        view.pinToCorner()
        let wide = view.widthAnchor.constraint(equalToConstant: 100)
        wide.priority = UILayoutPriority(249)
        let low = view.heightAnchor.constraint(equalToConstant: 10)
        low.priority = UILayoutPriority(749)
        NSLayoutConstraint.activate([wide, low])
        #expect(view.solvedFrame.size == CGSize(width: 30, height: 20))
        wide.priority = UILayoutPriority(251)
        low.priority = UILayoutPriority(751)
        #expect(view.solvedFrame.size == CGSize(width: 100, height: 10))
        view.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        view.setContentCompressionResistancePriority(UILayoutPriority(752), for: .vertical)
        #expect(view.solvedFrame.size == CGSize(width: 30, height: 20))
    }

    @Test("E28 A text's height follows the width that constraints give it")
    func wrapping() {
        let text = WrappingView(characters: 30)
        add(text)
        text.pinToCorner()
        text.rightAnchor.constraint(equalTo: owner.rightAnchor).isActive = true
        #expect(text.solvedFrame == CGRect(x: 0, y: 0, width: 200, height: 20))
        owner.frame.size.width = 100
        #expect(text.solvedFrame == CGRect(x: 0, y: 0, width: 100, height: 30))
        owner.frame.size.width = 400
        #expect(text.solvedFrame == CGRect(x: 0, y: 0, width: 400, height: 10))
    }

    @Test("E28 A text that may be narrower hugs its lines")
    func hugging() {
        let text = WrappingView(characters: 30)
        add(text)
        text.pinToCorner()
        text.rightAnchor.constraint(lessThanOrEqualTo: owner.rightAnchor, constant: -25).isActive = true
        #expect(text.solvedFrame == CGRect(x: 0, y: 0, width: 170, height: 20))
    }

    @Test("E28 A label of several lines")
    func label() {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 20)
        add(label)
        label.pinToCorner()
        label.widthAnchor.constraint(equalToConstant: 150).isActive = true
        let frame = label.solvedFrame
        #expect(frame.width == 150)
        #expect(frame.height > 3 * label.font.lineHeight)
        label.numberOfLines = 1
        #expect(label.solvedFrame.height < 1.5 * label.font.lineHeight)
    }
}
