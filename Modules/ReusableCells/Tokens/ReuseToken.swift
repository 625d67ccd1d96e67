/// What tokens of cells and of other views have in common.
///
/// Without a nib of its own it holds nothing that has to be made, so that a constant of it costs no more than one of a string.
@frozen @usableFromInline struct ReuseToken<View: AnyObject>: Sendable {
    @usableFromInline let given: String?
    @usableFromInline let nib: TokenNib?
    /// What is done with a view that a list gives, before the caller gets it.
    @usableFromInline let setUp: (@MainActor @Sendable (View) -> Void)?

    @inlinable init(given: String?, nib: TokenNib?, setUp: (@MainActor @Sendable (View) -> Void)?) {
        self.given = given
        self.nib = nib
        self.setUp = setUp
    }

    @inlinable @MainActor var identifier: String {
        @inline(__always) get { given ?? ReuseIdentifiers.ofToken(for: View.self, nib) }
    }

    /// The nib that the token was made with, else the class's.
    @MainActor var foundNib: UINib? { nib?.nib ?? (try? ReuseSource.nib(of: View.self)) }

    @inlinable @MainActor func ready(_ view: View) -> View {
        setUp?(view)
        return view
    }

    /// Has a list make the token's views, unless the identifier in the nib is another than the given one.
    @MainActor func register(in list: AnyObject, as part: ReuseFailure.Part, _ register: (ReuseSource, String) -> Void)
        throws(ReuseFailure)
    {
        if let given, let inNib = TokenNib.identifier(in: foundNib), inNib != given {
            throw .identifierConflict(wanted: TypeName(View.self), identifier: given, inNib: inNib, part: part)
        }
        try ReuseRequest(type: View.self, identifier: identifier, part: part).register(in: list, nib: nib?.nib, register)
    }
}
