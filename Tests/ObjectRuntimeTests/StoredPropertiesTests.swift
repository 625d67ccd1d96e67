import Foundation
import ObjectRuntime
import Testing

struct StoredPropertiesTests {
    private let owner = Label()
    private let controller = Controller(41)
    private let screen: Screen

    init() { screen = Screen(owner: owner, delegateOwner: controller) }

    @Test("Writes a strong reference and keeps the object alive")
    func strong() throws {
        try StoredProperties.write(BoldLabel(), to: "label", of: screen)
        #expect(screen.label is BoldLabel)
        try StoredProperties.write(Label(), to: "plainLabel", of: screen)
        #expect(try StoredProperties.read("plainLabel", of: screen) as? Label === screen.plainLabel)
    }

    @Test("Releases the object that a strong reference held before")
    func released() throws {
        weak var first: Label?
        do {
            let label = Label()
            first = label
            try StoredProperties.write(label, to: "optionalLabel", of: screen)
        }
        #expect(first != nil)
        try StoredProperties.write(nil, to: "optionalLabel", of: screen)
        #expect(first == nil)
        #expect(screen.optionalLabel == nil)
    }

    @Test("Writes the private properties of a superclass")
    func privateOfSuperclass() throws {
        let label = Label()
        try StoredProperties.write(label, to: "hidden", of: screen)
        #expect(screen.hiddenLabel === label)
    }

    @Test("Means the subclass's property where a superclass has a private one of the same name")
    func shadowed() throws {
        try StoredProperties.write(5, to: "shared", of: screen)
        #expect(screen.ownShared == 5)
        #expect(screen.baseShared == "base")
    }

    @Test("Writes a private property that nothing else writes")
    func neverWritten() throws {
        try StoredProperties.write(8, to: "neverSetHere", of: screen)
        #expect(screen.neverSet == 8)
        #expect(try StoredProperties.read("neverSetHere", of: screen) as? Int == 8)
    }

    @Test("Writes values")
    func values() throws {
        let text = "a text that is longer than fifteen bytes"
        try StoredProperties.write(text, to: "text", of: screen)
        try StoredProperties.write(text, to: "optionalText", of: screen)
        try StoredProperties.write(Insets(top: 1, left: 2), to: "insets", of: screen)
        try StoredProperties.write(Alignment.right, to: "alignment", of: screen)
        try StoredProperties.write(7, to: "any", of: screen)
        #expect(screen.text == text)
        #expect(screen.optionalText == text)
        #expect(screen.insets == Insets(top: 1, left: 2))
        #expect(screen.alignment == .right)
        #expect(screen.any as? Int == 7)
    }

    @Test("Reads an optional without the optional around it")
    func readsOptional() throws {
        #expect(try StoredProperties.read("optionalText", of: screen) == nil)
        screen.optionalText = "some"
        #expect(try StoredProperties.read("optionalText", of: screen) as? String == "some")
        #expect(try StoredProperties.read("constant", of: screen) as? Int == 1)
    }

    @Test("Runs no observer")
    func observers() throws {
        try StoredProperties.write(1, to: "withObserver", of: screen)
        #expect(screen.withObserver == 1)
        #expect(screen.observed == 0)
    }

    @Test("Writes a lazy property, whose value is nil until then")
    func lazy() throws {
        #expect(try StoredProperties.read("lazyText", of: screen) == nil)
        try StoredProperties.write("set", to: "lazyText", of: screen)
        #expect(screen.lazyText == "set")
        #expect(try StoredProperties.read("lazyText", of: screen) as? String == "set")
        try StoredProperties.write(nil, to: "lazyOptional", of: screen)
        #expect(screen.lazyOptional == nil)
    }

    @Test("Writes the properties of a generic class and of a subclass of one")
    func generic() throws {
        let generic = GenericScreen(Insets())
        try StoredProperties.write(Insets(top: 3, left: 4), to: "item", of: generic)
        #expect(generic.item == Insets(top: 3, left: 4))
        #expect(generic.before == 1)

        let words = WordsScreen("one")
        try StoredProperties.write("two", to: "item", of: words)
        try StoredProperties.append("three", to: "items", of: words)
        try StoredProperties.write(owner, to: "label", of: words)
        try StoredProperties.write(owner, to: "after", of: words)
        #expect(words.item == "two")
        #expect(words.items == ["three"])
        #expect(words.label === owner)
        #expect(words.after === owner)
    }

    @Test("Lists properties with name, type, ownership and whether they vary, the root class's first")
    func list() throws {
        let properties = try StoredProperties.of(Screen.self)
        #expect(properties.prefix(3).map(\.name) == ["hidden", "shared", "label"])
        func property(_ name: String) -> StoredProperty? { properties.last { $0.name == name } }
        #expect(property("label")?.type == Label?.self)
        #expect(property("label")?.ownership == .strong)
        #expect(property("weakLabel")?.ownership == .weak)
        #expect(property("weakLabel")?.type == Label?.self)
        #expect(property("owner")?.ownership == .unowned)
        #expect(property("unmanaged")?.ownership == .unmanaged)
        #expect(property("constant")?.isVariable == false)
        #expect(property("text")?.isVariable == true)
        #expect(property("lazyText")?.isLazy == true)
        #expect(property("lazyText")?.type == String.self)
        #expect(property("text")?.isLazy == false)
        #expect(try StoredProperties.of(Label.self).count == 1)
        #expect(try StoredProperties.of(Button.self).isEmpty)
    }

    @Test("Works from many threads at once")
    func concurrent() async throws {
        await withTaskGroup(of: Int?.self) { group in
            for number in 0..<100 {
                group.addTask {
                    let screen = NumberScreen()
                    try? StoredProperties.write(number, to: "double", of: screen)
                    return Int(screen.double)
                }
            }
            #expect(await group.reduce(0) { $0 + ($1 ?? -1) } == 4950)
        }
    }
}
