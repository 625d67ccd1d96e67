import Foundation
import InterfaceDocuments
import Testing

@Suite("Inventories")
struct InventoryTests {
    private func inventory(_ markup: String) throws -> DocumentInventory {
        DocumentInventory(try InterfaceDocument(bytes: markup.utf8, named: "A.xib"))
    }

    @Test("Counts what a nib has")
    func nib() throws {
        let inventory = try inventory(Fixtures.cell)
        #expect(inventory.views == 3)
        #expect(inventory.viewsByTag == ["tableViewCell": 1, "tableViewCellContentView": 1, "label": 1])
        #expect(inventory.topLevelTags == ["tableViewCell", "tapGestureRecognizer"])
        #expect(inventory.topLevelObjects == 2)
        #expect(inventory.placeholders == 2)
        #expect(inventory.gestureRecognizers == 1)
        #expect(inventory.outlets == 1 && inventory.outletCollections == 1 && inventory.actions == 1)
        #expect(inventory.constraints == 2)
        #expect(inventory.constraintsExcludedByDefault == 1)
        #expect(inventory.subviewsExcludedByDefault == 0)
        #expect(inventory.runtimeAttributes == 1)
        #expect(inventory.reuseIdentifiers == ["Course"])
        #expect(inventory.customClasses.map(\.name) == ["UIResponder", "CourseCell"])
        #expect(inventory.customClasses.map(\.module) == [nil, "Courses"])
        #expect(inventory.ids == 11)
    }

    @Test("Counts what a storyboard has, but not tie breakers and parts of segues among the segues")
    func storyboard() throws {
        let inventory = try inventory(Fixtures.storyboard)
        #expect(inventory.scenes == 2)
        #expect(inventory.views == 6)
        #expect(inventory.viewControllers == 2)
        #expect(inventory.storyboardReferences == 1)
        #expect(inventory.exits == 1)
        #expect(inventory.navigationItems == 1)
        #expect(inventory.barButtonItems == 1)
        #expect(inventory.segues == 3)
        #expect(inventory.segueKinds == ["relationship:rootViewController": 1, "show": 1, "unwind": 1])
        #expect(inventory.danglingDestinations == 0)
        #expect(inventory.storyboardIdentifiers == ["Start"])
        #expect(inventory.initialViewController == "nav-ig-001")
    }

    @Test("Counts connections that lead nowhere, and placeholder constraints")
    func dangling() throws {
        let inventory = try inventory(
            Fixtures.nib(
                """
                <view id="1"><constraints><constraint firstAttribute="width" placeholder="YES" id="2"/></constraints>
                <connections><outlet property="a" destination="9" id="3"/><action selector="b:" id="4"/></connections></view>
                """))
        #expect(inventory.danglingDestinations == 2)
        #expect(inventory.constraintsPlaceholder == 1)
    }

    @Test("Writes a custom class as an array whose module may be null")
    func encodes() throws {
        let data = try JSONEncoder().encode(inventory(Fixtures.cell))
        let json = try JSONDecoder().decode(Plain.self, from: data)
        let classes: Plain = [
            [.text("placeholder"), .text("UIResponder"), .null], [.text("tableViewCell"), .text("CourseCell"), .text("Courses")],
        ]
        #expect(json["customClasses"] == classes)
        #expect(json["views"] == .number(3))
    }
}
