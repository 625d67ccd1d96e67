import InterfaceDocuments

extension UIBarItem {
    func decodeItem(_ decoder: InterfaceDecoder) {
        if let value = decoder.string(.title) { title = value }
        if let value = decoder.image(.image) { image = value }
        if let value = decoder.image(.landscapeImage) ?? decoder.image(.landscapeImagePhone) { landscapeImagePhone = value }
        if let value = decoder.image(.largeContentSizeImage) { largeContentSizeImage = value }
        if let value = decoder.edgeInsets(.imageInsets) { imageInsets = value }
        if let value = decoder.boolean(.enabled) { isEnabled = value }
        if let value = decoder.integer(.tag) { tag = value }
    }

    static let itemKeys = HeadlessObject.keyedProperties.adding([
        "title": KeyedProperty(\UIBarItem.title), "image": KeyedProperty(\UIBarItem.image),
        "landscapeImagePhone": KeyedProperty(\UIBarItem.landscapeImagePhone),
        "largeContentSizeImage": KeyedProperty(\UIBarItem.largeContentSizeImage),
        "imageInsets": KeyedProperty(\UIBarItem.imageInsets), "enabled": KeyedProperty(\UIBarItem.isEnabled),
        "isEnabled": KeyedProperty(\UIBarItem.isEnabled), "tag": KeyedProperty(\UIBarItem.tag),
    ])
}
