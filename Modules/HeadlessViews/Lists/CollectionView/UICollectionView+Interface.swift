extension UICollectionView {
    /// Reads what Interface Builder writes of a collection view, with the cells and section views that are drawn in it.
    func decodeCollectionView(_ decoder: InterfaceDecoder) {
        if let layout = decoder.object(.collectionViewLayout, as: UICollectionViewLayout.self) { currentLayout = layout }
        if let view = decoder.object(.backgroundView, as: UIView.self) { backgroundView = view }
        if let value = decoder.boolean(.allowsSelection) { allowsSelection = value }
        if let value = decoder.boolean(.allowsMultipleSelection) { allowsMultipleSelection = value }
        if let value = decoder.boolean(.allowsSelectionDuringEditing) { allowsSelectionDuringEditing = value }
        if let value = decoder.boolean(.allowsMultipleSelectionDuringEditing) { allowsMultipleSelectionDuringEditing = value }
        if let value = decoder.boolean(.prefetchingEnabled) { isPrefetchingEnabled = value }
        if let value = decoder.boolean(.selectionFollowsFocus) { selectionFollowsFocus = value }
        if let value = decoder.boolean(.remembersLastFocusedIndexPath) { remembersLastFocusedIndexPath = value }
        if let value = decoder.boolean(.dragInteractionEnabled) { dragInteractionEnabled = value }
        decodePrototypes(decoder)
    }

    static let collectionViewKeys = UIScrollView.keyedProperties.adding([
        "delegate": KeyedProperty(\UICollectionView.delegate),
        "dataSource": KeyedProperty(\UICollectionView.dataSource),
        "prefetchDataSource": KeyedProperty(\UICollectionView.prefetchDataSource),
        "collectionViewLayout": KeyedProperty(\UICollectionView.collectionViewLayout),
        "backgroundView": KeyedProperty(\UICollectionView.backgroundView),
        "allowsSelection": KeyedProperty(\UICollectionView.allowsSelection),
        "allowsMultipleSelection": KeyedProperty(\UICollectionView.allowsMultipleSelection),
        "allowsSelectionDuringEditing": KeyedProperty(\UICollectionView.allowsSelectionDuringEditing),
        "allowsMultipleSelectionDuringEditing": KeyedProperty(\UICollectionView.allowsMultipleSelectionDuringEditing),
        "prefetchingEnabled": KeyedProperty(\UICollectionView.isPrefetchingEnabled),
        "isPrefetchingEnabled": KeyedProperty(\UICollectionView.isPrefetchingEnabled),
    ])
}
