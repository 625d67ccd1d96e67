// The names of Reusable up to version 3, which muukii/Reusable and the article of January 2016 have too.

extension CellList {
    /// Registers a class of cells.
    @available(*, deprecated, renamed: "register(cellType:)")
    public func registerReusableCell<Cell: Reusable & ListCell>(_ cellType: Cell.Type) where Cell.CellBase == CellBase {
        register(cellType: cellType)
    }

    /// A cell of a class for an index path.
    @available(*, deprecated, renamed: "dequeueReusableCell(for:cellType:)")
    public func dequeueReusableCell<Cell: Reusable & ListCell>(
        indexPath: IndexPath, cellType: Cell.Type = Cell.self
    ) -> Cell where Cell.CellBase == CellBase {
        dequeueReusableCell(for: indexPath, cellType: cellType)
    }
}

extension SectionViewList {
    /// Registers a class of headers and footers.
    @available(*, deprecated, renamed: "register(headerFooterViewType:)")
    public func registerReusableHeaderFooterView<View: Reusable & ListSectionView>(
        _ viewType: View.Type
    ) where View.SectionViewBase == SectionViewBase {
        register(headerFooterViewType: viewType)
    }
}

extension SupplementaryViewList {
    /// Registers a class of views of a kind.
    @available(*, deprecated, message: "Use register(supplementaryViewType:ofKind:)")
    public func registerReusableSupplementaryView<View: Reusable & ListSupplementaryView>(
        _ elementKind: String, viewType: View.Type
    ) where View.SupplementaryViewBase == SupplementaryViewBase {
        register(supplementaryViewType: viewType, ofKind: elementKind)
    }

    /// Registers a class of views of a kind.
    @available(*, deprecated, message: "Use register(supplementaryViewType:ofKind:)")
    public func registerReusableSupplementaryView<View: Reusable & ListSupplementaryView>(
        _ elementKind: String, _ viewType: View.Type
    ) where View.SupplementaryViewBase == SupplementaryViewBase {
        register(supplementaryViewType: viewType, ofKind: elementKind)
    }

    /// A view of a class and a kind for an index path.
    @available(*, deprecated, renamed: "dequeueReusableSupplementaryView(ofKind:for:viewType:)")
    public func dequeueReusableSupplementaryView<View: Reusable & ListSupplementaryView>(
        _ elementKind: String, indexPath: IndexPath, viewType: View.Type = View.self
    ) -> View where View.SupplementaryViewBase == SupplementaryViewBase {
        dequeueReusableSupplementaryView(ofKind: elementKind, for: indexPath, viewType: viewType)
    }
}
