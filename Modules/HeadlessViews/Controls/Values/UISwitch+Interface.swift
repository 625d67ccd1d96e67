import InterfaceDocuments

extension UISwitch {
    func decodeSwitch(_ decoder: InterfaceDecoder) {
        if let isOn = decoder.boolean(.on) { self.isOn = isOn }
        decoder.color(.onTintColor) { onTintColor = $0 }
        decoder.color(.thumbTintColor) { thumbTintColor = $0 }
        if let image = decoder.image(.onImage) { onImage = image }
        if let image = decoder.image(.offImage) { offImage = image }
        if let title = decoder.string(.title) { self.title = title }
        if let style = decoder.choice(.preferredStyle, Style.self) { preferredStyle = style }
    }

    /// What Interface Builder may set by name on a switch.
    static let switchKeys = UIControl.keyedProperties.adding([
        "on": KeyedProperty(\UISwitch.isOn),
        "isOn": KeyedProperty(\UISwitch.isOn),
        "onTintColor": KeyedProperty(\UISwitch.onTintColor),
        "thumbTintColor": KeyedProperty(\UISwitch.thumbTintColor),
        "onImage": KeyedProperty(\UISwitch.onImage),
        "offImage": KeyedProperty(\UISwitch.offImage),
        "title": KeyedProperty(\UISwitch.title),
    ])
}

extension UISwitch.Style: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UISwitch.Style> = [
        "automatic": .automatic, "checkbox": .checkbox, "sliding": .sliding,
    ]
}
