import ReusableNibs
import Testing

extension Array {
    fileprivate final class Slot {}
}

@Suite struct TypeNameTests {
    @Test(
        "A type's name has its module and the types round it, and a bare name",
        arguments: [
            (Badge.self as Any.Type, "ReusableNibsTests.Badge", "Badge"),
            (Catalog.Shelf.self, "ReusableNibsTests.Catalog.Shelf", "Shelf"),
            (Box<Catalog.Shelf>.self, "ReusableNibsTests.Box<ReusableNibsTests.Catalog.Shelf>", "Box"),
            (Box<Int>.Lid.self, "ReusableNibsTests.Box<Swift.Int>.Lid", "Lid"),
            (Box<(Int) -> Void>.Lid.self, "ReusableNibsTests.Box<(Swift.Int) -> ()>.Lid", "Lid"),
        ])
    func names(type: Any.Type, full: String, leaf: String) {
        #expect(TypeName(type).full == full)
        #expect(TypeName(type).description == full)
        #expect(TypeName(type).leaf == leaf)
        #expect(TypeName(type).module == "ReusableNibsTests")
    }

    @Test("The name of a private or local type has no address in it")
    func withoutAddress() async {
        struct Local {}
        #expect(TypeName(Local.self).full == "ReusableNibsTests.TypeNameTests.Local")
        #expect(await TypeName(type(of: makeHidden())).full == "ReusableNibsTests.Hidden")
    }

    @Test("A type nested in another module's type belongs to the module that says so")
    func extensionOfOtherModule() {
        #expect(TypeName([Int].Slot.self).module == "ReusableNibsTests")
        #expect(TypeName([Int].Slot.self).leaf == "Slot")
    }
}
