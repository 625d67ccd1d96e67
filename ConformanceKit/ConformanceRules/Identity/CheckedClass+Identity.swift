extension CheckedClass {
    /// Whether lists use views of the class again.
    var isReusable: Bool { type is any Reusable.Type }

    /// The identifier of the class; empty for one that lists do not use again.
    @MainActor var reuseIdentifier: String { (type as? any Reusable.Type)?.reuseIdentifier ?? "" }

    /// What is checked of the identifier of a class that lists use again.
    var identityChecks: [Check] {
        guard isReusable else { return [] }
        return [
            check(.identifierEmpty) {
                Outcome(reuseIdentifier.isEmpty ? [finding(.identifierEmpty, "Its reuseIdentifier is \"\".")] : [])
            },
            check(.identifierUnstable) {
                let (first, second) = (reuseIdentifier, reuseIdentifier)
                let seen = "Its reuseIdentifier is \"\(first)\" when it is first asked for, and \"\(second)\" the next time."
                return Outcome(first == second ? [] : [finding(.identifierUnstable, seen)])
            },
        ]
    }

    /// What is checked of classes together: that no two that one list may have share an identifier.
    static func checks(among classes: [CheckedClass]) -> [Check] {
        let subject = classes.map(\.name.full).joined(separator: ", ")
        guard classes.count(where: \.isReusable) > 1 else { return [] }
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
        isReusable ? ListPart.parts(of: type).map { Place(part: $0, identifier: reuseIdentifier) } : []
    }

    private func shared(_ place: Place, with holder: CheckedClass) -> Finding {
        finding(
            .identifierShared,
            "Its reuseIdentifier \"\(place.identifier)\" is that of \(holder.name) too, and both are \(place.part.plural).")
    }
}
