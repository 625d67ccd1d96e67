/// A class of headers, footers or supplementary views bound to the identifier and the nib that lists have it by.
///
///     static let heading = ReusableView<HeadingView>()
///
///     tableView.register(heading)                                    // a table's headers and footers
///     collectionView.register(heading, kind: .header)                // a collection view's
@frozen public struct ReusableView<View: AnyObject>: Sendable {
    @usableFromInline let token: ReuseToken<View>

    /// Binds a class to an identifier and a nib.
    ///
    /// - Parameters:
    ///   - identifier: By default the one in the nib if there is one, else that of a ``Reusable`` class, else the class's name: the
    ///     same at each launch. One that is given comes before the nib's, and where the two differ, registering fails.
    ///   - nib: The nib; for nil that of a ``NibLoadable`` class. It is made when it is first needed.
    public init(identifier: String? = nil, nib: @autoclosure @escaping @MainActor @Sendable () -> UINib?) {
        token = ReuseToken(given: identifier, nib: TokenNib(make: nib), setUp: nil)
    }

    /// Binds a class to an identifier, and to the nib of the class if it has one.
    @inlinable public init(identifier: String? = nil) {
        token = ReuseToken(given: identifier, nib: nil, setUp: nil)
    }

    /// Binds a class to an identifier and a nib of the main bundle.
    public init(identifier: String? = nil, nibName: String) {
        self.init(identifier: identifier, nib: UINib(nibName: nibName, bundle: nil))
    }

    /// The identifier under which lists register and dequeue the views.
    @inlinable @preconcurrency @MainActor public var identifier: String { token.identifier }

    /// The nib that the views come from; nil for views of code.
    @preconcurrency @MainActor public var nib: UINib? { token.foundNib }
}

extension ReusableView where View: ViewHosting {
    /// Binds a class of hosts to an identifier and to what is hosted.
    @inlinable public init(identifier: String? = nil, hosting content: HostedContent<View.HostedView>) {
        token = ReuseToken(given: identifier, nib: nil) { $0.host(content) }
    }
}
