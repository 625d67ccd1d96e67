import InterfaceDocuments

extension UITabBar {
    func decodeBar(_ decoder: InterfaceDecoder) {
        if let value = decoder.choice(.barStyle, UIBarStyle.self) { barStyle = value }
        if let value = decoder.boolean(.translucent) { isTranslucent = value }
        if let value = decoder.image(.backgroundImage) { backgroundImage = value }
        if let value = decoder.image(.shadowImage) { shadowImage = value }
        decoder.color(.barTintColor) { barTintColor = $0 }
        decoder.color(.selectedImageTintColor) { selectedImageTintColor = $0 }
        let items: [UITabBarItem] = decoder.objects(in: .items)
        if !items.isEmpty { self.items = items }
    }

    static let tabBarKeys = UIView.keyedProperties.adding([
        "delegate": KeyedProperty(\UITabBar.delegate), "items": KeyedProperty(\UITabBar.items),
        "selectedItem": KeyedProperty(\UITabBar.selectedItem), "translucent": KeyedProperty(\UITabBar.isTranslucent),
        "isTranslucent": KeyedProperty(\UITabBar.isTranslucent), "barTintColor": KeyedProperty(\UITabBar.barTintColor),
        "unselectedItemTintColor": KeyedProperty(\UITabBar.unselectedItemTintColor),
        "selectedImageTintColor": KeyedProperty(\UITabBar.selectedImageTintColor),
        "backgroundImage": KeyedProperty(\UITabBar.backgroundImage), "shadowImage": KeyedProperty(\UITabBar.shadowImage),
    ])
}
