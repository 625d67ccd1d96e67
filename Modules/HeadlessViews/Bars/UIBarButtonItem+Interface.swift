import InterfaceDocuments

extension UIBarButtonItem: InterfaceActionSource {
    func connect(action: Selector, to target: AnyObject?, for event: String?) -> Bool {
        guard event == nil else { return false }
        self.target = target
        self.action = action
        return true
    }
}

extension UIBarButtonItem {
    func decodeButtonItem(_ decoder: InterfaceDecoder) {
        if let item = decoder.choice(.systemItem, SystemItem.self) { show(item) }
        if let value = decoder.choice(.style, Style.self) { style = value }
        if let value = decoder.number(.width) { width = value }
        if let view: UIView = decoder.object(.customView) { customView = view }
        if let titles = decoder.child(.possibleTitles) { possibleTitles = Set(titles.children.compactMap(\.stringContent)) }
        decoder.color(.tintColor) { tintColor = $0 }
    }

    static let buttonItemKeys = UIBarItem.keyedProperties.adding([
        "target": KeyedProperty(\UIBarButtonItem.target), "width": KeyedProperty(\UIBarButtonItem.width),
        "customView": KeyedProperty(\UIBarButtonItem.customView), "tintColor": KeyedProperty(\UIBarButtonItem.tintColor),
        "hidden": KeyedProperty(\UIBarButtonItem.isHidden), "isHidden": KeyedProperty(\UIBarButtonItem.isHidden),
        "selected": KeyedProperty(\UIBarButtonItem.isSelected), "isSelected": KeyedProperty(\UIBarButtonItem.isSelected),
    ])
}

extension UIBarButtonItem.Style: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIBarButtonItem.Style> = ["plain": .plain, "bordered": .bordered, "done": .done]
}

extension UIBarButtonItem.SystemItem: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIBarButtonItem.SystemItem> = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
        "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
        "pageCurl": .pageCurl, "close": .close,
    ]
}
