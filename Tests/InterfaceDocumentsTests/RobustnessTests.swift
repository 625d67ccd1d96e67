import Foundation
import InterfaceDocuments
import Testing

@Suite("Broken documents")
struct RobustnessTests {
    /// The documents that are broken: the fixtures, and where there is a corpus three of its documents.
    private static func sources() throws -> [[UInt8]] {
        let real = try Corpus.isAvailable ? Corpus.documents().map { try Data(contentsOf: Corpus.url(of: $0.file)) } : []
        let chosen = real.filter { 10_000...40_000 ~= $0.count }.prefix(3).map { Array($0) }
        return Fixtures.all.map { Array($0.utf8) } + chosen
    }

    /// Reads bytes and, if they are a document, everything that can be asked of it.
    @discardableResult
    private static func exercise(_ bytes: some Sequence<UInt8>) -> InterfaceDocumentFailure? {
        do throws(InterfaceDocumentFailure) {
            let document = try InterfaceDocument(bytes: bytes, named: "Broken.xib")
            _ = DocumentInventory(document)
            _ = document.problems
            for element in document.elements {
                _ = (element.text, element.connections, element.constraints, element.runtimeAttributes.map(\.value))
                _ = (element.variations.map(\.traits), InterfaceColor(element).fallback, element.children.isEmpty)
            }
            return nil
        } catch {
            return error
        }
    }

    @Test("Text that ends anywhere is an error, not a trap")
    func truncated() throws {
        for source in try Self.sources() {
            let end = source.lastIndex(of: UInt8(ascii: ">")) ?? 0
            for length in stride(from: 0, to: end, by: 97) {
                switch Self.exercise(source.prefix(length)) {
                case .truncated, .empty: break
                case let failure: Issue.record("\(length) bytes: \(String(describing: failure))")
                }
            }
        }
    }

    @Test("Text with any one byte changed is an error or a document, not a trap")
    func mutated() throws {
        let sources = try Self.sources().filter { $0.count < 8_000 }
        var random = SplitMix(state: 20)
        var refused = 0
        for _ in 0..<10_000 {
            var bytes = sources[Int(random.next() % UInt64(sources.count))]
            bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
            if Self.exercise(bytes) != nil { refused += 1 }
        }
        #expect(refused > 1_000)
        #expect(refused < 9_999)
    }

    @Test("A hundred thousand levels of nesting are refused")
    func deep() {
        let markup = String(repeating: "<view>", count: 100_000)
        #expect(
            Self.exercise(markup.utf8)
                == .tooDeep(file: "Broken.xib", position: SourcePosition(line: 1, column: 6 * 512 + 1), limit: 512))
    }

    @Test("A long line costs no more to find one's place in than many short ones")
    func longLine() throws {
        let markup = Fixtures.nib(String(repeating: "<unknown/>", count: 40_000))
        let document = try InterfaceDocument(bytes: markup.utf8, named: "Line.xib")
        let problems = document.problems
        #expect(problems.count == 40_000)
        #expect(problems.last?.position == SourcePosition(line: 4, column: 399_991))
    }

    @Test("A document takes less than twenty times its bytes, though nothing be in it but the smallest elements")
    func memory() async {
        await #expect(processExitsWith: .success) {
            let markup = "<document targetRuntime='iOS.CocoaTouch'>" + String(repeating: "<a/>", count: 300_000) + "</document>"
            let bytes = Array(markup.utf8)
            let before = PeakMemory.byteCount
            let document = try InterfaceDocument(bytes: bytes, named: "Dense.xib")
            let taken = PeakMemory.byteCount - before
            precondition(document.elementCount == 300_001)
            precondition(bytes.count * 2..<bytes.count * 20 ~= taken, "\(bytes.count) bytes take \(taken)")
        }
    }

    @Test("An element with a thousand attributes is refused")
    func manyAttributes() {
        let attributes = (0..<1_000).map { " a\($0)=\"\"" }.joined()
        guard case .tooManyAttributes(_, _, limit: 250) = Self.exercise("<document\(attributes)/>".utf8) else {
            Issue.record("not refused")
            return
        }
    }

    @Test("A name of a million bytes is refused")
    func longName() {
        let name = String(repeating: "n", count: 1_000_000)
        guard case .malformed(_, _, _, expected: "a name of at most 1024 bytes") = Self.exercise("<\(name)/>".utf8) else {
            Issue.record("not refused")
            return
        }
    }

    @Test("Entities are not declared, and not expanded")
    func entityBomb() {
        let declarations = (1...9).map { "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">" }.joined(
            separator: "\n")
        let bomb =
            "<?xml version=\"1.0\"?>\n<!DOCTYPE document [<!ENTITY e0 \"boom\">\n\(declarations)]>\n<document>&e9;</document>"
        #expect(Self.exercise(bomb.utf8) == .documentTypeRefused(file: "Broken.xib", position: SourcePosition(line: 2, column: 1)))
    }

    @Test("References that go on for ever take time only once")
    func longReferences() {
        let references = String(repeating: "&", count: 1_000_000)
        #expect(Self.exercise("<document>\(references)</document>".utf8) != nil)
        let comments = String(repeating: "<!-", count: 300_000)
        #expect(Self.exercise("<document>\(comments)".utf8) != nil)
    }

    @Test(
        "UTF-16 is named, with a byte order mark and without",
        arguments: [String.Encoding.utf16, .utf16BigEndian, .utf16LittleEndian, .utf32])
    func utf16(encoding: String.Encoding) throws {
        let bytes = try #require(Fixtures.cell.data(using: encoding))
        guard case .wrongEncoding(_, SourcePosition(line: 1, column: 1), let name) = Self.exercise(bytes) else {
            Issue.record("not refused")
            return
        }
        #expect(name.hasPrefix("UTF-16") || encoding == .utf32)
    }

    @Test("A UTF-8 byte order mark is passed over, and is no column")
    func byteOrderMark() throws {
        let document = try InterfaceDocument(bytes: [0xEF, 0xBB, 0xBF] + Fixtures.cell.utf8, named: "Mark.xib")
        #expect(document.root.position == SourcePosition(line: 2, column: 1))
        #expect(
            Self.exercise([0xEF, 0xBB, 0xBF] + "<a>".utf8)
                == .truncated(file: "Broken.xib", position: SourcePosition(line: 1, column: 4), expected: "</a>"))
    }
}

/// A small generator, so that the changes are the same in each run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
