import Testing

@testable import HeadlessViews

@Suite("Misuse of key-value coding traps with UIKit's words")
struct KeyValueTrapTests {
    @Test("B27 A key that the class does not have")
    func undefinedKey() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIView().setValue(1, forKey: "missing")
        }
        let text = errorStream(of: result)
        #expect(text.contains("NSUnknownKeyException: [<UIView 0x"))
        #expect(text.contains(" setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key missing."))
    }

    @Test("B27 Reading a key that the class does not have")
    func undefinedValue() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UIView().value(forKey: "missing")
        }
        #expect(
            errorStream(of: result).contains(
                " valueForUndefinedKey:]: this class is not key value coding-compliant for the key missing."))
    }

    @Test("Nil for a number")
    func nilForNumber() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIView().setValue(nil, forKey: "tag")
        }
        let text = errorStream(of: result)
        #expect(text.contains("NSInvalidArgumentException: [<UIView 0x"))
        #expect(text.contains("setNilValueForKey]: could not set nil as the value for the key tag."))
    }

    @Test("A value of another type")
    func wrongType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIView().setValue("red", forKey: "backgroundColor")
        }
        #expect(errorStream(of: result).contains("cannot take a value for the key backgroundColor: it holds"))
    }
}
