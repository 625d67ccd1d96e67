/// What a list is asked for: a part of it, of a class, under an identifier.
///
/// The calls that throw and those that trap are one here: they differ in what is done with a failure. So the way of a call that traps
/// has no error to carry, which matters to what it costs.
@MainActor @frozen @usableFromInline struct ReuseRequest<View: AnyObject> {
    @usableFromInline let type: View.Type
    @usableFromInline let identifier: String
    @usableFromInline let part: ReuseFailure.Part

    @inlinable init(type: View.Type, identifier: String, part: ReuseFailure.Part) {
        self.type = type
        self.identifier = identifier
        self.part = part
    }

    /// What a list gives, as a view of the class.
    @inlinable func answer<Found: AnyObject, Failure: Error>(
        of list: AnyObject, _ dequeue: (String) throws(ListRefusal) -> Found, orElse fail: (ReuseFailure) throws(Failure) -> Never
    ) throws(Failure) -> View {
        let found: Found
        do throws(ListRefusal) { found = try dequeue(identifier) } catch { try fail(refusal(error, of: list)) }
        return try checked(found, orElse: fail)
    }

    /// What a list gives, as a view of the class; nil where it has nothing registered.
    @inlinable func answer<Found: AnyObject, Failure: Error>(
        of list: AnyObject, _ dequeue: (String) throws(ListRefusal) -> Found?, orElse fail: (ReuseFailure) throws(Failure) -> Never
    ) throws(Failure) -> View? {
        let found: Found?
        do throws(ListRefusal) { found = try dequeue(identifier) } catch { try fail(refusal(error, of: list)) }
        guard let found else { return nil }
        return try checked(found, orElse: fail)
    }

    /// As a rule the object is of the very class, which two pointers tell; a cast asks the runtime.
    @inlinable func checked<Failure: Error>(_ found: AnyObject, orElse fail: (ReuseFailure) throws(Failure) -> Never)
        throws(Failure) -> View
    {
        if ObjectIdentifier(Swift.type(of: found)) == ObjectIdentifier(type) { return unsafeDowncast(found, to: View.self) }
        if let view = cast(found) { return view }
        try fail(mismatch(found))
    }

    @usableFromInline func cast(_ found: AnyObject) -> View? { ClassAncestry.cast(found, to: type) }

    @usableFromInline func mismatch(_ found: AnyObject) -> ReuseFailure {
        .wrongClass(wanted: TypeName(type), found: TypeName(Swift.type(of: found)), identifier: identifier, part: part)
    }

    @usableFromInline func refusal(_ refusal: ListRefusal, of list: AnyObject) -> ReuseFailure {
        .refused(
            wanted: TypeName(type), identifier: identifier, part: part, reason: refusal.reason,
            nearby: RegistrationLedger.nearby(identifier, part, in: list))
    }

    /// Has a list make views of the class under the identifier: from a nib, or as the class has it.
    func register(in list: AnyObject, nib: UINib? = nil, _ register: (ReuseSource, String) -> Void) throws(ReuseFailure) {
        let source = if let nib { ReuseSource.nib(nib) } else { try ReuseSource(of: type) }
        try RegistrationLedger.note(type, identifier, part, in: list)
        register(source, identifier)
    }
}

extension ReuseRequest where View: Reusable {
    /// Asks for a class under the identifier that it gives itself.
    @inlinable init(_ type: View.Type, part: ReuseFailure.Part) {
        self.init(type: type, identifier: type.reuseIdentifier, part: part)
    }
}
