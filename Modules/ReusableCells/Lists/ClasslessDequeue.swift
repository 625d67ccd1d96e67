// A dequeue that leaves open of which class the view is cannot compile. Lists of UIKit's have other methods of the same base names,
// and among those the compiler finds no words for what is missing, so these have them.

extension CellList {
    /// A cell of no class in particular, which cannot be asked for.
    @available(*, unavailable, message: "Name the cell's class: let cell: SomeCell = …, or cellType: SomeCell.self")
    public func dequeueReusableCell(for indexPath: IndexPath) -> CellBase {
        fatalError("The class of the cell must be named.")
    }
}

extension SectionViewList {
    /// A header or footer of no class in particular, which cannot be asked for.
    @available(*, unavailable, message: "Name the view's class: let header: SomeHeader? = …, or (SomeHeader.self)")
    public func dequeueReusableHeaderFooterView() -> SectionViewBase? {
        fatalError("The class of the header or footer must be named.")
    }
}

extension SupplementaryViewList {
    /// A supplementary view of no class in particular, which cannot be asked for.
    @available(*, unavailable, message: "Name the view's class: let view: SomeView = …, or viewType: SomeView.self")
    public func dequeueReusableSupplementaryView(ofKind elementKind: String, for indexPath: IndexPath) -> SupplementaryViewBase {
        fatalError("The class of the supplementary view must be named.")
    }
}
