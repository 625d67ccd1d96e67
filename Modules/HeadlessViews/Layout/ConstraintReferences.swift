/// The constraints that refer to a view or guide, so that none refers to it when it is gone.
///
/// The item owns this object and nothing else does, so the item's end is this object's too.
@MainActor final class ConstraintReferences {
    private struct Reference {
        weak var constraint: NSLayoutConstraint?
    }

    private let item: ObjectIdentifier
    private var references: [Reference] = []
    private var sizeAtLastSweep = 8

    init(_ item: AnyObject) { self.item = ObjectIdentifier(item) }

    func add(_ constraint: NSLayoutConstraint) {
        if references.count > sizeAtLastSweep * 2 {
            references.removeAll { $0.constraint == nil }
            sizeAtLastSweep = max(references.count, 8)
        }
        references.append(Reference(constraint: constraint))
    }

    deinit {
        let references = references
        let item = item
        // Views belong to the main actor, and so does whatever ends them.
        MainActor.assumeIsolated {
            for reference in references { reference.constraint?.forget(item) }
        }
    }
}
