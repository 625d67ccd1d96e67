import Foundation

/// A class of the sample app with one line changed, and all classes that mention it, under other names: both can be in one program then.
struct SourceCopy: Sendable {
    private let mutant: Mutant
    let number: Int
    /// The classes of the copy, and what they are called there.
    let names: [String: String]

    init(of mutant: Mutant, number: Int) {
        self.mutant = mutant
        self.number = number
        let changed = mutant.files.keys.map { SampleFile(name: $0, text: "").stem }
        let classes = Self.mentioning(Set(changed))
        names = Dictionary(uniqueKeysWithValues: classes.map { ($0, "\($0)\(number)") })
    }

    /// Some classes, those that mention one of them, those that mention one of those, and so on.
    private static func mentioning(_ classes: Set<String>) -> Set<String> {
        let others = SampleFile.sources.filter { source in
            !classes.contains(source.stem) && classes.contains { source.text.mentions($0) }
        }
        return others.isEmpty ? classes : mentioning(classes.union(others.map(\.stem)))
    }

    /// The file that `Scripts/mutants` makes of the copy.
    var file: SampleFile {
        let sources = SampleFile.sources.filter { names[$0.stem] != nil }
        let texts = sources.map { source in
            let lines = (mutant.files[source.name] ?? source.text).map { $0.components(separatedBy: "\n") } ?? []
            return lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n").trimmingCharacters(in: .newlines)
        }
        let expressions = Self.expressions.filter { text in names.keys.contains { text.mentions($0) } }
        let text = """
            // swift-format-ignore-file
            import ConformanceKit
            import ReusableCells
            import ReusableStoryboards

            @testable import CourseCatalog

            // Made by Scripts/mutants: \(mutant)

            \(texts.joined(separator: "\n\n").renaming(names))

            extension SampleChecks {
                static let ofMutant\(number): [[Check]] = [
            \(expressions.map { "        \($0.renaming(names).renaming(mutant.renamed)),\n" }.joined())    ]
            }

            """
        return SampleFile(name: "Mutant\(number).swift", text: text)
    }

    /// The app's documents with the names of the copy.
    var documents: [String: String] {
        Dictionary(
            uniqueKeysWithValues: SampleFile.documents.map { document in
                let text = names.reduce(document.text) { text, name in
                    text.replacing(
                        "customClass=\"\(name.key)\" customModule=\"CourseCatalog\"",
                        with: "customClass=\"\(name.value)\" customModule=\"CourseCatalogTests\""
                    ).replacing("dentifier=\"\(name.key)\"", with: "dentifier=\"\(name.value)\"")
                }
                return (document.name.renaming(names), text)
            })
    }

    /// What makes the checks of the app's own conformance tests: the arguments of their tests.
    private static var expressions: [String] {
        SampleFile.suite.text.components(separatedBy: "arguments: ").dropFirst().map { text in
            var depth = 0
            let end = text.firstIndex { character in
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
                return depth < 0
            }
            return String(text[..<(end ?? text.endIndex)])
        }
    }

    /// The file of the checks of the app itself, and of those of its copies.
    static func checks(of copies: [SourceCopy]) -> SampleFile {
        let text = """
            // swift-format-ignore-file
            import ConformanceKit
            import ReusableCells

            @testable import CourseCatalog

            /// The checks of the app's own conformance tests, new ones each time, and those of its mutants. Made by Scripts/mutants.
            enum SampleChecks {
                static var ofApp: [[Check]] {
                    [
            \(expressions.map { "        \($0),\n" }.joined())    ]
                }

                static let ofMutants: [[[Check]]] = [\(copies.map { "ofMutant\($0.number)" }.joined(separator: ", "))]
            }

            """
        return SampleFile(name: "SampleChecks.swift", text: text)
    }
}
