/// Whatever delivers lists of items over time.
///
/// An observable of another library becomes one in a few lines:
///
///     extension Observable: ItemSource where Element: Sequence {
///         public func deliver(to receive: @escaping (Element) -> Void) -> any Disposable { bind(onNext: receive) }
///     }
@preconcurrency @MainActor public protocol ItemSource<Items> {
    /// A list of items.
    associatedtype Items: Sequence
    /// What ends the delivery.
    associatedtype Subscription

    /// Calls a function with each list of items, on the main actor.
    func deliver(to receive: @escaping (Items) -> Void) -> Subscription
}

extension ItemSource {
    /// Binds the source to what shows its items.
    ///
    ///     posters.bind(to: tableView.items(PosterCell.self)) { row, poster, cell in cell.show(poster) }
    public func bind<Argument, Result>(
        to binder: (Self) -> (Argument) -> Result, curriedArgument argument: Argument
    ) -> Result {
        binder(self)(argument)
    }
}
