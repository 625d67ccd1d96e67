extension CheckedClass {
    /// The class as one that lists use again; nil if it is none.
    var reusable: (any Reusable.Type)? { type as? any Reusable.Type }

    /// What is checked of the identifier of a class that lists use again.
    var identityChecks: [Check] {
        guard let reusable else { return [] }
        return [
            check(.identifierEmpty) {
                Outcome(reusable.reuseIdentifier.isEmpty ? [finding(.identifierEmpty, "Its reuseIdentifier is \"\".")] : [])
            },
            check(.identifierUnstable) {
                let (first, second) = (reusable.reuseIdentifier, reusable.reuseIdentifier)
                let seen = "Its reuseIdentifier is \"\(first)\" when it is first asked for, and \"\(second)\" the next time."
                return Outcome(first == second ? [] : [finding(.identifierUnstable, seen)])
            },
        ]
    }

    /// What is checked of classes together: that no two that one list may have share an identifier.
    static func checks(among classes: [CheckedClass]) -> [Check] {
        let subject = classes.map(\.name.full).joined(separator: ", ")
        guard classes.count(where: { $0.reusable != nil }) > 1 else { return [] }
        return [
            Check(.identifierShared, of: subject) {
                var holders: [Place: CheckedClass] = [:]
                return Outcome(
                    classes.flatMap { checked in
                        checked.places.compactMap { place in
                            let holder = holders[place]
                            holders[place] = holder ?? checked
                            return holder.flatMap { $0.type == checked.type ? nil : checked.shared(place, with: $0) }
                        }
                    })
            }
        ]
    }

    /// A part of a list, and the identifier under which it is registered.
    private struct Place: Hashable {
        var part: ListPart
        var identifier: String
    }

    @MainActor private var places: [Place] {
        guard let reusable else { return [] }
        return ListPart.parts(of: type).map { Place(part: $0, identifier: reusable.reuseIdentifier) }
    }

    private func shared(_ place: Place, with holder: CheckedClass) -> Finding {
        finding(
            .identifierShared,
            "Its reuseIdentifier \"\(place.identifier)\" is that of \(holder.name) too, and both are \(place.part.plural).")
    }
}
