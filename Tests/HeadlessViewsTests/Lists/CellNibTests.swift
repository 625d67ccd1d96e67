@_spi(Headless) @testable import HeadlessViews
import Testing

@MainActor @Suite("Nibs of cells")
struct CellNibTests {
    private let table = UITableView()
    private let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private let cell = #"<tableViewCell id="1"/>"#
    private let item = #"<collectionViewCell id="1"/>"#

    private func tableMessage(_ objects: String, identifier: String = "Cell") -> String? {
        table.register(listNib(objects), forCellReuseIdentifier: identifier)
        return message { try table.cell(withIdentifier: identifier, for: firstRow) }
    }

    private func collectionMessage(_ objects: String, identifier: String = "Cell") -> String? {
        collection.register(listNib(objects), forCellWithReuseIdentifier: identifier)
        return message { try collection.cell(withIdentifier: identifier, for: firstRow) }
    }

    private func message<Value>(_ work: () throws -> Value) -> String? {
        do {
            _ = try work()
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test(
        "A9 A62 A table's nib holds exactly one object, and that is a cell",
        arguments: [
            "", #"<view id="1"/>"#, #"<tableViewCell id="1"/><view id="2"/>"#, #"<tableViewCell id="1"/><customObject id="2"/>"#,
            #"<collectionViewCell id="1"/>"#,
        ])
    func tableContent(_ objects: String) {
        #expect(
            tableMessage(objects) == """
                NSInternalInconsistencyException: invalid nib registered for identifier (Cell) - nib must contain exactly one top \
                level object which must be a UITableViewCell instance
                """)
    }

    @Test(
        "A9 A63 A collection view's nib holds exactly one object, and that is a cell",
        arguments: ["", #"<view id="1"/>"#, #"<collectionReusableView id="1"/>"#, #"<collectionViewCell id="1"/><view id="2"/>"#])
    func collectionContent(_ objects: String) {
        #expect(
            collectionMessage(objects) == """
                NSInternalInconsistencyException: invalid nib registered for identifier (Cell) - nib must contain exactly one top \
                level object which must be a UICollectionReusableView instance
                """)
    }

    @Test("A10 A cell without an identifier in its nib gets the registered one")
    func emptyIdentifier() throws {
        for objects in [cell, #"<tableViewCell id="1" reuseIdentifier=""/>"#, #"<tableViewCell id="1" reuseIdentifier="Cell"/>"#] {
            table.register(listNib(objects), forCellReuseIdentifier: "Cell")
            #expect(try table.cell(withIdentifier: "Cell", for: firstRow).reuseIdentifier == "Cell")
        }
        collection.register(listNib(item), forCellWithReuseIdentifier: "Item")
        #expect(try collection.cell(withIdentifier: "Item", for: firstRow).reuseIdentifier == "Item")
    }

    @Test("A64 The identifier in a nib is the registered one, where it has one")
    func otherIdentifier() {
        #expect(
            tableMessage(#"<tableViewCell id="1" reuseIdentifier="Other"/>"#) == """
                NSInternalInconsistencyException: cell reuse indentifier in nib (Other) does not match the identifier used to \
                register the nib (Cell)
                """)
        #expect(
            collectionMessage(#"<collectionViewCell id="1" reuseIdentifier="Other"/>"#) == """
                NSInternalInconsistencyException: view reuse identifier in nib (Other) does not match the identifier used to \
                register the nib (Cell)
                """)
    }

    @Test("Says which nib is missing from which bundle")
    func missingNib() {
        table.register(UINib(nibName: "Nowhere", bundle: nil), forCellReuseIdentifier: "Cell")
        let text = message { try table.cell(withIdentifier: "Cell", for: firstRow) }
        #expect(text?.contains("Could not load NIB in bundle") == true)
        #expect(text?.contains("with name 'Nowhere'") == true)
    }

    @Test("Says which outlet the cell's class does not have")
    func missingOutlet() {
        let objects = """
            <tableViewCell id="1"><connections><outlet property="nothing" destination="1" id="2"/></connections></tableViewCell>
            """
        let text = tableMessage(objects)
        #expect(text?.contains("this class is not key value coding-compliant for the key nothing.") == true)
    }

    @Test("Makes a cell anew from the same nib for each call")
    func oftenMade() throws {
        table.register(listNib(cell), forCellReuseIdentifier: "Cell")
        let first = try table.cell(withIdentifier: "Cell", for: firstRow)
        #expect(try table.cell(withIdentifier: "Cell", for: firstRow) !== first)
    }

    @Test("Asks an app's own nib class for the objects")
    func ownNibClass() throws {
        let nib = HandmadeNib(nibName: "None", bundle: nil)
        table.register(nib, forCellReuseIdentifier: "Cell")
        #expect(try table.cell(withIdentifier: "Cell", for: firstRow) is PlainCell)
    }

    @Test("Sets outlets that only the cell's class can see")
    func privateOutlets() throws {
        let nib = listNib(
            """
            <tableViewCell id="1" customClass="PosterCell" customModule="HeadlessViewsTests">
                <tableViewCellContentView key="contentView" id="2">
                    <subviews>
                        <label text="Casablanca" id="3"/>
                        <imageView id="4"/>
                    </subviews>
                </tableViewCellContentView>
                <connections>
                    <outlet property="titleLabel" destination="3" id="5"/>
                    <outlet property="poster" destination="4" id="6"/>
                </connections>
            </tableViewCell>
            """)
        table.register(nib, forCellReuseIdentifier: "Cell")
        let cell = try #require(try table.cell(withIdentifier: "Cell", for: firstRow) as? PosterCell)
        #expect(cell.title?.text == "Casablanca")
        #expect(cell.posterView?.superview === cell.contentView)
    }
}

/// A nib class of an app's own.
private final class HandmadeNib: UINib {
    override func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        [PlainCell(style: .default, reuseIdentifier: nil)]
    }
}
