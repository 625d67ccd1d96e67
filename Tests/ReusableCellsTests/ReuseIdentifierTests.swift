import ReusableCells
import Testing

typealias ReusableTableCell = UITableViewCell & Reusable

@MainActor @Suite struct ReuseIdentifierTests {
    @Test(
        "A class's identifier is its bare name, with its generic arguments",
        arguments: [
            (PosterCell.self as any ReusableTableCell.Type, "PosterCell"),
            (Upper.Row.self, "Row"),
            (BoxCell<UILabel>.self, "BoxCell<UILabel>"),
            (BoldDetailCell.self, "BoldDetailCell"),
            (DetailCell.self, "DetailCell"),
        ])
    func defaults(type: any ReusableTableCell.Type, identifier: String) {
        #expect(type.reuseIdentifier == identifier)
        #expect(type.reuseIdentifier == identifier, "and the same when it is asked for again")
    }

    @Test("A metatype's identifier is that of the class it holds")
    func metatype() {
        let type: DetailCell.Type = BoldDetailCell.self
        #expect(type.reuseIdentifier == "BoldDetailCell")
    }

    @Test("A class may name itself by a constant, or by a class property that subclasses override")
    func overridden() {
        #expect((ConstantCell.self as any Reusable.Type).reuseIdentifier == "constant")
        #expect((FamilyCell.self as any Reusable.Type).reuseIdentifier == "family")
        #expect((ChildCell.self as any Reusable.Type).reuseIdentifier == "family.child")
    }

    @Test("Each of many classes keeps its identifier")
    func manyClasses() {
        let types = NestedCell<Int>.types(depth: 100)
        #expect(Set(types.map { ObjectIdentifier($0) }).count == 100)
        for _ in 0..<2 { #expect(types.map { $0.reuseIdentifier } == types.map { String(describing: $0) }) }
    }
}

/// As many classes as a test wants, each an argument of the next.
private final class NestedCell<Content>: UITableViewCell, Reusable {
    static func types(depth: Int) -> [any Reusable.Type] {
        depth == 0 ? [] : [self as any Reusable.Type] + NestedCell<Wrapped<Content>>.types(depth: depth - 1)
    }
}

private enum Wrapped<Content> {}
