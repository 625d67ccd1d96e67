/// The identifiers that classes have by default, each made once.
@MainActor @usableFromInline enum ReuseIdentifiers {
    // They are read with every dequeue, on the main actor, and written in a step of their own: to watch over that would cost as much as
    // the rest. None at first, so that nothing has to ask whether they are made yet.
    @exclusivity(unchecked) @usableFromInline private(set) static var ofClasses: ClassTable?
    @exclusivity(unchecked) @usableFromInline private(set) static var ofTokens: ClassTable?

    /// The identifier of a class by itself.
    @inlinable static func ofClass(_ type: AnyClass) -> String { ofClasses?[type] ?? makeForClass(type) }

    /// The identifier of a token that is given none: that in its nib, or in the class's, else the class's own.
    @inlinable static func ofToken(for type: AnyClass, _ nib: TokenNib?) -> String {
        if nib == nil, let known = ofTokens?[type] { return known }
        return makeForToken(type, nib)
    }

    // Apart from the short way, so that this stays short.

    @usableFromInline @inline(never) static func makeForClass(_ type: AnyClass) -> String {
        let identifier = (type as? any ViewHosting.Type)?.identifier ?? String(describing: type)
        var table = ofClasses ?? ClassTable()
        table.insert(identifier, for: type)
        ofClasses = table
        return identifier
    }

    @usableFromInline @inline(never) static func makeForToken(_ type: AnyClass, _ nib: TokenNib?) -> String {
        if let nib { return nib.identifier ?? ownIdentifier(of: type) }
        let identifier = TokenNib.identifier(in: try? ReuseSource.nib(of: type)) ?? ownIdentifier(of: type)
        var table = ofTokens ?? ClassTable()
        table.insert(identifier, for: type)
        ofTokens = table
        return identifier
    }

    private static func ownIdentifier(of type: AnyClass) -> String {
        (type as? any Reusable.Type)?.reuseIdentifier ?? TypeName(type).leaf
    }
}

extension ViewHosting {
    fileprivate static var identifier: String { "\(TypeName(self).leaf)<\(TypeName(HostedView.self).full)>" }
}
