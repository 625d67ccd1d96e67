/// What tokens of cells and of other views have in common.
@frozen @usableFromInline struct ReuseToken<View: AnyObject>: Sendable {
    @usableFromInline let identity: TokenIdentity
    /// What is done with a view that a list gives, before the caller gets it.
    @usableFromInline let setUp: (@MainActor @Sendable (View) -> Void)?

    init(identifier: String?, nib: @escaping @MainActor @Sendable () -> UINib?) {
        identity = TokenIdentity(type: View.self, given: identifier, makeNib: nib)
        setUp = nil
    }

    init(identifier: String?, hosting content: HostedContent<View.HostedView>) where View: ViewHosting {
        identity = TokenIdentity(type: View.self, given: identifier) { nil }
        setUp = { $0.hosting.adopt(content, in: $0.contentView) }
    }

    @inlinable @MainActor func request(for part: ReuseFailure.Part) -> ReuseRequest<View> {
        ReuseRequest(type: View.self, identifier: identity.identifier, part: part)
    }

    @inlinable @MainActor func ready(_ view: View) -> View {
        setUp?(view)
        return view
    }

    /// Has a list make the token's views, unless the identifier in the nib is another than the given one.
    @MainActor func register(
        in list: AnyObject, as part: ReuseFailure.Part, _ register: (ReuseSource, String) -> Void
    ) throws(ReuseFailure) {
        try identity.checkNib(for: part)
        try request(for: part).register(in: list, nib: identity.nib, register)
    }
}
