extension UICollectionViewCell {
    func decodeCell(_ decoder: InterfaceDecoder) {
        if let view = decoder.object(.contentView, as: UIView.self) { adoptContentView(view) }
        if let view = decoder.object(.backgroundView, as: UIView.self) { backgroundView = view }
        if let view = decoder.object(.selectedBackgroundView, as: UIView.self) { selectedBackgroundView = view }
        drawnSize = decoder.size(.customSize)
    }

    static let collectionViewCellKeys = UICollectionReusableView.keyedProperties.adding([
        "contentView": KeyedProperty(reading: \UICollectionViewCell.contentView),
        "backgroundView": KeyedProperty(\UICollectionViewCell.backgroundView),
        "selectedBackgroundView": KeyedProperty(\UICollectionViewCell.selectedBackgroundView),
        "selected": KeyedProperty(\UICollectionViewCell.isSelected),
        "isSelected": KeyedProperty(\UICollectionViewCell.isSelected),
        "highlighted": KeyedProperty(\UICollectionViewCell.isHighlighted),
        "isHighlighted": KeyedProperty(\UICollectionViewCell.isHighlighted),
    ])
}
