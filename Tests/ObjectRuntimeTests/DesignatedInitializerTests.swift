import Foundation
import ObjectRuntime
import Testing

private let frame = CGRect(x: 1, y: 2, width: 3.5, height: 4.5)
private let longText = "an identifier that is too long for a small string"

private class PlainCell: View {}

private class DeeperCell: PlainCell {
    var title = longText
}

private class ImmutableCell: View {
    let note: String

    override init(frame: CGRect) {
        note = "own"
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        note = "coded"
        super.init(coder: coder)
    }
}

private class HostCell<Content>: View {
    var content: [Content] = []
}

private class IntegerHostCell: HostCell<Int> {}

/// Declares an initializer of its own and so inherits only the required one.
private class StrictCell: View {
    init(title: String) { super.init(frame: .zero) }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class GenericBase<Content> {
    public init(frame: CGRect) {}
}

@MainActor
struct DesignatedInitializerTests {
    private let make = try! DesignatedInitializer<View, CGRect>(ordinal: 0)

    @Test("Calls the initializer of the base class itself")
    func base() {
        let view = make(View.self, frame)
        #expect(view.frame == frame)
        #expect(type(of: view) == View.self)
    }

    @Test("Makes an object of a class that inherits the initializer")
    func inherited() {
        #expect(make(PlainCell.self, frame).frame == frame)
    }

    @Test("Makes an object of a subclass of a subclass, with its properties")
    func deeper() throws {
        let cell = try #require(make(DeeperCell.self, frame) as? DeeperCell)
        #expect(cell.title == longText)
        #expect(cell.frame == frame)
    }

    @Test("Calls a subclass's override")
    func overridden() throws {
        let cell = try #require(make(ImmutableCell.self, frame) as? ImmutableCell)
        #expect(cell.note == "own")
    }

    @Test("Makes an object of a generic class")
    func generic() throws {
        let cell = try #require(make(HostCell<String>.self, frame) as? HostCell<String>)
        cell.content.append("x")
        #expect(cell.content == ["x"])
        #expect(cell.frame == frame)
    }

    @Test("Makes an object of a class that is generic only in its superclass")
    func genericSuperclass() throws {
        let cell = try #require(make(IntegerHostCell.self, frame) as? IntegerHostCell)
        #expect(cell.content.isEmpty)
    }

    @Test("Makes an object of a class that is declared in a function")
    func local() {
        final class LocalCell: View {}
        #expect(make(LocalCell.self, frame) is LocalCell)
    }

    @Test("Calls an initializer that takes nothing")
    func nothing() throws {
        let make = try DesignatedInitializer<Responder, ()>(ordinal: 0)
        let cell = try #require(make(ImmutableCell.self) as? ImmutableCell)
        #expect(cell.note == "own", "View's init() is a convenience that calls init(frame:)")
    }

    @Test("Counts only the initializers that the class itself introduces", arguments: [(2, 2), (-1, 2)])
    func ordinal(_ ordinal: Int, available: Int) {
        #expect(
            throws: ObjectRuntimeFailure.noInitializer(
                class: "ObjectRuntimeTests.View", ordinal: ordinal, available: available)
        ) {
            try DesignatedInitializer<View, CGRect>(ordinal: ordinal)
        }
    }

    @Test("Refuses a generic base class, whose descriptor has another form")
    func genericBase() {
        #expect(
            throws: ObjectRuntimeFailure.unrecognizedLayout(
                class: "ObjectRuntimeTests.GenericBase<Swift.Int>", expected: "a class that is not generic",
                found: "a generic class")
        ) {
            try DesignatedInitializer<GenericBase<Int>, CGRect>(ordinal: 0)
        }
    }

    @Test("Refuses a base that is no class")
    func existentialBase() {
        #expect(throws: ObjectRuntimeFailure.self) {
            try DesignatedInitializer<AnyObject, CGRect>(ordinal: 0)
        }
    }

    @Test("A class without the initializer stops the program as Swift does")
    func unimplemented() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let make = try! DesignatedInitializer<View, CGRect>(ordinal: 0)
                    _ = make(StrictCell.self, .zero)
                }
            })
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(message.contains("unimplemented initializer 'init(frame:)' for class 'ObjectRuntimeTests.StrictCell'"))
    }

    @Test("An enumeration that is not one byte large stops the program with a reason")
    func wrongChoice() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let make = try! DesignatedInitializer<Cell, (CGRect, Wide)>(ordinal: 1)
                    _ = make(Cell.self, .zero, Wide(rawValue: 1))
                }
            })
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(message.contains("Wide must be a Swift enumeration with 2 to 256 cases (was 8 bytes)"))
    }
}

private struct Wide: RawRepresentable {
    var rawValue: Int
}
