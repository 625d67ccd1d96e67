import Foundation
import Testing

@testable import HeadlessViews

@Suite("Flow layout: lines of items")
struct FlowSectionTests {
    private func section(_ sizes: [CGSize], _ change: (inout FlowMetrics) -> Void = { _ in }) -> FlowSection {
        var metrics = FlowMetrics(breadth: 375)
        metrics.grid.scale = 2
        change(&metrics)
        return FlowSection(metrics: metrics, items: FlowItems(sizes))
    }

    private func equal(_ count: Int, _ width: CGFloat = 50, _ height: CGFloat = 50) -> [CGSize] {
        Array(repeating: CGSize(width: width, height: height), count: count)
    }

    private func lefts(_ section: FlowSection) -> [CGFloat] {
        (0..<section.items.count).map { section.frame(ofItem: $0).minX }
    }

    @Test("F11 An item joins a line while it fits behind the least gap; a line has one at least")
    func greedy() {
        let mixed = [100, 100, 155, 1, 400, 10].map { CGSize(width: $0, height: 50) }
        let lines = section(mixed)
        #expect((0..<lines.lineCount).map { lines.items(inLine: $0) } == [0..<3, 3..<4, 4..<5, 5..<6])
    }

    @Test("F11 The section's insets take room from its lines")
    func insets() {
        let lines = section(equal(6)) { $0.insets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10) }
        #expect((0..<lines.lineCount).map { lines.items(inLine: $0) } == [0..<6])
        #expect(lines.frame(ofItem: 0).minX == 10)
        #expect(lines.frame(ofItem: 5).maxX == 365)
    }

    @Test("F11 Three thirds of a width fit", arguments: [320, 375, 390, 393, 414] as [CGFloat])
    func thirds(_ breadth: CGFloat) {
        for parts in 2...9 {
            let lines = section(equal(parts, breadth / CGFloat(parts))) {
                $0.breadth = breadth
                $0.itemSpacing = 0
            }
            #expect(lines.lineCount == 1)
        }
    }

    @Test("F12 A full line shares what is left over among its gaps, the last item flush at the end")
    func full() {
        let lines = section(equal(13))
        #expect(lefts(lines).prefix(6) == [0, 65, 130, 195, 260, 325])
        let mixed = section([100, 50, 80, 300, 300].map { CGSize(width: $0, height: 50) })
        #expect(lefts(mixed).prefix(3) == [0, 172.5, 295])
    }

    @Test("F13 A last line of equal items is spaced as if more of them filled it")
    func uniformLast() {
        #expect(lefts(section(equal(4))) == [0, 65, 130, 195])
        #expect(lefts(section(equal(8))).suffix(2) == [0, 65])
        let mixed = section([300, 50, 50].map { CGSize(width: $0, height: 50) } + equal(2))
        #expect(lefts(mixed) == [0, 325, 0, 65, 130])
    }

    @Test("F14 A last line whose items differ keeps the least gap, from the start")
    func mixedLast() {
        #expect(lefts(section([CGSize(width: 50, height: 50), CGSize(width: 60, height: 50)])) == [0, 60])
        #expect(lefts(section([CGSize(width: 50, height: 50), CGSize(width: 50, height: 60)])) == [0, 60])
    }

    @Test("F15 An item that is alone in a full line is in the middle, even if it is too wide")
    func alone() {
        #expect(lefts(section(equal(2, 200))) == [87.5, 87.5])
        #expect(lefts(section(equal(1, 400))) == [-12.5])
        #expect(lefts(section([300, 100].map { CGSize(width: $0, height: 50) })) == [37.5, 0])
    }

    @Test("F16 Lines are exactly the least spacing apart, as thick as their largest item, with shorter ones in the middle")
    func thickness() {
        let sizes = [(200, 50), (100, 80), (300, 20)].map { CGSize(width: $0.0, height: $0.1) }
        let lines = section(sizes) { $0.lineSpacing = 7 }
        #expect((0..<3).map { lines.frame(ofItem: $0).minY } == [15, 0, 87])
        #expect(lines.length == 107)
    }

    @Test("F17 Origins come to lie on pixels, sizes stay")
    func pixels() {
        let lines = section(equal(3, 80)) {
            $0.breadth = 284 + 2.0 / 3
            $0.insets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
        }
        let frames = (0..<3).map { lines.metrics.grid.snap(lines.frame(ofItem: $0)) }
        #expect(frames.map(\.minX) == [12, 102.5, 192.5])
        #expect(frames.map(\.width) == [80, 80, 80])
    }

    @Test("F18 Headers and footers are as broad as the view, whatever the insets; none without a length")
    func edges() {
        let lines = section(equal(1)) {
            $0.headerLength = 30
            $0.insets = UIEdgeInsets(top: 5, left: 20, bottom: 6, right: 20)
        }
        #expect(lines.headerFrame(breadth: 375) == CGRect(x: 0, y: 0, width: 375, height: 30))
        #expect(lines.footerFrame(breadth: 375) == nil)
    }

    @Test("F19 Header, inset, lines, inset, footer, with no line spacing between header and first line")
    func order() {
        let lines = section(equal(7)) {
            $0.headerLength = 30
            $0.footerLength = 40
            $0.insets = UIEdgeInsets(top: 5, left: 0, bottom: 6, right: 0)
        }
        #expect(lines.frame(ofItem: 0).minY == 35)
        #expect(lines.frame(ofItem: 6).minY == 95)
        #expect(lines.footerFrame(breadth: 375)?.minY == 151)
        #expect(lines.length == 191)
    }

    @Test("F19 An empty section still has header, insets and footer")
    func empty() {
        let lines = section([]) {
            $0.headerLength = 30
            $0.footerLength = 40
            $0.insets = UIEdgeInsets(top: 5, left: 0, bottom: 6, right: 0)
        }
        #expect(lines.length == 81)
        #expect(lines.frames(in: 0..<100).isEmpty)
    }

    @Test("A horizontal layout swaps the two directions")
    func horizontal() {
        let lines = section(equal(4, 60, 100)) {
            $0.axis = .horizontal
            $0.breadth = 320
            $0.insets = UIEdgeInsets(top: 1, left: 2, bottom: 9, right: 4)
        }
        #expect(lines.frame(ofItem: 0) == CGRect(x: 2, y: 1, width: 60, height: 100))
        #expect(lines.frame(ofItem: 1) == CGRect(x: 2, y: 211, width: 60, height: 100))
        #expect(lines.frame(ofItem: 3).minX == 72)
        #expect(lines.length == 136)
    }

    @Test("A million equal items are found without listing them")
    func million() {
        let metrics = FlowMetrics(breadth: 375)
        let lines = FlowSection(metrics: metrics, items: .equal(count: 1_000_000, size: CGSize(width: 50, height: 50)))
        #expect(lines.lineCount == 166_667)
        let found = lines.frames(in: 9_999_990..<10_000_050)
        #expect(found.map(\.item) == Array(999_996..<1_000_000))
        #expect(lines.frame(ofItem: 999_999).maxY == lines.length)
    }

    @Test("Every frame that overlaps a stretch is found, and no other")
    func search() {
        let sizes = (0..<200).map { (index: Int) -> CGSize in
            CGSize(width: Double(20 + index * 37 % 150), height: Double(10 + index * 53 % 90))
        }
        let lines = section(sizes)
        for start in stride(from: CGFloat(-50), to: lines.length + 50, by: 23) {
            let span = start..<start + 71
            let lineSpans = (0..<lines.lineCount).filter { index in
                let line = lines.line(index)
                return (line.start..<line.start + line.thickness).touches(span)
            }
            #expect(lines.frames(in: span).map(\.item) == lineSpans.flatMap { Array(lines.items(inLine: $0)) })
        }
    }

    @Test("An item that gets a size of its own leaves the others as they are")
    func resize() {
        var items = FlowItems(equal(3))
        items.resize(1, to: CGSize(width: 50, height: 50))
        #expect(items == .equal(count: 3, size: CGSize(width: 50, height: 50)))
        items.resize(1, to: CGSize(width: 70, height: 50))
        #expect((0..<3).map { items[$0].width } == [50, 70, 50])
    }
}
