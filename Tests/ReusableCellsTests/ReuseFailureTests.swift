import ReusableCells
import Testing

@MainActor @Suite struct ReuseFailureTests {
    let table = UITableView()

    @Test("Nothing registered: the failure has the class and UIKit's own text")
    func notRegistered() {
        let failure = ReuseFailure.refused(
            wanted: TypeName(PlainCell.self), identifier: "PlainCell", part: .cell,
            reason: """
                NSInternalInconsistencyException: unable to dequeue a cell with identifier PlainCell - must register a nib or \
                a class for \
                the identifier or connect a prototype cell in a storyboard
                """)
        #expect(throws: failure) { try table.reusableCell(for: .first, cellType: PlainCell.self) }
    }

    @Test("Two classes under one identifier: the failure has both")
    func collision() {
        table.register(cellType: Upper.Row.self)
        table.register(Lower.Row.self, forCellReuseIdentifier: "Row")
        let failure = ReuseFailure.wrongClass(
            wanted: TypeName(Upper.Row.self), found: TypeName(Lower.Row.self), identifier: "Row", part: .cell)
        #expect(throws: failure) { try table.reusableCell(for: .first, cellType: Upper.Row.self) }
    }

    @Test("A nib with a root of another class: the failure has both")
    func wrongRoot() {
        table.register(cellType: Impostor.self)
        let failure = ReuseFailure.wrongClass(
            wanted: TypeName(Impostor.self), found: TypeName(UITableViewCell.self), identifier: "Impostor", part: .cell)
        #expect(throws: failure) { try table.reusableCell(for: .first, cellType: Impostor.self) }
    }

    @Test("A metatype that holds a subclass asks for that subclass")
    func wrongSubclass() {
        let type: DetailCell.Type = BoldDetailCell.self
        table.register(DetailCell.self, forCellReuseIdentifier: "BoldDetailCell")
        let failure = ReuseFailure.wrongClass(
            wanted: TypeName(BoldDetailCell.self), found: TypeName(DetailCell.self), identifier: "BoldDetailCell", part: .cell)
        #expect(throws: failure) { try table.reusableCell(for: .first, cellType: type) }
    }

    @Test("A nib that UIKit refuses: the failure has UIKit's own text")
    func refusedNibs() throws {
        table.register(cellType: Crowded.self)
        let crowded = try #require(throws: ReuseFailure.self) { try table.reusableCell(for: .first, cellType: Crowded.self) }
        #expect(
            crowded.description.contains("nib must contain exactly one top level object which must be a UITableViewCell instance"))
        table.register(cellType: Mislabelled.self)
        let other = try #require(throws: ReuseFailure.self) { try table.reusableCell(for: .first, cellType: Mislabelled.self) }
        #expect(other.description.contains("in nib (Other) does not match the identifier used to register the nib (Mislabelled)"))
    }

    @Test(
        "Each failure says what is wrong and what mends it",
        arguments: [
            (
                ReuseFailure.nib(.loadedTwice(type: TypeName(PosterCell.self), nib: "PosterCell")),
                NibFailure.loadedTwice(type: TypeName(PosterCell.self), nib: "PosterCell").description
            ),
            (
                .wrongClass(
                    wanted: TypeName(Upper.Row.self), found: TypeName(Lower.Row.self), identifier: "Row", part: .headerOrFooter),
                """
                The header or footer under the identifier "Row" is a ReusableCellsTests.Lower.Row, not a \
                ReusableCellsTests.Upper.Row. Either another class is registered under that identifier, or the custom class in \
                its nib or storyboard is not Row: give one of the classes a reuseIdentifier of its own, or set the custom class.
                """
            ),
            (
                .identifierTaken(
                    wanted: TypeName(Lower.Row.self), holder: TypeName(Upper.Row.self), identifier: "Row", part: .decorationView),
                """
                ReusableCellsTests.Lower.Row is registered for the decoration view under the identifier "Row", which \
                ReusableCellsTests.Upper.Row has in the same list. Give one of the two a reuseIdentifier of its own.
                """
            ),
            (
                .identifierConflict(wanted: TypeName(PosterCell.self), identifier: "poster", inNib: "Poster", part: .cell),
                """
                The cell in the nib of ReusableCellsTests.PosterCell has the identifier "Poster", but is registered under "poster". \
                Clear the identifier in Interface Builder, or make it the same.
                """
            ),
            (
                .refused(
                    wanted: TypeName(PlainCell.self), identifier: "plain", part: .cell, reason: "nothing there",
                    nearby: .differsInCase("Plain")),
                """
                The list has no cell of class ReusableCellsTests.PlainCell under the identifier "plain": nothing there. \
                Registered is "Plain", which differs only in case.
                """
            ),
            (
                .refused(
                    wanted: TypeName(PlainCell.self), identifier: "plain", part: .cell, reason: "nothing there",
                    nearby: .oneEditAway("plan")),
                """
                The list has no cell of class ReusableCellsTests.PlainCell under the identifier "plain": nothing there. \
                Registered is "plan", which differs in one letter.
                """
            ),
            (
                .refused(
                    wanted: TypeName(PlainCell.self), identifier: "plain", part: .cell, reason: "nothing there",
                    nearby: .otherPart(.headerOrFooter)),
                """
                The list has no cell of class ReusableCellsTests.PlainCell under the identifier "plain": nothing there. \
                It is registered for a header or footer.
                """
            ),
            (
                .refused(wanted: TypeName(PlainCell.self), identifier: "PlainCell", part: .cell, reason: "nothing there"),
                "The list has no cell of class ReusableCellsTests.PlainCell under the identifier \"PlainCell\": nothing there"
            ),
            (
                .refused(
                    wanted: TypeName(PlainShelf.self), identifier: "PlainShelf", part: .supplementaryView(kind: "shelf"),
                    reason: "nothing there"),
                """
                The list has no supplementary view of kind shelf of class ReusableCellsTests.PlainShelf under the identifier \
                "PlainShelf": nothing there
                """
            ),
        ])
    func message(failure: ReuseFailure, text: String) {
        #expect(failure.description == text)
    }
}
