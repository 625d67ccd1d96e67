import InterfaceDocuments

/// The objects that a document describes, a line each, in document order.
struct ElementOutline {
    private let document: InterfaceDocument

    init(_ document: InterfaceDocument) { self.document = document }

    /// The lines, each object's below that of the object that it is in and further to the right.
    var lines: [String] {
        var lines: [String] = []
        var depths: [Int: Int] = [:]
        for element in document.elements where Self.isListed(element) {
            let depth = element.ancestors.lazy.compactMap { depths[$0.ordinal] }.first.map { $0 + 1 } ?? 0
            depths[element.ordinal] = depth
            lines.append(String(repeating: "  ", count: depth) + Self.line(of: element))
        }
        return lines
    }

    private static func isListed(_ element: InterfaceElement) -> Bool {
        if element.isView || element.isViewController || element.isStoryboardReference || element.isGestureRecognizer {
            return true
        }
        return switch element.word {
        case .scene: element.parent?.word == .scenes
        case .barButtonItem, .navigationItem, .tabBarItem: element.id != nil
        case .segue: element.parent?.word == .connections
        default: false
        }
    }

    private static func line(of element: InterfaceElement) -> String {
        let parts = [name(of: element), frame(of: element), identifiers(of: element), content(of: element)]
        return parts.compactMap(\.self).joined(separator: " ")
    }

    private static func name(of element: InterfaceElement) -> String {
        element[.customClass].map { "\($0.string): \(element.name)" } ?? element.name
    }

    private static func frame(of element: InterfaceElement) -> String? {
        guard let rect = element.child(.rect, keyed: .frame) else { return nil }
        let numbers = [InterfaceWord.x, .y, .width, .height].map { rect[$0]?.string ?? "?" }
        return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
    }

    private static func identifiers(of element: InterfaceElement) -> String? {
        let words: [InterfaceWord] = [.storyboardIdentifier, .reuseIdentifier, .storyboardName, .kind, .identifier]
        let parts = words.compactMap { word in element[word].map { "\(word.spelling)=\($0.string)" } }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    private static func content(of element: InterfaceElement) -> String? {
        let words: [InterfaceWord] = [.text, .title, .image, .placeholder]
        return words.lazy.compactMap { element[$0]?.string }.first.map { "\"\($0)\"" }
    }
}
