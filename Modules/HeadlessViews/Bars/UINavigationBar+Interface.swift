import InterfaceDocuments

extension UINavigationBar {
    func decodeBar(_ decoder: InterfaceDecoder) {
        if let value = decoder.choice(.barStyle, UIBarStyle.self) { barStyle = value }
        if let value = decoder.boolean(.translucent) { isTranslucent = value }
        if let value = decoder.boolean(.largeTitles) { prefersLargeTitles = value }
        if let value = decoder.textAttributes(.titleTextAttributes) { titleTextAttributes = value }
        if let value = decoder.textAttributes(.largeTitleTextAttributes) { largeTitleTextAttributes = value }
        if let value = decoder.image(.shadowImage) { shadowImage = value }
        decoder.color(.barTintColor) { barTintColor = $0 }
        let items: [UINavigationItem] = decoder.objects(in: .items)
        if !items.isEmpty { self.items = items }
    }

    static let navigationBarKeys = UIView.keyedProperties.adding([
        "delegate": KeyedProperty(\UINavigationBar.delegate), "items": KeyedProperty(\UINavigationBar.items),
        "topItem": KeyedProperty(reading: \UINavigationBar.topItem),
        "translucent": KeyedProperty(\UINavigationBar.isTranslucent),
        "isTranslucent": KeyedProperty(\UINavigationBar.isTranslucent),
        "barTintColor": KeyedProperty(\UINavigationBar.barTintColor),
        "prefersLargeTitles": KeyedProperty(\UINavigationBar.prefersLargeTitles),
        "shadowImage": KeyedProperty(\UINavigationBar.shadowImage),
    ])
}
