import Testing

@testable import HeadlessViews

private final class Settings: HeadlessObject {
    var name: String?
    var count = 0
    var ratio: CGFloat = 0
    var isOn = false
    let fixed = "as it was"
    var tags: [Int] = []
    private(set) var takenByHand: [String] = []
    private(set) var unknown: [String] = []

    override func setValue(_ value: Any?, forKey key: String) {
        if key == "special" { takenByHand.append("\(value ?? "nil")") } else { super.setValue(value, forKey: key) }
    }

    override func setValue(_ value: Any?, forUndefinedKey key: String) { unknown.append(key) }

    override func value(forUndefinedKey key: String) -> Any? { "no \(key)" }
}

/// Any class that is no view and no object of the framework's.
private final class Stranger {
    var name = ""
    var friend: Stranger?
}

@MainActor @Suite("Key-value coding")
struct KeyValueCodingTests {
    private let settings = Settings()

    @Test("Stores what a class of one's own stores")
    func storedProperties() {
        settings.setValue("new", forKey: "name")
        settings.setValue([1, 2], forKey: "tags")
        #expect(settings.name == "new")
        #expect(settings.tags == [1, 2])
        settings.setValue(nil, forKey: "name")
        #expect(settings.name == nil)
    }

    @Test(
        "Turns a number into the property's own type",
        arguments: [(3 as any Sendable, 3), (3.9, 3), (Float(2), 2), (true, 1), (NSNumber(value: 7), 7)])
    func numbers(given: any Sendable, stored: Int) {
        settings.setValue(given, forKey: "count")
        settings.setValue(given, forKey: "ratio")
        settings.setValue(given, forKey: "isOn")
        #expect(settings.count == stored)
        #expect(Int(settings.ratio) == stored)
        #expect(settings.isOn)
    }

    @Test("Reads back what is stored, without the optional around it")
    func reading() {
        settings.name = "read"
        #expect(settings.value(forKey: "name") as? String == "read")
        #expect(settings.value(forKey: "count") as? Int == 0)
        settings.name = nil
        #expect(settings.value(forKey: "name") == nil)
    }

    @Test("Calls an override of setValue(_:forKey:) for every key")
    func override() {
        KeyValueCoding.set("by hand", forKey: "special", of: settings)
        KeyValueCoding.set("by hand", forKeyPath: "special", of: settings)
        #expect(settings.takenByHand == ["by hand", "by hand"])
    }

    @Test("Calls an override of setValue(_:forUndefinedKey:) for a key that the class does not have")
    func undefinedKey() {
        settings.setValue(1, forKey: "missing")
        #expect(settings.unknown == ["missing"])
        #expect(settings.value(forKey: "missing") as? String == "no missing")
    }

    @Test("Leaves a property as it is where the value is of another type, nil for a number, or the property a constant")
    func refusals() throws {
        settings.name = "kept"
        let wrongType = KeyValueCoding.collectingFailures { settings.setValue(UIView(), forKey: "name") }
        #expect(try #require(wrongType).description.contains("it holds"))
        #expect(settings.name == "kept")

        let outOfRange = KeyValueCoding.collectingFailures { settings.setValue(1e300, forKey: "count") }
        #expect(outOfRange != nil)

        let constant = KeyValueCoding.collectingFailures { settings.setValue("new", forKey: "fixed") }
        #expect(try #require(constant).description.hasSuffix("it is a constant. Declare it with var."))
        #expect(settings.fixed == "as it was")

        let none = KeyValueCoding.collectingFailures { settings.setValue(nil, forKey: "count") }
        #expect(try #require(none).description.hasSuffix("setNilValueForKey]: could not set nil as the value for the key count."))
    }

    @Test("Keeps what the framework stores for itself out of reach")
    func internals() {
        let view = UIView()
        for key in ["layoutState", "recognizers", "ownTintColor", "viewController", "accessibility", "subviewList"] {
            let failure = KeyValueCoding.collectingFailures { view.setValue(nil, forKey: key) }
            #expect(failure?.failure == .undefinedKey, "\(key)")
        }
        let derived = OutletView()
        let failure = KeyValueCoding.collectingFailures { derived.setValue(nil, forKey: "layoutState") }
        #expect(failure?.failure == .undefinedKey)
    }

    @Test("Refuses to set what can only be read")
    func readOnly() {
        let view = UIView()
        for key in ["layer", "superview", "subviews"] {
            #expect(KeyValueCoding.collectingFailures { view.setValue(nil, forKey: key) }?.failure == .constant, "\(key)")
        }
    }

    @Test("Sets framework properties under Objective-C's name and under Swift's", arguments: ["hidden", "isHidden"])
    func bothNames(_ key: String) {
        let view = UIView()
        view.setValue(true, forKey: key)
        #expect(view.isHidden)
        #expect(view.value(forKey: key) as? Bool == true)
    }

    @Test("Calls an override of a framework property")
    func overriddenProperty() {
        let view = TagCountingView()
        view.setValue(5, forKey: "tag")
        #expect(view.tag == 5)
        #expect(view.tagChanges == 1)
    }

    @Test("Stores in objects of any class")
    func strangers() throws {
        let stranger = Stranger()
        stranger.friend = Stranger()
        KeyValueCoding.set("Ann", forKey: "name", of: stranger)
        KeyValueCoding.set("Bob", forKeyPath: "friend.name", of: stranger)
        #expect(stranger.name == "Ann")
        #expect(stranger.friend?.name == "Bob")
        #expect(KeyValueCoding.value(forKeyPath: "friend.name", of: stranger) as? String == "Bob")
        let failure = KeyValueCoding.collectingFailures { KeyValueCoding.set(1, forKey: "age", of: stranger) }
        #expect(try #require(failure).description.contains("<Stranger 0x"))
    }

    @Test("Tells a failure to the innermost that collects them")
    func nestedCollection() {
        var inner: UndeliverableKey?
        let outer = KeyValueCoding.collectingFailures {
            inner = KeyValueCoding.collectingFailures { UIView().setValue(1, forKey: "inner") }
        }
        #expect(inner?.key == "inner")
        #expect(outer == nil)
    }
}

private final class TagCountingView: UIView {
    private(set) var tagChanges = 0

    override var tag: Int {
        didSet { tagChanges += 1 }
    }
}
