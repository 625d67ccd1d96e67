@_spi(Headless) import HeadlessViews
import Testing

@MainActor @Suite("Segmented controls") struct SegmentedControlTests {
    let control = UISegmentedControl(items: ["a", "b", "c"])

    private var titles: [String?] { (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } }

    @Test("Makes segments of titles and images")
    func items() throws {
        let star = try #require(UIImage(systemName: "star"))
        let control = UISegmentedControl(items: ["a", star])
        #expect(control.titleForSegment(at: 0) == "a")
        #expect(control.imageForSegment(at: 1) == star)
        #expect(control.titleForSegment(at: 1) == nil)
        #expect(control.selectedSegmentIndex == -1)
    }

    @Test("The selected segment stays selected when others come and go")
    func selection() {
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "new", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == -1)
        #expect(titles == ["a", "c"])
    }

    @Test("A place beyond the last segment means the last, and selects none")
    func pinning() {
        control.setTitle("z", forSegmentAt: 9)
        #expect(titles == ["a", "b", "z"])
        control.insertSegment(withTitle: "end", at: 99, animated: false)
        #expect(control.titleForSegment(at: 3) == "end")
        control.selectedSegmentIndex = 9
        #expect(control.selectedSegmentIndex == -1)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
        #expect(control.titleForSegment(at: 0) == nil)
    }

    @Test("Widths, offsets and whether it can be selected belong to each segment")
    func properties() {
        control.setWidth(30, forSegmentAt: 1)
        control.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 1)
        control.setEnabled(false, forSegmentAt: 1)
        #expect(control.widthForSegment(at: 1) == 30)
        #expect(control.widthForSegment(at: 0) == 0)
        #expect(control.contentOffsetForSegment(at: 1) == CGSize(width: 1, height: 2))
        #expect(!control.isEnabledForSegment(at: 1))
        #expect(control.isEnabledForSegment(at: 0))
    }

    @Test("A tap selects the segment under it, says so and runs its action")
    func tapping() {
        var log: [String] = []
        let actions = ["x", "y"].map { name in
            UIAction(title: name, identifier: UIAction.Identifier(name)) { _ in log.append(name) }
        }
        let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30), actions: actions)
        control.addAction(UIAction { _ in log.append("changed to \(control.selectedSegmentIndex)") }, for: .valueChanged)
        control.press(from: CGPoint(x: 75, y: 5))
        control.press(from: CGPoint(x: 75, y: 5))
        control.setEnabled(false, forSegmentAt: 0)
        control.press(from: CGPoint(x: 5, y: 5))
        #expect(log == ["changed to 1", "y"])
        #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("y")) == 1)
        #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("z")) == -1)
    }

    @Test("A momentary control has nothing selected after a tap")
    func momentary() {
        control.frame.size = CGSize(width: 90, height: 30)
        control.isMomentary = true
        var chosen: [Int] = []
        control.addAction(UIAction { _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
        control.press(from: CGPoint(x: 40, y: 5))
        control.press(from: CGPoint(x: 40, y: 5))
        #expect(chosen == [1, 1])
        #expect(control.selectedSegmentIndex == -1)
    }
}
