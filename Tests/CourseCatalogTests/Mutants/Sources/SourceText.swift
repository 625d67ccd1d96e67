import Foundation

/// A source of the sample app as lines: each of its statements is on a line of its own.
struct SourceText {
    /// The class that the file is named for.
    let type: String
    let lines: [String]

    init(_ file: SampleFile) {
        type = file.stem
        lines = file.text.components(separatedBy: "\n")
    }

    /// The line that declares the class.
    var declaration: Int? { lines.firstIndex { $0.hasPrefix("final class \(type): ") } }

    /// Whether the class adopts a protocol.
    func adopts(_ name: String) -> Bool { declaration.map { lines[$0].contains(name) } ?? false }

    /// The lines between the braces of the function that begins with some text; none where there is none.
    func body(of function: String) -> Range<Int> {
        guard let start = lines.firstIndex(where: { $0.contains(function) }) else { return 0..<0 }
        let indentation = lines[start].prefix { $0 == " " }
        let end = lines[start...].firstIndex(of: indentation + "}") ?? start + 1
        return start + 1..<end
    }

    /// The text with other lines in place of one.
    func replacing(_ line: Int, with new: [String]) -> String {
        (lines[..<line] + new + lines[(line + 1)...]).joined(separator: "\n")
    }

    /// The text with another word in place of a name.
    func renaming(_ name: String, to new: String) -> String { lines.joined(separator: "\n").renaming([name: new]) }
}

extension String {
    /// The text with other words in place of some.
    func renaming(_ names: [String: String]) -> String {
        replacing(/\w+/) { word in names[String(word.output)].map { $0[...] } ?? word.output }
    }

    /// Whether a word is in the text.
    func mentions(_ name: String) -> Bool { matches(of: /\w+/).contains { $0.output == name } }

    /// The first group of a pattern's first match.
    func firstGroup(of pattern: Regex<(Substring, Substring)>) -> String? {
        firstMatch(of: pattern).map { String($0.output.1) }
    }
}
