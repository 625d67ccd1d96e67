import Foundation
import InterfaceDocuments
import Testing

@Suite("Lists of real documents", .enabled(if: Corpus.isAvailable))
struct CorpusDetailTests {
    @Test("Lists views with frames, connections, constraints and runtime attributes as the oracle does")
    func equalsDetails() throws {
        let details = try Corpus.details()
        try #require(!details.isEmpty)
        for expected in details {
            let file = try #require(expected["file"]?.text)
            let lists = DocumentDetail(document: try InterfaceDocument(contentsOf: Corpus.url(of: file))).lists
            for (name, rows) in lists {
                guard case .array(let wanted) = expected[name] else {
                    Issue.record("\(file) has no list of \(name)")
                    continue
                }
                #expect(rows.count == wanted.count, "\(file): \(name)")
                if let different = zip(rows, wanted).first(where: { $0 != $1 }) {
                    Issue.record("\(file): \(name): \(different.0), expected \(different.1)")
                }
            }
        }
    }

    @Test("Reads every constraint, color, font, runtime attribute, variation and rectangle")
    func readsTypedValues() throws {
        var counts: [String: Int] = [:]
        for (_, document) in try Corpus.documents() {
            for element in document.elements {
                counts[element.name, default: 0] += 1
                #expect(element.unreadableAttributes.isEmpty, "\(element)")
            }
        }
        for name in ["constraint", "color", "fontDescription", "font", "userDefinedRuntimeAttribute", "variation", "rect", "inset"]
        {
            #expect(counts[name, default: 0] > 0, "no <\(name)> was met")
        }
    }

    @Test("Knows every element, attribute and key but the names of font files")
    func knowsEveryName() throws {
        for (_, document) in try Corpus.documents() {
            for element in document.elements {
                #expect(element.isSupported, "\(element)")
                for attribute in element.attributes {
                    #expect(attribute.word != .unknown, "\(attribute.name) of \(element)")
                }
                let isUserData = element.word == .variation || element.parent?.word == .customFonts
                #expect(element[.key] == nil || element.key != .unknown || isUserData, "\(element)")
            }
        }
    }

    @Test("Gives the lines and columns that counting from the start gives")
    func countsLines() throws {
        for (file, document) in try Corpus.documents().prefix(40) {
            let lines = try String(contentsOf: Corpus.url(of: file), encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false)
            for element in document.elements {
                let position = element.position
                let rest = lines[position.line - 1].unicodeScalars.dropFirst(position.column - 1)
                #expect(String(String.UnicodeScalarView(rest)).hasPrefix("<\(element.name)"), "\(element)")
            }
        }
    }
}
