/// What a list is asked for: a part of it, of a class.
@MainActor @frozen @usableFromInline struct ReuseRequest<View: AnyObject> {
    @usableFromInline let type: View.Type
    @usableFromInline let part: ReuseFailure.Part

    @inlinable init(type: View.Type, part: ReuseFailure.Part) {
        self.type = type
        self.part = part
    }

    /// What a list gives under an identifier, as one of the class.
    @inlinable func answer<Found: AnyObject>(
        of list: AnyObject, under identifier: String, _ dequeue: () throws(ListRefusal) -> Found
    ) throws(ReuseFailure) -> View {
        let found: Found
        do throws(ListRefusal) {
            found = try dequeue()
        } catch {
            throw refusal(error, of: list, under: identifier)
        }
        return try checked(found, identifier)
    }

    /// What a list gives under an identifier, as one of the class; nil where it has nothing registered.
    @inlinable func answer<Found: AnyObject>(
        of list: AnyObject, under identifier: String, _ dequeue: () throws(ListRefusal) -> Found?
    ) throws(ReuseFailure) -> View? {
        let found: Found?
        do throws(ListRefusal) {
            found = try dequeue()
        } catch {
            throw refusal(error, of: list, under: identifier)
        }
        guard let found else { return nil }
        return try checked(found, identifier)
    }

    /// As a rule the object is of the very class, which two pointers tell; a cast asks the runtime.
    @inlinable func checked(_ found: AnyObject, _ identifier: String) throws(ReuseFailure) -> View {
        if ObjectIdentifier(Swift.type(of: found)) == ObjectIdentifier(type) { return unsafeDowncast(found, to: View.self) }
        return try cast(found, identifier)
    }

    @usableFromInline func cast(_ found: AnyObject, _ identifier: String) throws(ReuseFailure) -> View {
        if let view = ClassAncestry.cast(found, to: type) { return view }
        throw .wrongClass(wanted: TypeName(type), found: TypeName(Swift.type(of: found)), identifier: identifier, part: part)
    }

    @usableFromInline func refusal(_ refusal: ListRefusal, of list: AnyObject, under identifier: String) -> ReuseFailure {
        .refused(
            wanted: TypeName(type), identifier: identifier, part: part, reason: refusal.reason,
            nearby: RegistrationLedger.nearby(identifier, part, in: list))
    }

    /// Has a list make views of the class under an identifier: from a nib, or as the class has it.
    func register(
        in list: AnyObject, under identifier: String, nib: UINib? = nil, _ register: (ReuseSource, String) -> Void
    ) throws(ReuseFailure) {
        let source = if let nib { ReuseSource.nib(nib) } else { try ReuseSource(of: type) }
        try RegistrationLedger.note(type, identifier, part, in: list)
        register(source, identifier)
    }
}
