/// What a list is asked for: a part of it, of a class, under the class's identifier.
@MainActor struct ReuseRequest<View: Reusable> {
    let type: View.Type
    let identifier: String
    let part: ReuseFailure.Part

    init(type: View.Type, part: ReuseFailure.Part) {
        self.type = type
        self.part = part
        identifier = type.reuseIdentifier
    }

    /// What the list gives under the identifier, as one of the class.
    func answer(_ dequeue: (String) throws(ListRefusal) -> some AnyObject) throws(ReuseFailure) -> View {
        try checked(try asking(dequeue))
    }

    /// What the list gives under the identifier, as one of the class; nil where it has nothing registered.
    func answer(_ dequeue: (String) throws(ListRefusal) -> (some AnyObject)?) throws(ReuseFailure) -> View? {
        guard let found = try asking(dequeue) else { return nil }
        return try checked(found)
    }

    private func asking<Found>(_ dequeue: (String) throws(ListRefusal) -> Found) throws(ReuseFailure) -> Found {
        do throws(ListRefusal) {
            return try dequeue(identifier)
        } catch {
            throw .refused(wanted: TypeName(type), identifier: identifier, part: part, reason: error.reason)
        }
    }

    private func checked(_ found: some AnyObject) throws(ReuseFailure) -> View {
        if let view = ClassAncestry.cast(found, to: type) { return view }
        throw .wrongClass(wanted: TypeName(type), found: TypeName(Swift.type(of: found)), identifier: identifier, part: part)
    }
}
