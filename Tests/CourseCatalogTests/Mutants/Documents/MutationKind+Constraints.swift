import ConformanceKit

extension MutationKind {
    /// All sorts of mutations of constraints.
    static let ofConstraints = [
        // What else is dropped makes another layout, of which nobody can tell whether it is meant.
        elements("an object's only place in a direction is dropped", caughtBy: ["layout.ambiguous"]) { element, document in
            document.isOnlyPlace(element) ? [] : nil
        },
        elements("a constraint contradicts another", caughtBy: ["layout.unsatisfiable"]) { element, document in
            guard element.word == "constraint", element["relation"] == nil, element["priority"] == nil, let id = element["id"]
            else {
                return nil
            }
            let constant = Double(element["constant"] ?? "0") ?? 0
            let other = DocumentText.Element(
                lines: element.lines, word: element.word, tag: element.setting("constant", to: "\(constant + 7)"))
            return [other.setting("id", to: id + "-2").replacing("\">", with: "\"/>")] + document.lines(of: element)
        },
    ]
}

extension DocumentText {
    private static let directions: [Set<String>] = [
        ["leading", "trailing", "left", "right", "centerX", "leadingMargin", "trailingMargin"],
        ["top", "bottom", "centerY", "baseline", "firstBaseline", "topMargin", "bottomMargin"],
    ]

    /// Whether a constraint is the only one that places an object in a direction.
    fileprivate func isOnlyPlace(_ element: Element) -> Bool {
        guard element.word == "constraint", let attribute = element["firstAttribute"],
            let direction = Self.directions.first(where: { $0.contains(attribute) })
        else { return false }
        let others = elements("constraint").filter { other in
            other["id"] != element["id"] && other["firstAttribute"].map(direction.contains) == true
        }
        return [element["firstItem"], element["secondItem"]].contains { item in
            guard let item, let object = self.element(withID: item), object.word != "viewLayoutGuide",
                !object.lines.contains(element.lines.lowerBound)
            else { return false }
            return !others.contains { $0["firstItem"] == item || $0["secondItem"] == item }
        }
    }
}
