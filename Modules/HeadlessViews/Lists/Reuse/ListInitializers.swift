import ObjectRuntime

/// How lists make views of classes that are registered with them, whose initializers are not `required`.
@MainActor enum ListInitializers {
    private static let tableCell: DesignatedInitializer<UITableViewCell, (UITableViewCell.CellStyle, String?)> =
        ObjectInitializers.initializer(UITableViewCell.self, ordinal: 0)
    private static let headerFooter: DesignatedInitializer<UITableViewHeaderFooterView, String?> =
        ObjectInitializers.initializer(UITableViewHeaderFooterView.self, ordinal: 0)
    private static let view: DesignatedInitializer<UIView, CGRect> = ObjectInitializers.initializer(UIView.self, ordinal: 0)

    /// Makes a table's cell by `init(style:reuseIdentifier:)`; a class that wants another style overrides it. `A14` `A17`
    static func makeTableCell(_ type: UITableViewCell.Type, identifier: String) -> UITableViewCell {
        tableCell(type, .default, identifier)
    }

    /// Makes a header or footer by `init(reuseIdentifier:)`. `A16`
    static func makeHeaderFooter(_ type: UITableViewHeaderFooterView.Type, identifier: String) -> UITableViewHeaderFooterView {
        headerFooter(type, identifier)
    }

    /// Makes a collection view's cell or other view by `init(frame:)`. `A15`
    static func makeReusableView<View: UICollectionReusableView>(_ type: View.Type, frame: CGRect) -> View {
        unsafeDowncast(view(type, frame), to: View.self)
    }
}
