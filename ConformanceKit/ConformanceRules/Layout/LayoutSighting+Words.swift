extension LayoutSighting {
    /// The sighting as a finding.
    func finding(of checked: CheckedClass, in file: String?, among all: [LayoutConditions]) -> Finding {
        let place = Finding.Place(file: file, object: names.first)
        return checked.finding(
            fault.rule, seen(LayoutConditions.words(for: conditions, of: all)), at: file == nil && names.isEmpty ? nil : place,
            remedy: remedy)
    }

    private func seen(_ circumstances: String) -> String {
        let (head, tail) = words
        return head + (circumstances.isEmpty ? "" : ", \(circumstances)") + tail + "."
    }

    /// What was seen: what stands before the conditions, and what stands after them.
    private var words: (String, String) {
        switch fault {
        case .unsatisfiable(let constraints, _):
            ("These constraints contradict one another", ": \(constraints.joined(separator: "; "))")
        case .ambiguous(.horizontal): ("Constraints leave open where these lie from left to right, or how wide they are", list)
        case .ambiguous(.vertical): ("Constraints leave open where these lie from top to bottom, or how high they are", list)
        case .ambiguous: ("Constraints leave open where these lie, or how large they are", list)
        case .withoutHeight: ("Constraints give it no height", numbers)
        case .unsettled: ("It has another size when it is measured again", numbers)
        case .outside(let name, _): ("A part of \(name) is outside of what it is to lie in", numbers)
        case .misplacedHosted: ("The hosted view does not fill the content view", numbers)
        }
    }

    private var list: String { ": \(names.joined(separator: ", "))" }

    /// The one change that mends it; nil for the rule's own.
    private var remedy: String? {
        switch fault {
        case .unsatisfiable(_, let broken?): "Remove \(broken), or give it a priority below 1000: it is the one that was left out."
        case .ambiguous(.horizontal):
            """
            Pin them to the leading and the trailing side, or give one of those in a row another content hugging or compression \
            resistance priority.
            """
        case .ambiguous(.vertical):
            """
            Pin them to the top and the bottom, or give one of those in a column another content hugging or compression resistance \
            priority.
            """
        case .outside(_, .vertical): "Pin it to the bottom as well, so that the height follows from it too."
        default: nil
        }
    }
}
