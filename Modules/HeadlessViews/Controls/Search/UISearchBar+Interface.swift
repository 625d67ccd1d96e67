import InterfaceDocuments

extension UISearchBar {
    func decodeSearchBar(_ decoder: InterfaceDecoder) {
        if let text = decoder.string(.text) { self.text = text }
        if let placeholder = decoder.string(.placeholder) { self.placeholder = placeholder }
        if let prompt = decoder.string(.prompt) { self.prompt = prompt }
        decodeTextInputTraits(of: decoder)
        decodeLook(decoder)
        if let shows = decoder.boolean(.showsBookmarkButton) { showsBookmarkButton = shows }
        if let shows = decoder.boolean(.showsCancelButton) { showsCancelButton = shows }
        if let shows = decoder.boolean(.showsSearchResultsButton) { showsSearchResultsButton = shows }
        if let shows = decoder.boolean(.showsScopeBar) { showsScopeBar = shows }
        if let titles = decoder.element.child(.scopeButtonTitles) {
            scopeButtonTitles = titles.children.compactMap(\.stringContent)
        }
    }

    private func decodeLook(_ decoder: InterfaceDecoder) {
        if let style = decoder.choice(.searchBarStyle, Style.self) { searchBarStyle = style }
        if let style = decoder.choice(.barStyle, UIBarStyle.self) { barStyle = style }
        if let isTranslucent = decoder.boolean(.translucent) { self.isTranslucent = isTranslucent }
        decoder.color(.barTintColor) { barTintColor = $0 }
        if let image = decoder.image(.backgroundImage) { backgroundImage = image }
    }

    /// What Interface Builder may set by name on a search bar.
    static let searchBarKeys = UIView.keyedProperties.adding([
        "delegate": KeyedProperty(\UISearchBar.delegate),
        "text": KeyedProperty(\UISearchBar.text),
        "placeholder": KeyedProperty(\UISearchBar.placeholder),
        "prompt": KeyedProperty(\UISearchBar.prompt),
        "barTintColor": KeyedProperty(\UISearchBar.barTintColor),
        "backgroundImage": KeyedProperty(\UISearchBar.backgroundImage),
        "translucent": KeyedProperty(\UISearchBar.isTranslucent),
        "isTranslucent": KeyedProperty(\UISearchBar.isTranslucent),
        "showsBookmarkButton": KeyedProperty(\UISearchBar.showsBookmarkButton),
        "showsCancelButton": KeyedProperty(\UISearchBar.showsCancelButton),
        "showsSearchResultsButton": KeyedProperty(\UISearchBar.showsSearchResultsButton),
        "showsScopeBar": KeyedProperty(\UISearchBar.showsScopeBar),
        "scopeButtonTitles": KeyedProperty(\UISearchBar.scopeButtonTitles),
        "inputAccessoryView": KeyedProperty(\UISearchBar.inputAccessoryView),
    ])
}

extension UISearchBar.Style: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UISearchBar.Style> = [
        "default": .default, "prominent": .prominent, "minimal": .minimal,
    ]
}
