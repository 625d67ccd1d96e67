import Foundation
import Testing

@testable import HeadlessViews

@Suite("Flow layout: sections and pinning")
struct FlowGeometryTests {
    private func geometry(_ counts: [Int]) -> FlowGeometry {
        FlowGeometry(
            counts.map { count in
                FlowSection(
                    metrics: FlowMetrics(breadth: 100, headerLength: 20),
                    items: .equal(count: count, size: CGSize(width: 100, height: 50)))
            })
    }

    @Test("Sections follow one another")
    func order() {
        let sections = geometry([1, 0, 2])
        #expect((0..<3).map(sections.span) == [0..<70, 70..<90, 90..<220])
        #expect(sections.length == 220)
        #expect(sections.frame(ofItem: 1, in: 2) == CGRect(x: 0, y: 170, width: 100, height: 50))
        #expect(sections.frame(ofItem: 0, in: 1) == nil)
        #expect(sections.frame(ofItem: 0, in: 3) == nil)
    }

    @Test("The sections of a stretch are those that it touches")
    func sections() {
        let sections = geometry([1, 0, 2])
        #expect(sections.sections(in: 0..<70) == 0..<1)
        #expect(sections.sections(in: 69..<71) == 0..<2)
        #expect(sections.sections(in: 80..<500) == 1..<3)
        #expect(sections.sections(in: 220..<500).isEmpty)
        #expect(sections.sections(in: -50..<0).isEmpty)
    }

    @Test("A pinned header stays at the top until its section leaves")
    func header() {
        func place(_ top: CGFloat) -> CGFloat {
            PinnedPlace(sight: top..<top + 300, home: 100..<400).header(at: 100, length: 30)
        }
        #expect([0, 100, 250, 370, 390].map(place) == [100, 100, 250, 370, 370])
    }

    @Test("A pinned footer stays at the bottom once its section is there")
    func footer() {
        func place(_ bottom: CGFloat) -> CGFloat {
            PinnedPlace(sight: bottom - 300..<bottom, home: 100..<400).footer(at: 370, length: 30)
        }
        #expect([90, 130, 200, 400, 500].map(place) == [100, 100, 170, 370, 370])
    }
}
