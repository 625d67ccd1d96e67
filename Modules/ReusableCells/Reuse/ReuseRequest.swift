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

    /// What a list gives under an identifier, as a view of a class.
    ///
    /// As a rule the object is of the very class, which two pointers tell; a cast asks the runtime. The request is made where something
    /// is the matter, and never on the usual way: to hold the identifier there would be counted, and counting takes time.
    @inlinable static func answer<Found: AnyObject, Failure: Error>(
        _ request: @autoclosure () -> ReuseRequest, for type: View.Type, of list: AnyObject,
        _ dequeue: () throws(ListRefusal) -> Found, orElse fail: (ReuseFailure) throws(Failure) -> Never
    ) throws(Failure) -> View {
        let found: Found
        do throws(ListRefusal) { found = try dequeue() } catch { try fail(request().refusal(error, of: list)) }
        return try view(found, for: type, request(), orElse: fail)
    }

    /// What a list gives under an identifier, as a view of a class; nil where it has nothing registered.
    @inlinable static func answer<Found: AnyObject, Failure: Error>(
        _ request: @autoclosure () -> ReuseRequest, for type: View.Type, of list: AnyObject,
        _ dequeue: () throws(ListRefusal) -> Found?, orElse fail: (ReuseFailure) throws(Failure) -> Never
    ) throws(Failure) -> View? {
        let found: Found?
        do throws(ListRefusal) { found = try dequeue() } catch { try fail(request().refusal(error, of: list)) }
        guard let found else { return nil }
        return try view(found, for: type, request(), orElse: fail)
    }

    /// What a list gave, as a view of the class, and set up if it is given for the first time.
    //
    // The usual way ends by itself, and the cast sets up what it finds: one end for both would make each dequeue a tenth dearer.
    @inlinable @inline(__always) static func view<Found: AnyObject, Failure: Error>(
        _ found: Found, for type: View.Type, _ request: @autoclosure () -> ReuseRequest,
        orElse fail: (ReuseFailure) throws(Failure) -> Never
    ) throws(Failure) -> View {
        if ObjectIdentifier(Swift.type(of: found)) != ObjectIdentifier(type) { return try request().cast(found, orElse: fail) }
        if !PlatformNibs.isSetUp(found) { NibSetUp.performFirst(on: found) }
        return unsafeDowncast(found, to: View.self)
    }

    @usableFromInline @inline(never) func cast<Failure: Error>(
        _ found: AnyObject, orElse fail: (ReuseFailure) throws(Failure) -> Never
    ) throws(Failure) -> View {
        guard let view = ClassAncestry.cast(found, to: type) else { try fail(mismatch(found)) }
        if !PlatformNibs.isSetUp(found) { NibSetUp.performFirst(on: found) }
        return view
    }

    private func mismatch(_ found: AnyObject) -> ReuseFailure {
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
    init(_ type: View.Type, part: ReuseFailure.Part) {
        self.init(type: type, identifier: type.reuseIdentifier, part: part)
    }
}
