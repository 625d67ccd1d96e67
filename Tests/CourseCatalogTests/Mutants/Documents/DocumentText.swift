import Foundation

/// A document as lines: Interface Builder begins each element on a line of its own.
struct DocumentText {
    /// An element: its lines, and its start tag.
    struct Element {
        let lines: ClosedRange<Int>
        let word: String
        let tag: String

        /// An attribute's value; nil where the element has none of the name.
        subscript(attribute: String) -> String? {
            guard let start = tag.range(of: " \(attribute)=\"")?.upperBound else { return nil }
            return String(tag[start...].prefix { $0 != "\"" })
        }

        /// The start tag with an attribute set, or without it for nil.
        func setting(_ attribute: String, to value: String?) -> String {
            let new = value.map { " \(attribute)=\"\($0)\"" } ?? ""
            if let old = self[attribute] { return tag.replacing(" \(attribute)=\"\(old)\"", with: new) }
            return tag.replacing("<\(word)", with: "<\(word)\(new)", maxReplacements: 1)
        }
    }

    let name: String
    let lines: [String]
    /// All elements in document order.
    let elements: [Element]

    init(_ file: SampleFile) {
        name = file.name
        let lines = file.text.components(separatedBy: "\n")
        self.lines = lines
        elements = lines.indices.compactMap { Self.element(at: $0, of: lines) }
    }

    /// Whether it is a storyboard.
    var isStoryboard: Bool { name.hasSuffix(".storyboard") }

    /// The elements of a word.
    func elements(_ words: String...) -> [Element] { elements.filter { words.contains($0.word) } }

    /// The elements that an element stands in, the innermost first.
    func ancestors(of element: Element) -> [Element] {
        elements.filter { $0.lines.contains(element.lines.lowerBound) && $0.lines.lowerBound != element.lines.lowerBound }
            .reversed()
    }

    /// The element with an identifier.
    func element(withID id: String?) -> Element? { elements.first { $0["id"] == id } }

    /// What stands at a nib's top, beside the placeholders.
    var topLevelObjects: [Element] {
        elements.filter { element in element["id"] != nil && element.word != "placeholder" && ancestors(of: element).count == 2 }
    }

    /// The text with other lines in place of some.
    func replacing(_ range: ClosedRange<Int>, with new: [String]) -> String {
        (lines[..<range.lowerBound] + new + lines[(range.upperBound + 1)...]).joined(separator: "\n")
    }

    private static func element(at line: Int, of lines: [String]) -> Element? {
        let text = lines[line]
        let indentation = text.prefix { $0 == " " }
        let tag = text.dropFirst(indentation.count)
        guard tag.first == "<", tag.dropFirst().first?.isLetter == true else { return nil }
        let word = String(tag.dropFirst().prefix { $0.isLetter || $0.isNumber })
        if tag.hasSuffix("/>") || tag.hasSuffix("</\(word)>") { return Element(lines: line...line, word: word, tag: text) }
        let end = lines[line...].firstIndex(of: "\(indentation)</\(word)>") ?? line
        return Element(lines: line...end, word: word, tag: text)
    }
}
