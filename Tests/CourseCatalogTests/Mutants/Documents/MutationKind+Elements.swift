import ConformanceKit

extension MutationKind {
    typealias Element = DocumentText.Element

    /// A sort of mutation of elements.
    ///
    /// - Parameters:
    ///   - change: The lines in place of an element's own; nil for an element that is not of the sort.
    ///   - equivalence: Why nobody could tell the mutant from the app; nil where someone can.
    static func elements(
        _ name: String, caughtBy rules: [Rule.ID], change: @escaping @Sendable (Element, DocumentText) -> [String]?,
        equivalence: @escaping @Sendable (Element, DocumentText) -> String? = { _, _ in nil }
    ) -> MutationKind {
        MutationKind(name, caughtBy: rules) { file, kind in
            let document = DocumentText(file)
            return document.elements.compactMap { element in
                change(element, document).map { lines in
                    Mutant(
                        kind: kind, place: "\(document.name):\(element.lines.lowerBound + 1), \(element.label)",
                        files: [document.name: document.replacing(element.lines, with: lines)],
                        equivalence: equivalence(element, document))
                }
            }
        }
    }

    /// A sort of mutation of an attribute: its value has a `2` more at its end.
    static func renaming(_ attribute: String, of words: String..., as name: String, caughtBy rules: [Rule.ID]) -> MutationKind {
        elements(name, caughtBy: rules) { element, document in
            guard words.contains(element.word), let value = element[attribute] else { return nil }
            return document.lines(of: element, tag: element.setting(attribute, to: value + "2"))
        }
    }

    /// A sort of mutation of an attribute: it is not there.
    static func dropping(
        _ attribute: String, as name: String, caughtBy rules: [Rule.ID],
        equivalence: @escaping @Sendable (Element, DocumentText) -> String? = { _, _ in nil }
    ) -> MutationKind {
        elements(
            name, caughtBy: rules,
            change: { element, document in
                element[attribute].map { _ in document.lines(of: element, tag: element.setting(attribute, to: nil)) }
            }, equivalence: equivalence)
    }
}

extension DocumentText.Element {
    /// What a person would call the element.
    var label: String {
        ["property", "selector", "keyPath", "identifier", "customClass", "reuseIdentifier", "text", "id"].lazy
            .compactMap { self[$0] }.first ?? word
    }
}

extension DocumentText {
    /// An element's lines with another start tag.
    func lines(of element: Element, tag: String? = nil) -> [String] {
        [tag ?? element.tag] + lines[element.lines].dropFirst()
    }
}
