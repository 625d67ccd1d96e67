#if canImport(Combine)
    import Combine

    /// The lists of items that a publisher delivers, on the main thread.
    ///
    /// The subscription ends when it is cancelled or let go.
    public struct PublishedItems<Base: Publisher>: ItemSource where Base.Output: Sequence, Base.Failure == Never {
        let base: Base

        /// Delivers the items of a publisher.
        public init(_ base: Base) { self.base = base }

        /// Calls a function with each list that the publisher delivers.
        public func deliver(to receive: @escaping (Base.Output) -> Void) -> AnyCancellable {
            base.sink { receive($0) }
        }
    }

    extension Publisher where Output: Sequence, Failure == Never {
        /// Binds the publisher to what shows its items.
        ///
        ///     $posters.bind(to: tableView.items(PosterCell.self)) { row, poster, cell in cell.show(poster) }.store(in: &bindings)
        @MainActor public func bind<Argument, Result>(
            to binder: (PublishedItems<Self>) -> (Argument) -> Result, curriedArgument argument: Argument
        ) -> Result {
            binder(PublishedItems(self))(argument)
        }
    }
#endif
