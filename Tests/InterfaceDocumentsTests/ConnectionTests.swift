import Foundation
import InterfaceDocuments
import Testing

@Suite("Connections and constraints")
struct ConnectionTests {
    private let nib: InterfaceDocument
    private let storyboard: InterfaceDocument

    init() throws {
        nib = try InterfaceDocument(bytes: Fixtures.cell.utf8, named: "Cell.xib")
        storyboard = try InterfaceDocument(bytes: Fixtures.storyboard.utf8, named: "Main.storyboard")
    }

    @Test("Reads outlets, outlet collections and actions")
    func connections() throws {
        let cell = try #require(nib.element(withID: "cel-l0-001"))
        let connections = cell.connections
        try #require(connections.count == 2)
        guard case .outlet(let outlet) = connections[0], case .outletCollection(let collection) = connections[1] else {
            Issue.record("\(connections)")
            return
        }
        #expect(outlet.property == "titleLabel")
        #expect(outlet.destination == "lab-el-001")
        #expect(connections[0].destinationElement?.word == .label)
        #expect(connections[0].element.owner == cell)
        #expect(collection.property == "gestureRecognizers" && collection.appends && collection.collectionClass == nil)
        let action = try #require(nib.element(withID: "tap-ge-001")?.connections.first)
        guard case .action(let tapped) = action else {
            Issue.record("\(action)")
            return
        }
        #expect(tapped.selector == "tapped:" && tapped.eventType == nil && tapped.destination == "-1")
        #expect(InterfaceConnection(cell) == nil)
    }

    @Test("Reads segues")
    func segues() throws {
        let segues = storyboard.elements.flatMap(\.connections).compactMap { connection -> InterfaceSegue? in
            guard case .segue(let segue) = connection else { return nil }
            return segue
        }
        #expect(segues.map(\.kind) == [.relationship, .show, .unwind])
        #expect(segues[0].relationship == "rootViewController" && segues[0].animates)
        #expect(segues[1].identifier == "add" && segues[1].trigger == "accessoryAction" && segues[1].popoverAnchor == nil)
        #expect(segues[2].unwindAction == "done:" && !segues[2].animates)
        #expect(segues[2].customClass == nil && segues[2].destinationCreationSelector == nil)
    }

    @Test("Reports segues of a kind that is not known")
    func unknownSegue() throws {
        let view = try Fixtures.object(
            "<view id='1'><connections><segue kind='teleport' destination='1' id='2'/></connections></view>")
        #expect(view.document.problems.map(\.message) == ["<segue>: kind=\"teleport\" cannot be read"])
    }

    @Test("Reads constraints, with the owner and the defaults where the document is silent")
    func constraints() throws {
        let content = try #require(nib.element(withID: "con-te-001"))
        let constraints = content.constraints
        try #require(constraints.count == 2)
        let leading = constraints[0]
        #expect(leading.firstItem == "lab-el-001" && leading.firstElement?.word == .label && leading.firstAttribute == "leading")
        #expect(leading.secondElement == content && leading.secondAttribute == "leadingMargin")
        #expect(leading.relation == .equal && leading.multiplier == 1 && leading.constant == 8 && leading.priority == 1000)
        #expect(leading.identifier == nil && !leading.isPlaceholder && !leading.isSymbolic && !leading.isExcludedByDefault)
        let bottom = constraints[1]
        #expect(bottom.firstItem == nil && bottom.firstElement == content && bottom.id == "con-st-002")
        #expect(
            bottom.relation == .greaterThanOrEqual && bottom.multiplier == 0.5 && bottom.constant == 0 && bottom.priority == 750)
        #expect(bottom.identifier == "bottom" && bottom.isExcludedByDefault)
    }

    @Test(
        "Reads every form of multiplier",
        arguments: [
            ("0.107", 0.107), ("1:1", 1), ("209:217", 209.0 / 217), ("1/3", 1.0 / 3), ("8/10", 0.8), ("2", 2), ("1.5:2", 0.75),
            ("", nil),
            ("1:", nil), (":1", nil), ("1:0", nil), ("1:2:3", nil), ("a/b", nil),
        ] as [(String, Double?)])
    func multipliers(text: String, value: Double?) throws {
        let element = try Fixtures.object("<constraint firstAttribute='width' multiplier='\(text)'/>")
        #expect(InterfaceConstraint(element).multiplier == value)
        #expect(element.unreadableAttributes == (value == nil ? [.multiplier] : []))
    }

    @Test("Says what keeps a constraint from being read")
    func unreadableConstraints() throws {
        let element = try Fixtures.object("<constraint secondItem='-9' relation='near' constant='x' priority='high'/>")
        #expect(element.unreadableAttributes == [.firstAttribute, .secondAttribute, .relation, .constant, .priority])
        #expect(
            element.document.problems.map(\.message) == [
                "secondItem of <constraint> is \"-9\", but no element has that id",
                "<constraint>: firstAttribute is missing, or cannot be read",
                "<constraint>: secondAttribute is missing, or cannot be read",
                "<constraint>: relation=\"near\" cannot be read", "<constraint>: constant=\"x\" cannot be read",
                "<constraint>: priority=\"high\" cannot be read",
            ])
    }

    @Test(
        "Reads every type of runtime attribute",
        arguments: [
            ("type='boolean' value='YES'/>", .boolean(true)), ("type='string' value='a&amp;b'/>", .string("a&b")),
            ("type='string'><string key='value'>x\ny</string></userDefinedRuntimeAttribute>", .string("x\ny")),
            ("type='localizedString' value='Hi'/>", .localizedString("Hi")), ("type='image' value='logo'/>", .image(name: "logo")),
            ("type='number'><integer key='value' value='-3'/></userDefinedRuntimeAttribute>", .integer(-3)),
            ("type='number'><real key='value' value='0.5'/></userDefinedRuntimeAttribute>", .real(0.5)),
            ("type='point'><point key='value' x='1' y='2'/></userDefinedRuntimeAttribute>", .point(CGPoint(x: 1, y: 2))),
            (
                "type='size'><size key='value' width='1' height='2'/></userDefinedRuntimeAttribute>",
                .size(CGSize(width: 1, height: 2))
            ),
            (
                "type='rect'><rect key='value' x='1' y='2' width='3' height='4'/></userDefinedRuntimeAttribute>",
                .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
            ),
            (
                "type='range'><range key='value' location='1' length='2'/></userDefinedRuntimeAttribute>",
                .range(location: 1, length: 2)
            ),
            ("type='nil'/>", .nothing), ("type='boolean' value='maybe'/>", nil), ("type='number'/>", nil),
            ("type='other' value='1'/>", nil),
            ("type='number'><integer key='value' value='1.5'/></userDefinedRuntimeAttribute>", nil),
            ("type='color'><color key='value'/></userDefinedRuntimeAttribute>", nil),
        ] as [(String, InterfaceRuntimeAttribute.Value?)])
    func runtimeAttributes(markup: String, value: InterfaceRuntimeAttribute.Value?) throws {
        let view = try Fixtures.object(
            "<view id='1'><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath='a.b' \(markup)</userDefinedRuntimeAttributes></view>"
        )
        let attribute = try #require(view.runtimeAttributes.first)
        #expect(attribute.keyPath == "a.b")
        #expect(attribute.value == value)
        #expect(attribute.element.unreadableAttributes == (value == nil ? [.value] : []))
    }

    @Test("Reads a runtime attribute's color")
    func runtimeColor() throws {
        let element = try Fixtures.object(
            "<userDefinedRuntimeAttribute type='color' keyPath='a'><color key='value' name='Accent'/></userDefinedRuntimeAttribute>"
        )
        guard case .color(let color) = InterfaceRuntimeAttribute(element).value else {
            Issue.record("no color")
            return
        }
        #expect(color.form == .named("Accent"))
    }

    @Test(
        "Reads the traits of variations",
        arguments: [
            ("default", .any), ("heightClass=compact", .init(heightClass: .compact)),
            ("widthClass=regular", .init(widthClass: .regular)),
            ("heightClass=compact-widthClass=regular", .init(widthClass: .regular, heightClass: .compact)),
            ("userInterfaceIdiom=mac", .init(idiom: "mac")), ("", nil), ("heightClass=huge", nil), ("depthClass=regular", nil),
            ("widthClass=regular-", nil), ("widthClass", nil),
        ] as [(String, InterfaceVariation.Traits?)])
    func traits(key: String, traits: InterfaceVariation.Traits?) throws {
        let element = try Fixtures.object("<label id='1'><variation key='\(key)'/></label>")
        let variation = try #require(element.variations.first)
        #expect(variation.traits == traits)
        #expect(variation.isDefault == (key == "default"))
        #expect(variation.element.unreadableAttributes == (traits == nil ? [.key] : []))
    }

    @Test("Reads what variations change, leave out and put back")
    func masks() throws {
        let variations = try #require(nib.element(withID: "con-te-001")?.variations)
        try #require(variations.count == 2)
        #expect(variations[0].excluded(from: .constraints).map(\.string) == ["con-st-002"])
        #expect(variations[0].excluded(from: .subviews).isEmpty)
        #expect(variations[1].included(in: .constraints).map(\.string) == ["con-st-002"])
        #expect(nib.element(withID: "lab-el-001")?.variations.first?.element[.hidden]?.boolean == true)
    }
}
