import InterfaceDocuments

extension UIToolbar {
    func decodeBar(_ decoder: InterfaceDecoder) {
        if let value = decoder.choice(.barStyle, UIBarStyle.self) { barStyle = value }
        if let value = decoder.boolean(.translucent) { isTranslucent = value }
        decoder.color(.barTintColor) { barTintColor = $0 }
        let items: [UIBarButtonItem] = decoder.objects(in: .items)
        if !items.isEmpty { self.items = items }
    }

    static let toolbarKeys = UIView.keyedProperties.adding([
        "delegate": KeyedProperty(\UIToolbar.delegate), "items": KeyedProperty(\UIToolbar.items),
        "translucent": KeyedProperty(\UIToolbar.isTranslucent), "isTranslucent": KeyedProperty(\UIToolbar.isTranslucent),
        "barTintColor": KeyedProperty(\UIToolbar.barTintColor),
    ])
}
