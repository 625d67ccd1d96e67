@_spi(Headless) import HeadlessViews
import Testing

@MainActor @Suite("Stack views") struct StackViewTests {
    let first = UIView()
    let second = UIView()
    let third = UIView()

    @Test("E38 Adding makes a subview of what is none, and leaves the order of the subviews")
    func adding() {
        let stack = UIStackView(arrangedSubviews: [first])
        stack.addSubview(second)
        stack.addSubview(third)
        stack.addArrangedSubview(third)
        stack.addArrangedSubview(second)
        #expect(stack.arrangedSubviews == [first, third, second])
        #expect(stack.subviews == [first, second, third])
    }

    @Test("E38 Taking out of the row leaves a subview; leaving the stack view takes out of both")
    func removing() {
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.removeArrangedSubview(first)
        #expect(stack.arrangedSubviews == [second])
        #expect(first.superview === stack)
        second.removeFromSuperview()
        #expect(stack.arrangedSubviews == [])
        #expect(stack.subviews == [first])
    }

    @Test("E39 Inserting sets the place in the row, and makes the last subview")
    func inserting() {
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.insertArrangedSubview(third, at: 1)
        #expect(stack.arrangedSubviews == [first, third, second])
        #expect(stack.subviews == [first, second, third])
        stack.insertArrangedSubview(first, at: 2)
        #expect(stack.arrangedSubviews == [third, second, first])
    }

    @Test("E40 A view in the row is laid out by constraints")
    func constraints() {
        #expect(first.translatesAutoresizingMaskIntoConstraints)
        let stack = UIStackView(arrangedSubviews: [first])
        #expect(!first.translatesAutoresizingMaskIntoConstraints)
        stack.addSubview(second)
        #expect(second.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("E41 A hidden view stays in the row")
    func hiding() {
        let stack = UIStackView(arrangedSubviews: [first, second])
        first.isHidden = true
        #expect(stack.arrangedSubviews == [first, second])
    }

    @Test("E48 A view keeps its own spacing until it leaves the row")
    func customSpacing() {
        let stack = UIStackView(arrangedSubviews: [first, second])
        #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(7, after: first)
        #expect(stack.customSpacing(after: first) == 7)
        stack.addArrangedSubview(first)
        #expect(stack.customSpacing(after: first) == 7)
        stack.removeArrangedSubview(first)
        #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(7, after: first)
        #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
    }

    @Test("A place outside the row traps")
    func outOfBounds() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIStackView(arrangedSubviews: [UIView()]).insertArrangedSubview(UIView(), at: 2) }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("index = 2 expected to be less than or equal to 1"))
    }

    @Test("A change of what the row looks like asks for layout")
    func layout() {
        let stack = UIStackView(arrangedSubviews: [first])
        stack.layoutIfNeeded()
        stack.updateConstraintsIfNeeded()
        stack.spacing = 3
        #expect(stack.needsUpdateConstraints())
    }
}
