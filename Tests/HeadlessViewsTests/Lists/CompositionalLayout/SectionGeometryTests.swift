import Foundation
import Testing

@testable import HeadlessViews

@Suite("Compositional layout: the groups and edges of a section")
struct SectionGeometryTests {
    private let container = CGSize(width: 400, height: 800)

    private func geometry(
        _ group: GroupTemplate, _ count: Int, _ change: (inout SectionTemplate) -> Void = { _ in }
    ) -> SectionGeometry {
        var template = SectionTemplate(group: group)
        change(&template)
        return SectionGeometry(template, axis: .vertical, container: container, itemCount: count)
    }

    private var pairs: GroupTemplate { layoutGroup(wide(1), absolute(50), .filling(.horizontal, [layoutItem(wide(0.5), high(1))])) }
    private var rows: GroupTemplate { layoutGroup(wide(1), estimated(44), .filling(.vertical, [layoutItem(wide(1), estimated(44))])) }

    private func items(_ section: SectionGeometry, in rect: CGRect) -> [Int] {
        var found: [Int] = []
        section.forEachGroup(in: rect) { group, first, _ in found += group.items.indices.map { first + $0 } }
        return found
    }

    @Test("Groups follow one another with the spacing between them, inside the section's insets")
    func groups() {
        let section = geometry(pairs, 5) {
            $0.insets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
            $0.groupSpacing = 6
        }
        #expect(section.place(of: 0).frame == CGRect(x: 20, y: 10, width: 170, height: 50))
        #expect(section.place(of: 3).frame == CGRect(x: 190, y: 66, width: 170, height: 50))
        #expect(section.place(of: 4).frame.minY == 122)
        #expect(section.length == 202)
        #expect(items(section, in: CGRect(x: 0, y: 66, width: 400, height: 57)) == [2, 3, 4])
    }

    @Test("A million items of a repeated group are found by arithmetic")
    func million() {
        let section = geometry(pairs, 1_000_001)
        #expect(section.length == 25_000_050)
        #expect(section.place(of: 1_000_000).frame == CGRect(x: 0, y: 25_000_000, width: 200, height: 50))
        #expect(items(section, in: CGRect(x: 0, y: 24_999_990, width: 400, height: 30)) == [999_998, 999_999, 1_000_000])
    }

    @Test("F24 A measured item moves those behind it")
    func measured() {
        var section = geometry(rows, 100)
        let changes = [section.measure(0, as: CGSize(width: 400, height: 60)), section.measure(0, as: CGSize(width: 400, height: 60))]
        #expect(changes == [true, false])
        #expect(section.place(of: 1).frame == CGRect(x: 0, y: 60, width: 400, height: 44))
        #expect(section.length == 4416)
    }

    @Test("Items of an estimated width flow into as many groups as they need")
    func elastic() {
        let tags = layoutGroup(wide(1), absolute(30), .filling(.horizontal, [layoutItem(estimated(100), high(1))]), spacing: 10)
        var section = geometry(tags, 6)
        #expect((0..<6).map { section.place(of: $0).frame.minX } == [0, 110, 220, 0, 110, 220])
        _ = section.measure(0, as: CGSize(width: 190, height: 30))
        _ = section.measure(1, as: CGSize(width: 200, height: 30))
        #expect((0..<6).map { section.place(of: $0).frame.minX } == [0, 200, 0, 110, 220, 0])
        #expect((0..<6).map { section.place(of: $0).frame.minY } == [0, 0, 30, 30, 30, 60])
        #expect(section.length == 90)
    }

    @Test("F26 A header extends the section and follows its insets; one that does not extend lies on the content")
    func edges() {
        let size = LayoutSize(width: wide(1), height: absolute(30))
        let section = geometry(pairs, 2) {
            $0.insets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
            $0.edgeInsets = $0.insets
            $0.edges = [
                EdgeTemplate(kind: "header", size: size, edges: [.top]),
                EdgeTemplate(kind: "footer", size: size, edges: [.bottom]),
                EdgeTemplate(kind: "corner", size: LayoutSize(width: absolute(40), height: absolute(8)),
                    edges: [.top, .trailing], extendsBoundary: false),
            ]
        }
        #expect(section.edgeFrame(0) == CGRect(x: 20, y: 0, width: 360, height: 30))
        #expect(section.place(of: 0).frame.minY == 40)
        #expect(section.edgeFrame(1) == CGRect(x: 20, y: 100, width: 360, height: 30))
        #expect(section.edgeFrame(2) == CGRect(x: 340, y: 30, width: 40, height: 8))
        #expect(section.length == 130)
    }

    @Test("A background covers the section less its own insets")
    func decorations() {
        let section = geometry(pairs, 2) {
            let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            $0.decorations = [DecorationTemplate(kind: "shade", insets: insets, zIndex: 0)]
        }
        #expect(section.decorationFrame(0) == CGRect(x: 2, y: 1, width: 394, height: 46))
    }

    @Test("The groups of an orthogonal section lie side by side, and move with its own offset")
    func orthogonal() {
        let card = layoutGroup(absolute(150), absolute(100), .filling(.vertical, [layoutItem(wide(1), high(0.5))]))
        var section = geometry(card, 20) {
            $0.orthogonal = .continuous
            $0.insets.leading = 10
            $0.groupSpacing = 10
        }
        #expect(section.length == 100)
        #expect(section.place(of: 2).frame == CGRect(x: 170, y: 0, width: 150, height: 50))
        #expect(items(section, in: CGRect(x: 0, y: 0, width: 400, height: 100)) == Array(0..<6))
        section.scrolled = 160
        #expect(section.place(of: 2).frame.minX == 10)
        #expect(items(section, in: CGRect(x: 0, y: 0, width: 400, height: 100)) == Array(2..<8))
        #expect(section.scroll?.limit == 1200)
    }
}
