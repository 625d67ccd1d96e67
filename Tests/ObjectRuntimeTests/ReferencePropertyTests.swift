import ObjectRuntime
import Testing

/// Weak and unowned properties, and collections of outlets.
struct ReferencePropertyTests {
    private let owner = Label()
    private let controller = Controller(41)
    private let screen: Screen

    init() { screen = Screen(owner: owner, delegateOwner: controller) }

    @Test("Writes a weak reference, which becomes nil with its object")
    func weakReference() throws {
        do {
            let label = BoldLabel()
            try StoredProperties.write(label, to: "weakLabel", of: screen)
            #expect(screen.weakLabel === label)
            #expect(try StoredProperties.read("weakLabel", of: screen) as? BoldLabel === label)
        }
        #expect(screen.weakLabel == nil)
        #expect(try StoredProperties.read("weakLabel", of: screen) == nil)
    }

    @Test("Writes a weak reference to a protocol, through which its requirements can be called")
    func weakProtocol() throws {
        try StoredProperties.write(controller, to: "delegate", of: screen)
        #expect(screen.delegate?.answer() == 41)
        try StoredProperties.write(controller, to: "both", of: screen)
        #expect(screen.both?.answer() == 41)
        #expect(screen.both?.count() == 42)
        try StoredProperties.write(nil, to: "delegate", of: screen)
        #expect(screen.delegate == nil)
    }

    @Test("A weak reference to a protocol does not keep its object alive")
    func weakProtocolReleases() throws {
        do {
            let delegate = Controller(1)
            try StoredProperties.write(delegate, to: "delegate", of: screen)
            #expect(screen.delegate === delegate)
        }
        #expect(screen.delegate == nil)
    }

    @Test("Writes a weak reference to any object")
    func weakAnyObject() throws {
        try StoredProperties.write(owner, to: "anything", of: screen)
        #expect(screen.anything === owner)
    }

    @Test("Refuses a value that is no object for a weak reference")
    func weakValue() {
        #expect(throws: PropertyFailure.self) { try StoredProperties.write(3, to: "anything", of: screen) }
        #expect(screen.anything == nil)
    }

    @Test("Writes a strong reference to a protocol")
    func strongProtocol() throws {
        try StoredProperties.write(controller, to: "strongDelegate", of: screen)
        #expect(screen.strongDelegate?.answer() == 41)
    }

    @Test("Refuses an object that does not conform to the protocol")
    func notConforming() {
        for name in ["delegate", "both", "strongDelegate", "delegateOwner"] {
            #expect(throws: PropertyFailure.self) { try StoredProperties.write(owner, to: name, of: screen) }
        }
        #expect(screen.delegate == nil)
    }

    @Test("Writes unowned references without keeping their objects alive")
    func unowned() throws {
        weak var released: Label?
        do {
            let label = Label()
            released = label
            for name in ["owner", "maybeOwner", "unmanaged"] {
                try StoredProperties.write(label, to: name, of: screen)
                #expect(try StoredProperties.read(name, of: screen) as? Label === label)
            }
            #expect(screen.owner === label)
            #expect(screen.maybeOwner === label)
            #expect(screen.unmanaged === label)
            try StoredProperties.write(owner, to: "owner", of: screen)
            try StoredProperties.write(nil, to: "maybeOwner", of: screen)
            try StoredProperties.write(nil, to: "unmanaged", of: screen)
        }
        #expect(released == nil)
        #expect(screen.owner === owner)
        #expect(screen.maybeOwner == nil)
        #expect(screen.unmanaged == nil)
    }

    @Test("Writes an unowned reference to a protocol")
    func unownedProtocol() throws {
        let other = Controller(7)
        try StoredProperties.write(other, to: "delegateOwner", of: screen)
        #expect(screen.delegateOwner.answer() == 7)
        try StoredProperties.write(controller, to: "delegateOwner", of: screen)
    }

    @Test("Refuses nil for an unowned reference that is not optional")
    func unownedNil() {
        #expect(throws: PropertyFailure.self) { try StoredProperties.write(nil, to: "owner", of: screen) }
        #expect(screen.owner === owner)
    }

    @Test("Appends to an array, and makes the array first where there is none")
    func append() throws {
        for name in ["labels", "optionalLabels", "plainLabels", "lazyLabels"] {
            try StoredProperties.append(owner, to: name, of: screen)
            try StoredProperties.append(BoldLabel(), to: name, of: screen)
        }
        #expect(screen.labels.count == 2)
        #expect(screen.labels.last is BoldLabel)
        #expect(screen.optionalLabels?.count == 2)
        #expect(screen.plainLabels.first === owner)
        #expect(screen.lazyLabels.count == 2)
    }

    @Test("Writes a whole array whose elements fit")
    func wholeArray() throws {
        try StoredProperties.write([owner, BoldLabel()] as [AnyObject], to: "labels", of: screen)
        #expect(screen.labels.count == 2)
        #expect(throws: PropertyFailure.self) {
            try StoredProperties.write([owner, Button()] as [AnyObject], to: "labels", of: screen)
        }
        #expect(screen.labels.count == 2)
    }

    @Test("Appends numbers converted to the element's type")
    func appendNumber() throws {
        try StoredProperties.append(3, to: "numbers", of: screen)
        #expect(screen.numbers == [3.0])
    }

    @Test("Refuses an element of another type, and leaves the array as it was")
    func appendWrongType() throws {
        for name in ["labels", "optionalLabels", "plainLabels"] {
            #expect(
                throws: PropertyFailure.wrongType(
                    name: name, class: "ObjectRuntimeTests.Screen", expected: "ObjectRuntimeTests.Label",
                    given: "ObjectRuntimeTests.Button")
            ) {
                try StoredProperties.append(Button(), to: name, of: screen)
            }
        }
        #expect(screen.labels == nil)
        #expect(screen.optionalLabels == nil)
        #expect(screen.plainLabels.isEmpty)
    }

    @Test("Refuses to append to what is no array")
    func appendToLabel() {
        #expect(
            throws: PropertyFailure.notAnArray(
                name: "weakLabel", class: "ObjectRuntimeTests.Screen",
                type: "Swift.Optional<ObjectRuntimeTests.Label>")
        ) {
            try StoredProperties.append(owner, to: "weakLabel", of: screen)
        }
        #expect(throws: PropertyFailure.self) { try StoredProperties.append(owner, to: "text", of: screen) }
        #expect(throws: PropertyFailure.self) { try StoredProperties.append("x", to: "lazyText", of: screen) }
    }
}
