import InterfaceDocuments

extension UITableViewCell {
    /// Reads what Interface Builder writes of a table's cell.
    ///
    /// Two attributes stand for nothing that a cell has: `rowHeight` belongs to the table that the cell is drawn in, and
    /// `hidesAccessoryWhenEditing` to a property that UIKit gave up.
    func decodeCell(_ decoder: InterfaceDecoder) {
        if let view = decoder.object(.contentView, as: UIView.self) { adoptContentView(view) }
        reuseIdentifier = decoder[.reuseIdentifier]?.string
        decodeStyle(decoder)
        decodeSelection(decoder)
        decodeAccessories(decoder)
        decodeLayout(decoder)
    }

    /// The labels of a style are among the views in the content view, which are made by now.
    private func decodeStyle(_ decoder: InterfaceDecoder) {
        if let style = decoder.choice(.style, CellStyle.self) { self.style = style }
        ownTextLabel = part(.textLabel, decoder)
        ownDetailTextLabel = part(.detailTextLabel, decoder)
        ownImageView = part(.imageView, decoder)
    }

    private func part<View: UIView>(_ word: InterfaceWord, _ decoder: InterfaceDecoder) -> View? {
        decoder[word].flatMap { decoder.loading.object(withID: $0) as? View }
    }

    private func decodeSelection(_ decoder: InterfaceDecoder) {
        if let style = decoder.choice(.selectionStyle, SelectionStyle.self) { selectionStyle = style }
    }

    private func decodeAccessories(_ decoder: InterfaceDecoder) {
        if let type = decoder.choice(.accessoryType, AccessoryType.self) { accessoryType = type }
        if let type = decoder.choice(.editingAccessoryType, AccessoryType.self) { editingAccessoryType = type }
        if let shows = decoder.boolean(.showsReorderControl) { showsReorderControl = shows }
        if let indents = decoder.boolean(.shouldIndentWhileEditing) { shouldIndentWhileEditing = indents }
    }

    private func decodeLayout(_ decoder: InterfaceDecoder) {
        if let level = decoder.integer(.indentationLevel) { indentationLevel = level }
        if let width = decoder.number(.indentationWidth) { indentationWidth = width }
        if let insets = decoder.edgeInsets(.separatorInset) { separatorInset = insets }
    }

    static let tableViewCellKeys = UIView.keyedProperties.adding([
        "contentView": KeyedProperty(reading: \UITableViewCell.contentView),
        "textLabel": KeyedProperty(reading: \UITableViewCell.textLabel),
        "detailTextLabel": KeyedProperty(reading: \UITableViewCell.detailTextLabel),
        "imageView": KeyedProperty(reading: \UITableViewCell.imageView),
        "reuseIdentifier": KeyedProperty(reading: \UITableViewCell.reuseIdentifier),
        "backgroundView": KeyedProperty(\UITableViewCell.backgroundView),
        "selectedBackgroundView": KeyedProperty(\UITableViewCell.selectedBackgroundView),
        "multipleSelectionBackgroundView": KeyedProperty(\UITableViewCell.multipleSelectionBackgroundView),
        "accessoryView": KeyedProperty(\UITableViewCell.accessoryView),
        "editingAccessoryView": KeyedProperty(\UITableViewCell.editingAccessoryView),
        "selected": KeyedProperty(\UITableViewCell.isSelected),
        "isSelected": KeyedProperty(\UITableViewCell.isSelected),
        "highlighted": KeyedProperty(\UITableViewCell.isHighlighted),
        "isHighlighted": KeyedProperty(\UITableViewCell.isHighlighted),
        "editing": KeyedProperty(\UITableViewCell.isEditing),
        "isEditing": KeyedProperty(\UITableViewCell.isEditing),
        "indentationLevel": KeyedProperty(\UITableViewCell.indentationLevel),
        "indentationWidth": KeyedProperty(\UITableViewCell.indentationWidth),
        "separatorInset": KeyedProperty(\UITableViewCell.separatorInset),
        "showsReorderControl": KeyedProperty(\UITableViewCell.showsReorderControl),
        "shouldIndentWhileEditing": KeyedProperty(\UITableViewCell.shouldIndentWhileEditing),
    ])
}

extension UITableViewCell.CellStyle: InterfaceChoice {
    static let interfaceNames: [String: Self] = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
}

extension UITableViewCell.SelectionStyle: InterfaceChoice {
    static let interfaceNames: [String: Self] = ["none": .none, "blue": .blue, "gray": .gray, "default": .default]
}

extension UITableViewCell.AccessoryType: InterfaceChoice {
    static let interfaceNames: [String: Self] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]
}

extension UITableViewCell.SeparatorStyle: InterfaceChoice {
    static let interfaceNames: [String: Self] = [
        "none": .none, "singleLine": .singleLine, "singleLineEtched": .singleLineEtched, "default": .singleLine,
    ]
}
