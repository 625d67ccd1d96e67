import Testing

@testable import ReusableNibs

@MainActor @Suite struct DefaultNibTests {
    @Test("A class's nib is found once and kept")
    func kept() {
        #expect(Badge.nib === Badge.nib)
        #expect(Twofold.nib === Twofold.nib)
    }

    @Test("P28 Each class has a nib of its own, subclasses too")
    func perClass() {
        let type: Card.Type = WideCard.self
        #expect(type.nib === WideCard.nib)
        #expect(WideCard.nib !== Card.nib)
    }

    @Test("A nested, generic, private or local class has the nib of its bare name")
    func bareNames() throws {
        final class Shelf: UIView, NibOwnerLoadable {}
        for view: UIView & NibOwnerLoadable in [Catalog.Shelf(), Box<[Int]>(), Box<Int>.Lid(), makeHidden(), Shelf()] {
            #expect(try view.loadingNibContent().count == 1, "\(type(of: view))")
        }
    }

    @Test("A failure is left for the one who asked, and the next one has an answer of its own")
    func asking() throws {
        var inner: NibFailure?
        let outer = try DefaultNibs.asking {
            do throws(NibFailure) {
                _ = try DefaultNibs.asking { Absent.nib }
            } catch {
                inner = error
            }
            return Badge.nib
        }
        #expect(outer === Badge.nib)
        #expect(inner != nil)
    }

    @Test("A nib whose name the platform does not tell is called by what gives it")
    func unnamed() throws {
        #expect(try ClassNib(of: Damaged.self).name == "given by Damaged.nib")
        #expect(try ClassNib(of: Renaming.self).name == "Renamed")
    }

    @Test("P28 A subclass has the nib that its superclass gives for it")
    func classVariable() throws {
        #expect(try ClassNib(of: SidePanel.self).name == "Panel")
        let type: Panel.Type = ShelfPanel.self
        #expect(try ClassNib(of: type).name == "Shelf")
    }
}
