import InterfaceDocuments

extension UITabBarItem {
    func decodeTabItem(_ decoder: InterfaceDecoder) {
        if let value = decoder.choice(.systemItem, SystemItem.self) { systemItem = value }
        if let value = decoder.image(.selectedImage) { selectedImage = value }
        if let value = decoder.element["badgeValue"] { badgeValue = value }
        decoder.color(.badgeColor) { badgeColor = $0 }
        if let value = decoder.offset(.titlePositionAdjustment) { titlePositionAdjustment = value }
        decoder.appearances(into: &appearances) { UITabBarAppearance() }
    }

    static let tabItemKeys = UIBarItem.keyedProperties.adding([
        "selectedImage": KeyedProperty(\UITabBarItem.selectedImage), "badgeValue": KeyedProperty(\UITabBarItem.badgeValue),
        "badgeColor": KeyedProperty(\UITabBarItem.badgeColor),
        "titlePositionAdjustment": KeyedProperty(\UITabBarItem.titlePositionAdjustment),
    ])
}

extension UITabBarItem.SystemItem: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UITabBarItem.SystemItem> = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
        "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}
