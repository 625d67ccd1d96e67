extension CheckedClass {
    /// What is checked of what a nib connects and sets.
    var nibConnectionChecks: [Check] {
        [
            outletCheck(.nibOutletMissing, \.outlets),
            outletCheck(.nibOwnerMixed, \.ownerOutlets),
            nibCheck(.nibOutletNil) { nib in
                if nib.empty.isEmpty, let obstacle = nib.obstacleToUse { return .notChecked(obstacle) }
                return Outcome(
                    (nib.empty + [nib.subject].compactMap(\.self)).flatMap { unconnected(.nibOutletNil, of: $0, at: nib.place) })
            },
            nibCheck(.nibActionMissing) { nib in
                if let obstacle = nib.obstacleToOutlets { return .notChecked(obstacle) }
                return actions(.nibActionMissing, of: nib.examined.notes)
            },
            nibCheck(.nibAttributeMissing) { nib in
                if let obstacle = nib.obstacleToRoots { return .notChecked(obstacle) }
                return attributes(.nibAttributeMissing, of: nib.examined.notes)
            },
        ]
    }

    private func outletCheck(
        _ rule: Rule, _ remarks: KeyPath<InterfaceNotes, [InterfaceNotes.Remark]> & Sendable
    ) -> Check {
        nibCheck(rule) { nib in
            if let obstacle = nib.obstacleToOutlets { return .notChecked(obstacle) }
            // Where the platform tells nothing, it would have raised.
            return Outcome((nib.examined.notes?[keyPath: remarks] ?? []).map { finding(rule, at: $0, "outlet") })
        }
    }

    /// The actions of a document that no method answers.
    func actions(_ rule: Rule, of notes: InterfaceNotes?) -> Outcome {
        guard let notes else { return .notChecked(Self.silence) }
        if notes.actions.isEmpty, let unknown = notes.unknownActions.first {
            return .notChecked("nothing tells whether there is a method \(unknown.key): the class has no ActionTable")
        }
        return Outcome(notes.actions.map { finding(rule, at: $0, "action") })
    }

    /// The runtime attributes of a document that no property takes.
    func attributes(_ rule: Rule, of notes: InterfaceNotes?) -> Outcome {
        guard let notes else { return .notChecked(Self.silence) }
        guard let attributes = notes.attributes else { return .notChecked("an outlet fails first") }
        return Outcome(attributes.map { finding(rule, at: $0, "attribute") })
    }

    /// What a platform tells, as a finding.
    func finding(_ rule: Rule, at remark: InterfaceNotes.Remark, _ what: String) -> Finding {
        finding(
            rule, remark.reason.withoutAddresses,
            at: Finding.Place(
                file: remark.file, line: remark.line, column: remark.column,
                object: "\(what) \"\(remark.key)\" of \(remark.object)"))
    }

    /// The outlets of an object that nothing is connected to.
    @MainActor func unconnected(_ rule: Rule, of object: AnyObject, at place: Finding.Place?) -> [Finding] {
        UnconnectedOutlets.names(of: object).map { name in
            var place = place ?? Finding.Place()
            place.object = "\(TypeName(Swift.type(of: object)).leaf).\(name)"
            return finding(rule, "The property \(name) is nil once the objects are connected.", at: place)
        }
    }
}

extension String {
    /// The text without addresses of objects, which are others at each launch: `<PosterCell 0x7f…>` becomes `<PosterCell>`.
    var withoutAddresses: String {
        var result = ""
        var rest = self[...]
        while let start = rest.range(of: " 0x") {
            result += rest[..<start.lowerBound]
            rest = rest[start.upperBound...].drop { $0.isHexDigit }
            if result.hasSuffix(":") { result.removeLast() }
        }
        return result + rest
    }
}
