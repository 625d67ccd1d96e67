import Foundation
import ObjectRuntime
import Testing

private class SubCell: Cell {
    var note = "note"
}

/// Each kind of argument arrives, and each object and text is released exactly once.
@MainActor @Suite(.serialized)
struct InitializerArgumentsTests {
    private let frame = CGRect(x: 1, y: 2, width: 3.5, height: 4.5)
    nonisolated private static let texts = [nil, "", "short", String(repeating: "long text ", count: 20), "fünfzehn Bytes …"]

    @Test("Passes a choice and a text", arguments: texts, [CellStyle.plain, .subtitle, .value])
    func choiceAndText(_ text: String?, style: CellStyle) throws {
        let make = try DesignatedInitializer<Cell, (CellStyle, String?)>(ordinal: 0)
        try expectBalance {
            let cell = make(SubCell.self, style, text)
            #expect(cell.style == style)
            #expect(cell.reuseIdentifier == text)
            #expect((cell as? SubCell)?.note == "note")
        }
    }

    @Test("Passes a rectangle and a choice", arguments: [CellStyle.plain, .subtitle, .value])
    func rectangleAndChoice(_ style: CellStyle) throws {
        let make = try DesignatedInitializer<Cell, (CGRect, CellStyle)>(ordinal: 1)
        try expectBalance {
            let cell = make(SubCell.self, frame, style)
            #expect(cell.style == style)
            #expect(cell.frame == frame)
        }
    }

    @Test("Passes a rectangle and an object")
    func rectangleAndObject() throws {
        let make = try DesignatedInitializer<Cell, (CGRect, Layout)>(ordinal: 2)
        try expectBalance {
            let layout = Layout()
            for _ in 0..<10 {
                let cell = make(SubCell.self, frame, layout)
                #expect(cell.layout === layout)
                #expect(cell.frame == frame)
            }
        }
    }

    @Test("Passes a text", arguments: texts)
    func text(_ text: String?) throws {
        let make = try DesignatedInitializer<Cell, String?>(ordinal: 3)
        try expectBalance {
            #expect(make(SubCell.self, text).reuseIdentifier == text)
        }
    }

    @Test("Passes a text and an optional object", arguments: texts)
    func textAndObject(_ text: String?) throws {
        let make = try DesignatedInitializer<Cell, (String?, Layout?)>(ordinal: 4)
        try expectBalance {
            let layout = Layout()
            let cell = make(SubCell.self, text, layout)
            #expect(cell.reuseIdentifier == text)
            #expect(cell.layout === layout)
            #expect(make(SubCell.self, text, nil).layout == nil)
        }
    }

    @Test("Releases a text's storage once the last object that has it is gone")
    func textStorage() throws {
        let make = try DesignatedInitializer<Cell, String?>(ordinal: 3)
        let text = String(repeating: "storage ", count: 10)
        let storage = try #require(storageOwner(of: text))
        let before = retainCount(storage)
        do {
            let cells = (0..<5).map { _ in make(SubCell.self, text) }
            #expect(retainCount(storage) == before + 5)
            withExtendedLifetime(cells) {}
        }
        #expect(retainCount(storage) == before)
        withExtendedLifetime(text) {}
    }

    /// Checks that as many objects are alive after `body` as were before.
    private func expectBalance(_ body: () throws -> Void) throws {
        let before = Lifetime.count
        try body()
        #expect(Lifetime.count == before)
    }

    /// The object that holds a long string's characters.
    private func storageOwner(of text: String) -> Unmanaged<AnyObject>? {
        let address = unsafeBitCast(text, to: (UInt, UInt).self).1 & 0x00FF_FFFF_FFFF_FFFF
        return UnsafeRawPointer(bitPattern: address).map(Unmanaged.fromOpaque)
    }

    private func retainCount(_ object: Unmanaged<AnyObject>) -> UInt {
        swiftRetainCount(object.toOpaque())
    }
}

@_silgen_name("swift_retainCount")
private func swiftRetainCount(_ object: UnsafeMutableRawPointer) -> UInt
