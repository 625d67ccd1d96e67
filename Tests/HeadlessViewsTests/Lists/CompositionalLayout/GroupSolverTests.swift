import Foundation
import Testing

@testable import HeadlessViews

/// Short ways to write dimensions, for the tests of the pure layout.
func absolute(_ value: CGFloat) -> LayoutDimension { LayoutDimension(measure: .absolute, value: value) }
func wide(_ value: CGFloat) -> LayoutDimension { LayoutDimension(measure: .fractionalWidth, value: value) }
func high(_ value: CGFloat) -> LayoutDimension { LayoutDimension(measure: .fractionalHeight, value: value) }
func estimated(_ value: CGFloat) -> LayoutDimension { LayoutDimension(measure: .estimated, value: value) }
func uniform(_ value: CGFloat) -> LayoutDimension { LayoutDimension(measure: .uniform, value: value) }

func layoutItem(_ width: LayoutDimension, _ height: LayoutDimension, _ change: (inout PartFrame) -> Void = { _ in }) -> LayoutPart {
    var frame = PartFrame(size: LayoutSize(width: width, height: height))
    change(&frame)
    return .item(ItemTemplate(frame: frame))
}

func layoutGroup(
    _ width: LayoutDimension, _ height: LayoutDimension, _ content: GroupTemplate.Content, spacing: CGFloat = 0,
    _ change: (inout GroupTemplate) -> Void = { _ in }
) -> GroupTemplate {
    var group = GroupTemplate(
        frame: PartFrame(size: LayoutSize(width: width, height: height)), content: content,
        spacing: LayoutSpacing(value: spacing, isFlexible: false))
    change(&group)
    return group
}

@Suite("Compositional layout: the items of a group")
struct GroupSolverTests {
    private let container = CGSize(width: 400, height: 800)

    private func frames(_ group: GroupTemplate, _ solver: GroupSolver = GroupSolver()) -> [CGRect] {
        solver.solve(group, in: container).items.map(\.frame)
    }

    @Test("F24 A fraction is of the containing group, points are points")
    func fractions() {
        let inner = layoutGroup(wide(0.5), high(1), .filling(.vertical, [layoutItem(wide(1), high(0.25))]))
        let outer = layoutGroup(wide(1), absolute(200), .filling(.horizontal, [layoutItem(absolute(100), wide(0.1)), .group(inner)]))
        #expect(
            frames(outer) == [
                CGRect(x: 0, y: 0, width: 100, height: 40),
                CGRect(x: 100, y: 0, width: 200, height: 50), CGRect(x: 100, y: 50, width: 200, height: 50),
                CGRect(x: 100, y: 100, width: 200, height: 50), CGRect(x: 100, y: 150, width: 200, height: 50),
                CGRect(x: 300, y: 0, width: 100, height: 40),
            ])
    }

    @Test("A group is filled with its parts over and over while they fit")
    func filling() {
        let thirds = layoutGroup(wide(1), absolute(50), .filling(.horizontal, [layoutItem(wide(1.0 / 3), high(1))]))
        #expect(frames(thirds).count == 3)
        let spaced = layoutGroup(wide(1), absolute(50), .filling(.horizontal, [layoutItem(absolute(100), high(1))]), spacing: 10)
        #expect(frames(spaced).map(\.minX) == [0, 110, 220])
        let wide = layoutGroup(wide(1), absolute(50), .filling(.horizontal, [layoutItem(absolute(500), high(1))]))
        #expect(frames(wide).map(\.width) == [500])
    }

    @Test("A part that takes no room is not repeated without end")
    func endless() {
        let empty = layoutGroup(wide(1), absolute(50), .filling(.horizontal, [layoutItem(absolute(0), high(1))]))
        #expect(frames(empty).count == 1)
    }

    @Test("A repeated part keeps its length, a divided one has an equal share")
    func counts() {
        let part = layoutItem(wide(0.1), high(1))
        let repeated = layoutGroup(wide(1), absolute(50), .repeating(.horizontal, part, count: 3), spacing: 5)
        #expect(frames(repeated).map(\.minX) == [0, 45, 90])
        let divided = layoutGroup(wide(1), absolute(50), .dividing(.horizontal, part, count: 4), spacing: 8)
        #expect(frames(divided).map(\.minX) == [0, 102, 204, 306])
        #expect(frames(divided).map(\.width) == [94, 94, 94, 94])
    }

    @Test("A group takes no more items than there are")
    func available() {
        let thirds = layoutGroup(wide(1), absolute(50), .filling(.horizontal, [layoutItem(wide(1.0 / 3), high(1))]))
        #expect(frames(thirds, GroupSolver(available: 2)).count == 2)
    }

    @Test("F25 Insets shrink an item after its place is found, but not along an estimated axis")
    func insets() {
        let inset = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let fixed = layoutGroup(wide(1), absolute(50), .filling(.horizontal, [layoutItem(wide(0.5), high(1)) { $0.insets = inset }]))
        #expect(frames(fixed) == [CGRect(x: 2, y: 1, width: 194, height: 46), CGRect(x: 202, y: 1, width: 194, height: 46)])
        let growing = layoutGroup(
            wide(1), estimated(50), .filling(.horizontal, [layoutItem(wide(0.5), estimated(30)) { $0.insets = inset }]))
        #expect(frames(growing)[0] == CGRect(x: 2, y: 0, width: 194, height: 30))
    }

    @Test("F25 Edge spacing moves an item before its insets shrink it")
    func edgeSpacing() {
        let spacing = LayoutEdgeSpacing(
            leading: LayoutSpacing(value: 10, isFlexible: false), top: LayoutSpacing(value: 5, isFlexible: false),
            trailing: LayoutSpacing(value: 20, isFlexible: false))
        let part = layoutItem(absolute(100), absolute(40)) {
            $0.edgeSpacing = spacing
            $0.insets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        }
        let spaced = layoutGroup(wide(1), absolute(50), .filling(.horizontal, [part]), spacing: 3)
        #expect(frames(spaced).map(\.minX) == [11, 144, 277])
        #expect(frames(spaced)[0].minY == 6)
    }

    @Test("Flexible spaces share what is left over")
    func flexible() {
        let parts = [layoutItem(absolute(100), high(1))]
        let between = layoutGroup(wide(1), absolute(50), .repeating(.horizontal, parts[0], count: 3)) {
            $0.spacing = LayoutSpacing(value: 10, isFlexible: true)
        }
        #expect(frames(between).map(\.minX) == [0, 150, 300])
        let pushed = layoutItem(absolute(100), absolute(20)) {
            $0.edgeSpacing.leading = LayoutSpacing(value: 0, isFlexible: true)
            $0.edgeSpacing.top = LayoutSpacing(value: 0, isFlexible: true)
            $0.edgeSpacing.bottom = LayoutSpacing(value: 0, isFlexible: true)
        }
        let end = layoutGroup(wide(1), absolute(50), .repeating(.horizontal, pushed, count: 1))
        #expect(frames(end) == [CGRect(x: 300, y: 15, width: 100, height: 20)])
    }

    @Test("F24 An estimate is replaced by what was measured, and the group grows with it")
    func measured() {
        let row = layoutGroup(wide(1), estimated(50), .filling(.horizontal, [layoutItem(wide(0.5), estimated(50))]))
        let solver = GroupSolver(measured: { $0 == 1 ? CGSize(width: 999, height: 80) : nil })
        let solved = solver.solve(row, in: container)
        #expect(solved.items.map(\.frame.height) == [50, 80])
        #expect(solved.items.map(\.frame.width) == [200, 200])
        #expect(solved.size == CGSize(width: 400, height: 80))
    }

    @Test("Parts that are uniform across siblings are as high as the highest of them")
    func uniformSiblings() {
        let row = layoutGroup(wide(1), estimated(50), .filling(.horizontal, [layoutItem(wide(0.5), uniform(50))]))
        let solver = GroupSolver(measured: { CGSize(width: 200, height: $0 == 0 ? 60 : 90) })
        #expect(solver.solve(row, in: container).items.map(\.frame.height) == [90, 90])
    }

    @Test("A group of an estimated length has each of its parts once")
    func estimatedAxis() {
        let column = layoutGroup(
            wide(1), estimated(10), .filling(.vertical, [layoutItem(wide(1), estimated(44)), layoutItem(wide(1), absolute(20))]))
        let solved = GroupSolver(measured: { $0 == 0 ? CGSize(width: 400, height: 70) : nil }).solve(column, in: container)
        #expect(solved.items.map(\.frame.minY) == [0, 70])
        #expect(solved.size.height == 90)
    }

    @Test("Custom places are taken as they are")
    func custom() {
        let places = [CustomPlace(frame: CGRect(x: 5, y: 6, width: 7, height: 8), zIndex: 3)]
        let solved = GroupSolver().solve(layoutGroup(wide(1), absolute(50), .custom(places)), in: container)
        #expect(solved.items == [SolvedGroup.Place(frame: CGRect(x: 5, y: 6, width: 7, height: 8), zIndex: 3)])
    }

    @Test("A badge lies at an anchor of its item")
    func badge() {
        let badge = SupplementTemplate(
            kind: "badge", size: LayoutSize(width: absolute(20), height: absolute(10)), zIndex: 1,
            container: LayoutAnchor(edges: [.top, .trailing], offset: CGPoint(x: 0.5, y: -0.5), isFractional: true))
        let part = layoutItem(absolute(100), absolute(40)) { $0.supplements = [badge] }
        let solved = GroupSolver().solve(layoutGroup(wide(1), absolute(50), .repeating(.horizontal, part, count: 2)), in: container)
        #expect(solved.supplements.map(\.item) == [0, 1])
        #expect(solved.supplements[1].frame == CGRect(x: 230, y: -20, width: 20, height: 10))
        let centered = SupplementTemplate(
            kind: "badge", size: LayoutSize(width: absolute(20), height: absolute(10)), zIndex: 1,
            container: LayoutAnchor(edges: [.bottom]), item: LayoutAnchor(edges: [.top], offset: CGPoint(x: 0, y: -4)))
        #expect(centered.frame(at: CGRect(x: 0, y: 0, width: 100, height: 40)) == CGRect(x: 40, y: 44, width: 20, height: 10))
    }
}
