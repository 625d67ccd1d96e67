import InterfaceDocuments

extension UINavigationItem {
    func decode(_ decoder: InterfaceDecoder?) {
        guard let decoder else { return }
        if let value = decoder.string(.title) { title = value }
        if let value = decoder.string(.prompt) { prompt = value }
        if let value = decoder.string(.backButtonTitle) { backButtonTitle = value }
        if let value = decoder.choice(.backButtonDisplayMode, BackButtonDisplayMode.self) { backButtonDisplayMode = value }
        if let value = decoder.choice(.largeTitleDisplayMode, LargeTitleDisplayMode.self) { largeTitleDisplayMode = value }
        if let value = decoder.boolean(.leftItemsSupplementBackButton) { leftItemsSupplementBackButton = value }
        if let value = decoder.boolean(.hidesSearchBarWhenScrolling) { hidesSearchBarWhenScrolling = value }
        if let view: UIView = decoder.object(.titleView) { titleView = view }
        decodeButtons(decoder)
        decoder.appearances(into: &appearances) { UINavigationBarAppearance() }
    }

    /// One item is written as the value of a property, several as a list.
    private func decodeButtons(_ decoder: InterfaceDecoder) {
        if let item: UIBarButtonItem = decoder.object(.leftBarButtonItem) { leftBarButtonItem = item }
        if let item: UIBarButtonItem = decoder.object(.rightBarButtonItem) { rightBarButtonItem = item }
        if let item: UIBarButtonItem = decoder.object(.backBarButtonItem) { backBarButtonItem = item }
        let left: [UIBarButtonItem] = decoder.objects(in: .leftBarButtonItems)
        if !left.isEmpty { leftBarButtonItems = left }
        let right: [UIBarButtonItem] = decoder.objects(in: .rightBarButtonItems)
        if !right.isEmpty { rightBarButtonItems = right }
    }

    static let navigationItemKeys = HeadlessObject.keyedProperties.adding([
        "title": KeyedProperty(\UINavigationItem.title), "prompt": KeyedProperty(\UINavigationItem.prompt),
        "titleView": KeyedProperty(\UINavigationItem.titleView),
        "backBarButtonItem": KeyedProperty(\UINavigationItem.backBarButtonItem),
        "backButtonTitle": KeyedProperty(\UINavigationItem.backButtonTitle),
        "leftBarButtonItem": KeyedProperty(\UINavigationItem.leftBarButtonItem),
        "rightBarButtonItem": KeyedProperty(\UINavigationItem.rightBarButtonItem),
        "leftBarButtonItems": KeyedProperty(\UINavigationItem.leftBarButtonItems),
        "rightBarButtonItems": KeyedProperty(\UINavigationItem.rightBarButtonItems),
        "hidesBackButton": KeyedProperty(\UINavigationItem.hidesBackButton),
        "leftItemsSupplementBackButton": KeyedProperty(\UINavigationItem.leftItemsSupplementBackButton),
    ])
}

extension UINavigationItem.LargeTitleDisplayMode: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UINavigationItem.LargeTitleDisplayMode> = [
        "automatic": .automatic, "always": .always, "never": .never, "inline": .inline,
    ]
}

extension UINavigationItem.BackButtonDisplayMode: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UINavigationItem.BackButtonDisplayMode> = [
        "default": .default, "generic": .generic, "minimal": .minimal,
    ]
}
