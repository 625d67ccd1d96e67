// The binders are functions of functions, so that `bind(to:)` of a reactive library takes them as they are:
//
//     posters.bind(to: tableView.items(PosterCell.self)) { row, poster, cell in cell.show(poster) }
//
// A binder keeps nothing alive, and nothing but the list keeps the function that shows an item.

extension ItemList {
    /// A binder that shows each list of items that a source delivers in cells of a class.
    public func items<Source: ItemSource, Cell: Reusable & ListCell>(
        _ cellType: Cell.Type
    ) -> (Source) -> (@escaping (Int, Source.Items.Element, Cell) -> Void) -> Source.Subscription
    where Cell.CellBase == CellBase {
        items(cellType) { (source: Source, receive) in source.deliver(to: receive) }
    }

    /// A binder that shows each list of items that a source delivers in cells of a token.
    public func items<Source: ItemSource, Cell>(
        _ cell: ReusableCell<Cell>
    ) -> (Source) -> (@escaping (Int, Source.Items.Element, Cell) -> Void) -> Source.Subscription
    where Cell.CellBase == CellBase {
        items(cell) { (source: Source, receive) in source.deliver(to: receive) }
    }

    /// A binder for a source of any type, with the function that subscribes to it.
    ///
    ///     posters.bind(to: tableView.items(PosterCell.self, subscribe: { $0.bind(onNext: $1) })) { row, poster, cell in … }
    public func items<Source, Items: Sequence, Cell: Reusable & ListCell, Subscription>(
        _ cellType: Cell.Type, subscribe: @escaping (Source, @escaping (Items) -> Void) -> Subscription
    ) -> (Source) -> (@escaping (Int, Items.Element, Cell) -> Void) -> Subscription where Cell.CellBase == CellBase {
        { [weak self] source in
            { configure in subscribe(source) { items in self?.items(cellType, configure: configure)(items) } }
        }
    }

    /// A binder for a source of any type, with the function that subscribes to it, in cells of a token.
    public func items<Source, Items: Sequence, Cell, Subscription>(
        _ cell: ReusableCell<Cell>, subscribe: @escaping (Source, @escaping (Items) -> Void) -> Subscription
    ) -> (Source) -> (@escaping (Int, Items.Element, Cell) -> Void) -> Subscription where Cell.CellBase == CellBase {
        { [weak self] source in
            { configure in subscribe(source) { items in self?.items(cell, configure: configure)(items) } }
        }
    }

    /// A function that shows a list of items in cells of a class.
    ///
    ///     let show = tableView.items(PosterCell.self) { row, poster, cell in cell.show(poster) }
    ///     for await posters in feed { show(posters) }
    public func items<Items: Sequence, Cell: Reusable & ListCell>(
        _ cellType: Cell.Type, configure: @escaping (Int, Items.Element, Cell) -> Void
    ) -> (Items) -> Void where Cell.CellBase == CellBase {
        showing(configure) { list, indexPath in list.dequeueReusableCell(for: indexPath, cellType: cellType) }
    }

    /// A function that shows a list of items in cells of a token.
    public func items<Items: Sequence, Cell>(
        _ cell: ReusableCell<Cell>, configure: @escaping (Int, Items.Element, Cell) -> Void
    ) -> (Items) -> Void where Cell.CellBase == CellBase {
        showing(configure) { list, indexPath in list.dequeue(cell, for: indexPath) }
    }

    private func showing<Items: Sequence, Cell: ListCell>(
        _ configure: @escaping (Int, Items.Element, Cell) -> Void, dequeue: @escaping (Self, IndexPath) -> Cell
    ) -> (Items) -> Void where Cell.CellBase == CellBase {
        { [weak self] items in
            guard let self else { return }
            let items = Array(items)
            // The list alone has the closure and calls it, so the list is there when it runs.
            showItems(items.count) { [unowned self] indexPath in
                let cell = dequeue(self, indexPath)
                configure(indexPath.item, items[indexPath.item], cell)
                // The list gave it as one of these a moment ago.
                return unsafeDowncast(cell, to: CellBase.self)
            }
        }
    }
}
