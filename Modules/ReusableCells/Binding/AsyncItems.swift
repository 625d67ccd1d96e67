/// The lists of items that an asynchronous sequence delivers.
///
/// The subscription is the task that awaits them: cancel it to end the delivery. It also ends with the sequence, and its value is what the
/// sequence threw, if it did.
public struct AsyncItems<Base: AsyncSequence & Sendable>: ItemSource where Base.Element: Sequence & Sendable {
    let base: Base

    /// Delivers the items of a sequence.
    public init(_ base: Base) { self.base = base }

    /// Calls a function with each list that the sequence delivers.
    public func deliver(to receive: @escaping (Base.Element) -> Void) -> Task<Void, any Error> {
        let base = base
        return Task {
            for try await items in base {
                try Task.checkCancellation()
                receive(items)
            }
        }
    }
}

extension AsyncSequence where Self: Sendable, Element: Sequence & Sendable {
    /// Binds the sequence to what shows its items.
    ///
    ///     let binding = posters.bind(to: tableView.items(PosterCell.self)) { row, poster, cell in cell.show(poster) }
    ///     binding.cancel()
    @discardableResult
    @MainActor public func bind<Argument, Result>(
        to binder: (AsyncItems<Self>) -> (Argument) -> Result, curriedArgument argument: Argument
    ) -> Result {
        binder(AsyncItems(self))(argument)
    }
}
