import InterfaceDocuments

extension UITableViewCell {
    /// Reads what Interface Builder writes of a table's cell.
    func decodeCell(_ decoder: InterfaceDecoder) {
        if let view = decoder.object(.contentView, as: UIView.self) { adoptContentView(view) }
        reuseIdentifier = decoder[.reuseIdentifier]?.string
        decodeStyle(decoder)
        decodeSelection(decoder)
        decodeAccessories(decoder)
        decodeLayout(decoder)
        decodeConfiguration(decoder)
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
        if let hides = decoder.boolean(.hidesAccessoryWhenEditing) { hidesAccessoryWhenEditing = hides }
        if let shows = decoder.boolean(.showsReorderControl) { showsReorderControl = shows }
        if let indents = decoder.boolean(.shouldIndentWhileEditing) { shouldIndentWhileEditing = indents }
    }

    private func decodeLayout(_ decoder: InterfaceDecoder) {
        // The height of a prototype's or static cell's row, which the cell itself has in its frame.
        drawnHeight = decoder.number(.rowHeight) ?? (bounds.height > 0 ? bounds.height : nil)
        if let level = decoder.integer(.indentationLevel) { indentationLevel = level }
        if let width = decoder.number(.indentationWidth) { indentationWidth = width }
        if let insets = decoder.edgeInsets(.separatorInset) { separatorInset = insets }
    }

    private func decodeConfiguration(_ decoder: InterfaceDecoder) {
        guard let child = decoder.decoder(.contentConfiguration), child.element.word == .listContentConfiguration else { return }
        var content = defaultContentConfiguration()
        content.text = child.string(.text)
        content.secondaryText = child.string(.secondaryText)
        if let image = child.image(.image) { content.image = image }
        contentConfiguration = content
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
    static let interfaceNames: InterfaceNames<Self> = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
}

extension UITableViewCell.SelectionStyle: InterfaceChoice {
    static let interfaceNames: InterfaceNames<Self> = ["none": .none, "blue": .blue, "gray": .gray, "default": .default]
}

extension UITableViewCell.AccessoryType: InterfaceChoice {
    static let interfaceNames: InterfaceNames<Self> = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]
}

extension UITableViewCell.SeparatorStyle: InterfaceChoice {
    static let interfaceNames: InterfaceNames<Self> = [
        "none": .none, "singleLine": .singleLine, "singleLineEtched": .singleLineEtched, "default": .singleLine,
    ]
}
