extension UITableView {
    /// Reads what Interface Builder writes of a table, with the rows and prototypes that are drawn in it.
    func decodeTableView(_ decoder: InterfaceDecoder) {
        if let style = decoder.choice(.style, Style.self) { self.style = style }
        decodeHeights(decoder)
        decodeSeparators(decoder)
        decodeSelection(decoder)
        decodeIndex(decoder)
        decodeLayout(decoder)
        decodeViews(decoder)
        decodeStaticContent(decoder)
        decodePrototypes(decoder)
    }

    private func decodeHeights(_ decoder: InterfaceDecoder) {
        if let height = decoder.number(.rowHeight) { rowHeight = height }
        if let height = decoder.number(.sectionHeaderHeight) { sectionHeaderHeight = height }
        if let height = decoder.number(.sectionFooterHeight) { sectionFooterHeight = height }
        if let height = decoder.number(.estimatedRowHeight) { estimatedRowHeight = height }
        if let height = decoder.number(.estimatedSectionHeaderHeight) { estimatedSectionHeaderHeight = height }
        if let height = decoder.number(.estimatedSectionFooterHeight) { estimatedSectionFooterHeight = height }
        if let height = decoder.number(.sectionHeaderTopPadding) { sectionHeaderTopPadding = height }
        if let height = decoder.number(.fillerRowHeight) { fillerRowHeight = height }
    }

    private func decodeSeparators(_ decoder: InterfaceDecoder) {
        if let style = decoder.choice(.separatorStyle, UITableViewCell.SeparatorStyle.self) { separatorStyle = style }
        if let insets = decoder.edgeInsets(.separatorInset) { separatorInset = insets }
        if let reference = decoder.choice(.separatorInsetReference, SeparatorInsetReference.self) {
            separatorInsetReference = reference
        }
        decoder.color(.separatorColor) { separatorColor = $0 }
    }

    private func decodeSelection(_ decoder: InterfaceDecoder) {
        if let value = decoder.boolean(.allowsSelection) { allowsSelection = value }
        if let value = decoder.boolean(.allowsSelectionDuringEditing) { allowsSelectionDuringEditing = value }
        if let value = decoder.boolean(.allowsMultipleSelection) { allowsMultipleSelection = value }
        if let value = decoder.boolean(.allowsMultipleSelectionDuringEditing) { allowsMultipleSelectionDuringEditing = value }
        if let value = decoder.boolean(.selectionFollowsFocus) { selectionFollowsFocus = value }
        if let value = decoder.boolean(.remembersLastFocusedIndexPath) { remembersLastFocusedIndexPath = value }
        if let value = decoder.boolean(.dragInteractionEnabled) { dragInteractionEnabled = value }
        if let value = decoder.boolean(.prefetchingEnabled) { isPrefetchingEnabled = value }
        // "Show selection on touch" is this: a touch that is not delayed highlights its row at once.
        if let value = decoder.boolean(.showsSelectionImmediatelyOnTouchBegin) { delaysContentTouches = !value }
    }

    private func decodeIndex(_ decoder: InterfaceDecoder) {
        if let count = decoder.integer(.sectionIndexMinimumDisplayRowCount) { sectionIndexMinimumDisplayRowCount = count }
        decoder.color(.sectionIndexBackgroundColor) { sectionIndexBackgroundColor = $0 }
    }

    private func decodeLayout(_ decoder: InterfaceDecoder) {
        if let value = decoder.boolean(.contentViewInsetsToSafeArea) { insetsContentViewsToSafeArea = value }
        if let value = decoder.boolean(.layoutMarginsFollowReadableWidth) { cellLayoutMarginsFollowReadableWidth = value }
    }

    private func decodeViews(_ decoder: InterfaceDecoder) {
        if let view = decoder.object(.backgroundView, as: UIView.self) { backgroundView = view }
        if let view = decoder.object(.tableHeaderView, as: UIView.self) { tableHeaderView = view }
        if let view = decoder.object(.tableFooterView, as: UIView.self) { tableFooterView = view }
    }

    static let tableViewKeys = UIScrollView.keyedProperties.adding([
        "delegate": KeyedProperty(\UITableView.delegate),
        "dataSource": KeyedProperty(\UITableView.dataSource),
        "rowHeight": KeyedProperty(\UITableView.rowHeight),
        "sectionHeaderHeight": KeyedProperty(\UITableView.sectionHeaderHeight),
        "sectionFooterHeight": KeyedProperty(\UITableView.sectionFooterHeight),
        "estimatedRowHeight": KeyedProperty(\UITableView.estimatedRowHeight),
        "estimatedSectionHeaderHeight": KeyedProperty(\UITableView.estimatedSectionHeaderHeight),
        "estimatedSectionFooterHeight": KeyedProperty(\UITableView.estimatedSectionFooterHeight),
        "sectionHeaderTopPadding": KeyedProperty(\UITableView.sectionHeaderTopPadding),
        "fillerRowHeight": KeyedProperty(\UITableView.fillerRowHeight),
        "separatorColor": KeyedProperty(\UITableView.separatorColor),
        "separatorInset": KeyedProperty(\UITableView.separatorInset),
        "cellLayoutMarginsFollowReadableWidth": KeyedProperty(\UITableView.cellLayoutMarginsFollowReadableWidth),
        "insetsContentViewsToSafeArea": KeyedProperty(\UITableView.insetsContentViewsToSafeArea),
        "tableHeaderView": KeyedProperty(\UITableView.tableHeaderView),
        "tableFooterView": KeyedProperty(\UITableView.tableFooterView),
        "backgroundView": KeyedProperty(\UITableView.backgroundView),
        "allowsSelection": KeyedProperty(\UITableView.allowsSelection),
        "allowsSelectionDuringEditing": KeyedProperty(\UITableView.allowsSelectionDuringEditing),
        "allowsMultipleSelection": KeyedProperty(\UITableView.allowsMultipleSelection),
        "allowsMultipleSelectionDuringEditing": KeyedProperty(\UITableView.allowsMultipleSelectionDuringEditing),
        "sectionIndexMinimumDisplayRowCount": KeyedProperty(\UITableView.sectionIndexMinimumDisplayRowCount),
        "sectionIndexColor": KeyedProperty(\UITableView.sectionIndexColor),
        "sectionIndexBackgroundColor": KeyedProperty(\UITableView.sectionIndexBackgroundColor),
        "sectionIndexTrackingBackgroundColor": KeyedProperty(\UITableView.sectionIndexTrackingBackgroundColor),
    ])
}

extension UITableView.Style: InterfaceChoice {
    static let interfaceNames: InterfaceNames<Self> = ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]
}

extension UITableView.SeparatorInsetReference: InterfaceChoice {
    static let interfaceNames: InterfaceNames<Self> = [
        "fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets, "cellEdges": .fromCellEdges,
        "automaticInsets": .fromAutomaticInsets,
    ]
}
