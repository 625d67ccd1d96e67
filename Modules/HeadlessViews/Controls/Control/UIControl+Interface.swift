import InterfaceDocuments

extension UIControl {
    /// Reads what Interface Builder writes of any control.
    func decodeControl(_ decoder: InterfaceDecoder) {
        if let isEnabled = decoder.boolean(.enabled) { self.isEnabled = isEnabled }
        if let isSelected = decoder.boolean(.selected) { self.isSelected = isSelected }
        if let isHighlighted = decoder.boolean(.highlighted) { self.isHighlighted = isHighlighted }
        if let alignment = decoder.choice(.contentHorizontalAlignment, ContentHorizontalAlignment.self) {
            contentHorizontalAlignment = alignment
        }
        if let alignment = decoder.choice(.contentVerticalAlignment, ContentVerticalAlignment.self) {
            contentVerticalAlignment = alignment
        }
        if let showsMenu = decoder.boolean(.showsMenuAsPrimaryAction) { showsMenuAsPrimaryAction = showsMenu }
    }

    /// What Interface Builder may set by name on any control.
    static let controlKeys = UIView.keyedProperties.adding([
        "enabled": KeyedProperty(\UIControl.isEnabled),
        "isEnabled": KeyedProperty(\UIControl.isEnabled),
        "selected": KeyedProperty(\UIControl.isSelected),
        "isSelected": KeyedProperty(\UIControl.isSelected),
        "highlighted": KeyedProperty(\UIControl.isHighlighted),
        "isHighlighted": KeyedProperty(\UIControl.isHighlighted),
        "showsMenuAsPrimaryAction": KeyedProperty(\UIControl.showsMenuAsPrimaryAction),
    ])
}

extension UIControl: InterfaceActionSource {
    /// Adds an action of a nib to the control; false for a word that is no event.
    func connect(action: Selector, to target: AnyObject?, for event: String?) -> Bool {
        guard let event = event.flatMap({ Event.interfaceNames[$0] }) else { return false }
        addTarget(target, action: action, for: event)
        return true
    }
}

extension UIControl.Event: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIControl.Event> = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
        "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
        "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
    ]
}

extension UIControl.State: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIControl.State> = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected, "focused": .focused,
    ]
}

extension UIControl.ContentHorizontalAlignment: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIControl.ContentHorizontalAlignment> = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]
}

extension UIControl.ContentVerticalAlignment: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIControl.ContentVerticalAlignment> = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]
}
