/// A part of a list of UIKit's that a class is for.
enum ListPart: Hashable, Sendable {
    case tableCell
    case headerOrFooter
    case collectionCell
    case supplementaryView

    /// The parts that a class is for; none for one that is no view of a list.
    static func parts(of type: AnyClass) -> [ListPart] {
        if type is UITableViewCell.Type { return [.tableCell] }
        if type is UITableViewHeaderFooterView.Type { return [.headerOrFooter] }
        if type is UICollectionViewCell.Type { return [.collectionCell] }
        return type is UICollectionReusableView.Type ? [.supplementaryView] : []
    }

    /// What UIKit's users call several of the part.
    var plural: String {
        switch self {
        case .tableCell: "cells of tables"
        case .headerOrFooter: "headers and footers of tables"
        case .collectionCell: "cells of collection views"
        case .supplementaryView: "supplementary views"
        }
    }
}
