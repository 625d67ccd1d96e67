import Testing

@testable import HeadlessViews

private final class Frame: UIView {
    var inner: Frame?
}

@MainActor @Suite("Key paths")
struct KeyPathTests {
    private let view = Frame()

    @Test("B18 Set a property of the layer")
    func layer() {
        view.setValue(6, forKeyPath: "layer.cornerRadius")
        #expect(view.layer.cornerRadius == 6)
        #expect(view.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 6)
    }

    @Test("Go through several objects")
    func nested() {
        view.inner = Frame()
        view.inner?.inner = Frame()
        view.setValue(9, forKeyPath: "inner.inner.tag")
        #expect(view.inner?.inner?.tag == 9)
        #expect(view.value(forKeyPath: "inner.inner.tag") as? Int == 9)
    }

    @Test("End in silence at an object that is nil")
    func nilOnTheWay() {
        view.setValue(9, forKeyPath: "inner.inner.tag")
        #expect(view.inner == nil)
        #expect(view.value(forKeyPath: "inner.inner.tag") == nil)
    }

    @Test("Name the object that lacks the key, and what was asked of it")
    func failures() throws {
        view.inner = Frame()
        let missing = try #require(KeyValueCoding.collectingFailures { view.setValue(1, forKeyPath: "inner.missing") })
        #expect(missing.key == "missing")
        #expect(missing.description.contains("setValue:forUndefinedKey:"))
        let blocked = try #require(KeyValueCoding.collectingFailures { view.setValue(1, forKeyPath: "missing.tag") })
        #expect(blocked.key == "missing")
        #expect(blocked.description.contains("valueForUndefinedKey:"))
    }

    @Test("Do not reach into values that are no objects, as in Objective-C")
    func structures() throws {
        let failure = try #require(KeyValueCoding.collectingFailures { view.setValue(5, forKeyPath: "frame.origin") })
        #expect(failure.key == "origin")
        #expect(view.frame == .zero)
    }
}
