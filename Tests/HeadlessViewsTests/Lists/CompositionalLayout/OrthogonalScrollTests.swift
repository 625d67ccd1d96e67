import Foundation
import Testing

@testable import HeadlessViews

@Suite("Compositional layout: where orthogonal groups come to rest")
struct OrthogonalScrollTests {
    private func resting(_ behavior: OrthogonalBehavior, _ offsets: [CGFloat]) -> [CGFloat] {
        let scroll = OrthogonalScroll(
            behavior: behavior, contentLength: 1000, sightLength: 300, groupLength: 90, groupStarts: { CGFloat($0) * 100 },
            groupCount: 10, inset: 0)
        return offsets.map(scroll.resting)
    }

    @Test("Anywhere within the content")
    func continuous() {
        #expect(resting(.continuous, [-5, 123, 900]) == [0, 123, 700])
    }

    @Test("At the start of a group, but not beyond the content")
    func groups() {
        #expect(resting(.continuousGroupLeadingBoundary, [40, 60, 640, 690, 990]) == [0, 100, 600, 700, 700])
        #expect(resting(.groupPaging, [149, 151]) == [100, 200])
    }

    @Test("At multiples of what can be seen")
    func pages() {
        #expect(resting(.paging, [140, 160, 500, 900]) == [0, 300, 600, 700])
    }

    @Test("With a group in the middle")
    func centered() {
        #expect(resting(.groupPagingCentered, [0, 90, 400]) == [-5, 95, 395])
    }
}
