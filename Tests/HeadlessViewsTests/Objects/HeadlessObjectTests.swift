import Testing

@testable import HeadlessViews

private final class Point: HeadlessObject {
    let x = 4
}

private final class Thing: NSObject {
    var count = 2
}

private final class GridLayer: CALayer {
    var rows = 3
}

@MainActor @Suite("The root object")
struct HeadlessObjectTests {
    @Test("Is equal to itself alone")
    func identity() {
        let one = HeadlessObject()
        let other = HeadlessObject()
        #expect(one == one)
        #expect(one != other)
        #expect(Set([one, other, one]).count == 2)
    }

    @Test("Prints its class and address")
    func description() {
        let view = UIView()
        let address = String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)
        #expect(view.description == "<UIView: 0x\(address)>")
    }

    @Test("Says nothing to assistive technologies until told")
    func accessibilityDefaults() {
        let object = HeadlessObject()
        #expect(object.accessibilityLabel == nil)
        #expect(object.accessibilityHint == nil)
        #expect(object.accessibilityValue == nil)
        #expect(object.accessibilityIdentifier == nil)
        #expect(object.accessibilityTraits == .none)
        #expect(!object.isAccessibilityElement)
    }

    @Test("Keeps what it is told for assistive technologies")
    func accessibility() {
        let object = HeadlessObject()
        object.accessibilityLabel = "Save"
        object.setValue("save", forKey: "accessibilityIdentifier")
        object.accessibilityTraits = [.button, .notEnabled]
        object.isAccessibilityElement = true
        #expect(object.accessibilityLabel == "Save")
        #expect(object.accessibilityIdentifier == "save")
        #expect(object.accessibilityTraits == [.button, .notEnabled])
        #expect(object.isAccessibilityElement)
        #expect(object.accessibilityHint == nil)
    }

    @Test("Objects of classes that are met at run time are made whole")
    func initializers() {
        #expect((ObjectInitializers.headless(Point.self) as? Point)?.x == 4)
        #expect((ObjectInitializers.foundation(Thing.self) as? Thing)?.count == 2)
        #expect((ObjectInitializers.layer(GridLayer.self) as? GridLayer)?.rows == 3)
        #expect(type(of: ObjectInitializers.layer(CALayer.self)) == CALayer.self)
        #expect(ObjectInitializers.headless(NSLayoutConstraint.self) is NSLayoutConstraint)
    }

    @Test("A target's module is its name with underscores, and a resource bundle tells its target's")
    func modules() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Big_Shop_Item-Views.resources")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let bundle = try #require(Bundle(path: folder.path))
        #expect(MainModule.names(ofResources: bundle) == ["Shop_Item_Views", "Item_Views"])
    }
}
