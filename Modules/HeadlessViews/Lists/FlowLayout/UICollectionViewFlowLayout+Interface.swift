extension UICollectionViewFlowLayout {
    func decodeFlowLayout(_ decoder: InterfaceDecoder) {
        decodeSizes(decoder)
        if let spacing = decoder.number(.minimumLineSpacing) { minimumLineSpacing = spacing }
        if let spacing = decoder.number(.minimumInteritemSpacing) { minimumInteritemSpacing = spacing }
        if let insets = decoder.edgeInsets(.sectionInset) { sectionInset = insets }
        if let direction = decoder.choice(.scrollDirection, UICollectionView.ScrollDirection.self) { scrollDirection = direction }
        if let reference = decoder.choice(.sectionInsetReference, SectionInsetReference.self) { sectionInsetReference = reference }
        if let pins = decoder.boolean(.sectionHeadersPinToVisibleBounds) { sectionHeadersPinToVisibleBounds = pins }
        if let pins = decoder.boolean(.sectionFootersPinToVisibleBounds) { sectionFootersPinToVisibleBounds = pins }
    }

    private func decodeSizes(_ decoder: InterfaceDecoder) {
        if let size = decoder.size(.itemSize) { itemSize = size }
        if let size = decoder.size(.headerReferenceSize) { headerReferenceSize = size }
        if let size = decoder.size(.footerReferenceSize) { footerReferenceSize = size }
        if decoder.boolean(.automaticEstimatedItemSize) == true {
            estimatedItemSize = Self.automaticSize
        } else if let size = decoder.size(.estimatedItemSize) {
            estimatedItemSize = size
        }
    }

    static let flowLayoutKeys = UICollectionViewLayout.keyedProperties.adding([
        "minimumLineSpacing": KeyedProperty(\UICollectionViewFlowLayout.minimumLineSpacing),
        "minimumInteritemSpacing": KeyedProperty(\UICollectionViewFlowLayout.minimumInteritemSpacing),
        "itemSize": KeyedProperty(\UICollectionViewFlowLayout.itemSize),
        "estimatedItemSize": KeyedProperty(\UICollectionViewFlowLayout.estimatedItemSize),
        "headerReferenceSize": KeyedProperty(\UICollectionViewFlowLayout.headerReferenceSize),
        "footerReferenceSize": KeyedProperty(\UICollectionViewFlowLayout.footerReferenceSize),
        "sectionInset": KeyedProperty(\UICollectionViewFlowLayout.sectionInset),
        "sectionHeadersPinToVisibleBounds": KeyedProperty(\UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds),
        "sectionFootersPinToVisibleBounds": KeyedProperty(\UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds),
    ])
}

extension UICollectionView.ScrollDirection: InterfaceChoice {
    static let interfaceNames: InterfaceNames<Self> = ["vertical": .vertical, "horizontal": .horizontal]
}

extension UICollectionViewFlowLayout.SectionInsetReference: InterfaceChoice {
    static let interfaceNames: InterfaceNames<Self> = [
        "contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
    ]
}
