import Foundation
import ObjectRuntime
import Testing

struct PropertyFailureTests {
    private let owner = Label()
    private let controller = Controller(41)
    private let screen: Screen

    init() { screen = Screen(owner: owner, delegateOwner: controller) }

    @Test("Refuses an object of another class and keeps the old one")
    func wrongClass() {
        let before = screen.plainLabel
        #expect(
            throws: PropertyFailure.wrongType(
                name: "plainLabel", class: "ObjectRuntimeTests.Screen", expected: "ObjectRuntimeTests.Label",
                given: "ObjectRuntimeTests.Button")
        ) {
            try StoredProperties.write(Button(), to: "plainLabel", of: screen)
        }
        #expect(screen.plainLabel === before)
        #expect(throws: PropertyFailure.self) { try StoredProperties.write(Button(), to: "weakLabel", of: screen) }
        #expect(screen.weakLabel == nil)
        #expect(throws: PropertyFailure.self) { try StoredProperties.write(Button(), to: "label", of: screen) }
    }

    @Test("Refuses nil for a property that is not optional")
    func notOptional() {
        #expect(
            throws: PropertyFailure.notOptional(
                name: "text", class: "ObjectRuntimeTests.Screen", expected: "Swift.String")
        ) {
            try StoredProperties.write(nil, to: "text", of: screen)
        }
        #expect(throws: PropertyFailure.self) { try StoredProperties.write(nil, to: "lazyText", of: screen) }
    }

    @Test("Refuses to write a constant")
    func constant() {
        #expect(throws: PropertyFailure.constant(name: "constant", class: "ObjectRuntimeTests.Screen")) {
            try StoredProperties.write(2, to: "constant", of: screen)
        }
        #expect(screen.constant == 1)
    }

    @Test("Does not make an enumeration's case of a raw value")
    func rawValue() {
        #expect(throws: PropertyFailure.self) { try StoredProperties.write(1, to: "alignment", of: screen) }
        #expect(screen.alignment == .left)
    }

    @Test("Names the property that is nearest to one that is not there")
    func suggestions() {
        for (name, nearest) in [("lable", "label"), ("LABEL", "label"), ("clamped", "_clamped"), ("zebra", nil)] {
            #expect(
                throws: PropertyFailure.noSuchProperty(
                    name: name, class: "ObjectRuntimeTests.Screen", nearest: nearest)
            ) {
                try StoredProperties.write(1, to: name, of: screen)
            }
        }
        #expect(throws: PropertyFailure.self) { try StoredProperties.read("zebra", of: screen) }
    }

    @Test("Writes a property wrapper's storage under its own name")
    func wrapper() throws {
        try StoredProperties.write(Clamped(wrappedValue: 5), to: "_clamped", of: screen)
        #expect(screen.clamped == 5)
    }

    @Test("Tells in words what was expected and what was given")
    func words() {
        #expect(
            PropertyFailure.wrongType(name: "title", class: "Shop.Cell", expected: "Shop.Label", given: "Shop.Button")
                .description == "The property title of Shop.Cell takes Shop.Label, not Shop.Button.")
        #expect(
            PropertyFailure.noSuchProperty(name: "titel", class: "Shop.Cell", nearest: "title").description
                == "Shop.Cell has no stored property titel. Did you mean title?")
    }

    @Test(
        "Refuses functions, metatypes, tuples and what cannot be copied",
        arguments: ["action", "lazyAction", "kind", "pair", "token"])
    func unsupported(_ name: String) throws {
        let type = try #require(try StoredProperties.of(Screen.self).last { $0.name == name }?.type)
        let failure = PropertyFailure.unsupportedType(
            name: name, class: "ObjectRuntimeTests.Screen", type: ClassLookup.qualifiedName(of: type))
        #expect(throws: failure) { try StoredProperties.read(name, of: screen) }
        #expect(throws: failure) { try StoredProperties.write({ 7 } as () -> Int, to: name, of: screen) }
        #expect(screen.token.number == 1)
        #expect(screen.pair.1 == "one")
    }

    @Test("Names a number that is out of range")
    func outOfRange() {
        #expect(
            throws: PropertyFailure.wrongType(
                name: "int8", class: "ObjectRuntimeTests.NumberScreen", expected: "Swift.Int8",
                given: "Swift.Int 128")
        ) {
            try StoredProperties.write(128, to: "int8", of: NumberScreen())
        }
    }
}
