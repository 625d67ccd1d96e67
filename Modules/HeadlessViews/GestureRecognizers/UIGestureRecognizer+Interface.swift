import InterfaceDocuments

extension UIGestureRecognizer: InterfaceActionSource {
    func connect(action: Selector, to target: AnyObject?, for event: String?) -> Bool {
        guard event == nil else { return false }
        actions.add(target: target, action: action)
        return true
    }
}

extension UIGestureRecognizer {
    func decodeRecognizer(_ decoder: InterfaceDecoder) {
        if let value = decoder.boolean(.enabled) { isEnabled = value }
        if let value = decoder.boolean(.cancelsTouchesInView) { cancelsTouchesInView = value }
        if let value = decoder.boolean(.delaysTouchesBegan) { delaysTouchesBegan = value }
        if let value = decoder.boolean(.delaysTouchesEnded) { delaysTouchesEnded = value }
        if let value = decoder.boolean(.requiresExclusiveTouchType) { requiresExclusiveTouchType = value }
    }

    static let recognizerKeys = HeadlessObject.keyedProperties.adding([
        "delegate": KeyedProperty(\UIGestureRecognizer.delegate), "name": KeyedProperty(\UIGestureRecognizer.name),
        "enabled": KeyedProperty(\UIGestureRecognizer.isEnabled), "isEnabled": KeyedProperty(\UIGestureRecognizer.isEnabled),
        "cancelsTouchesInView": KeyedProperty(\UIGestureRecognizer.cancelsTouchesInView),
        "delaysTouchesBegan": KeyedProperty(\UIGestureRecognizer.delaysTouchesBegan),
        "delaysTouchesEnded": KeyedProperty(\UIGestureRecognizer.delaysTouchesEnded),
        "requiresExclusiveTouchType": KeyedProperty(\UIGestureRecognizer.requiresExclusiveTouchType),
        "view": KeyedProperty(reading: \UIGestureRecognizer.view),
    ])
}
