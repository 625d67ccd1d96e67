extension CheckedClass {
    /// What is checked of a nib's top-level objects.
    var nibRootChecks: [Check] {
        let isOfList = isReusable && !ListPart.parts(of: type).isEmpty
        return [
            nibCheck(.nibRootClass) { nib in
                if let obstacle = nib.obstacleToRoots { return .notChecked(obstacle) }
                let ofOthers = nib.failures.filter { if case .noView = $0 { true } else { false } }
                let failures = rootFailure(of: nib).map { [$0] } ?? ofOthers
                return Outcome(failures.map { finding(.nibRootClass, $0.seen, at: nib.place, remedy: $0.remedy) })
            },
            nibCheck(.nibRootCount) { nib in
                if let obstacle = nib.obstacleToOutlets { return .notChecked(obstacle) }
                if nib.owner != nil { return .holds }
                let objects = isOfList ? nib.objects : nib.roots
                return Outcome(objects.count == 1 ? [] : [rootCountFinding(objects, of: nib)])
            },
        ] + (isReusable ? [identifierCheck] : [])
    }

    /// Why a nib has nothing to give at its top; nil where it has.
    @MainActor private func rootFailure(of nib: NibExamination) -> NibFailure? {
        let found = nib.objects.map { TypeName(Swift.type(of: $0)) }
        if nib.owner != nil {
            return nib.objects.contains { $0 is UIView } ? nil : .noView(type: name, nib: nib.nib.name, found: found)
        }
        return nib.roots.isEmpty ? .noRoot(type: name, nib: nib.nib.name, found: found, unknown: []) : nil
    }

    @MainActor private func rootCountFinding(_ objects: [AnyObject], of nib: NibExamination) -> Finding {
        let classes = objects.map { TypeName(Swift.type(of: $0)).full }.joined(separator: ", ")
        return finding(.nibRootCount, "The nib \(nib.nib.name) has \(objects.count) top-level objects: \(classes).", at: nib.place)
    }

    private var identifierCheck: Check {
        nibCheck(.nibIdentifierMismatch) { nib in
            if let obstacle = nib.obstacleToOutlets { return .notChecked(obstacle) }
            let own = reuseIdentifier
            guard let inNib = nib.roots.first.flatMap(Self.identifier), !inNib.isEmpty, inNib != own else { return .holds }
            let seen = "The identifier in the nib \(nib.nib.name) is \"\(inNib)\", that of the class is \"\(own)\"."
            return .broken([finding(.nibIdentifierMismatch, seen, at: nib.place)])
        }
    }

    /// The reuse identifier of a view of a list.
    @MainActor static func identifier(of view: AnyObject) -> String? {
        switch view {
        case let cell as UITableViewCell: cell.reuseIdentifier
        case let view as UITableViewHeaderFooterView: view.reuseIdentifier
        case let view as UICollectionReusableView: view.reuseIdentifier
        default: nil
        }
    }
}
