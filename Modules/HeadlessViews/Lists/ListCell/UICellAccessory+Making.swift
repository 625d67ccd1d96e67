extension UICellAccessory {
    /// An arrow to what is behind the item, where text ends.
    public static func disclosureIndicator(
        displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        trailing(.disclosureIndicator, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    /// A check mark, where text ends.
    public static func checkmark(
        displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        trailing(.checkmark, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    /// A button for details, where text ends.
    public static func detail(
        displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.DetailOptions = DetailOptions(),
        actionHandler: UICellAccessory.ActionHandler? = nil
    ) -> UICellAccessory {
        trailing(.detail, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor, actionHandler)
    }

    /// A button that deletes the item, where text begins.
    public static func delete(
        displayed: UICellAccessory.DisplayedState = .whenEditing, options: UICellAccessory.DeleteOptions = DeleteOptions(),
        actionHandler: UICellAccessory.ActionHandler? = nil
    ) -> UICellAccessory {
        leading(.delete, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor, actionHandler)
    }

    /// A button that inserts an item, where text begins.
    public static func insert(
        displayed: UICellAccessory.DisplayedState = .whenEditing, options: UICellAccessory.InsertOptions = InsertOptions(),
        actionHandler: UICellAccessory.ActionHandler? = nil
    ) -> UICellAccessory {
        leading(.insert, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor, actionHandler)
    }

    /// A handle that moves the item, where text ends.
    public static func reorder(
        displayed: UICellAccessory.DisplayedState = .whenEditing, options: UICellAccessory.ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        trailing(.reorder, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    /// A circle that the item is selected with, where text begins.
    public static func multiselect(
        displayed: UICellAccessory.DisplayedState = .whenEditing, options: UICellAccessory.MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        leading(.multiselect, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    /// An arrow that shows or hides what is below the item, where text ends.
    public static func outlineDisclosure(
        displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: UICellAccessory.ActionHandler? = nil
    ) -> UICellAccessory {
        trailing(.outlineDisclosure, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor, actionHandler)
    }

    /// A text, where text ends.
    public static func label(
        text: String, displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        let content = AccessoryContent(
            isHidden: options.isHidden, reservedWidth: options.reservedLayoutWidth, tintColor: options.tintColor, text: text)
        return UICellAccessory(.label, displayed, .trailing(displayed: displayed), content)
    }

    /// A view of the app's own.
    public static func customView(configuration: UICellAccessory.CustomViewConfiguration) -> UICellAccessory {
        let displayed =
            switch configuration.placement {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        let content = AccessoryContent(
            isHidden: configuration.isHidden, reservedWidth: configuration.reservedLayoutWidth, tintColor: configuration.tintColor)
        return UICellAccessory(.customView(configuration.customView), displayed, configuration.placement, content)
    }

    private static func leading(
        _ type: AccessoryType, _ displayed: DisplayedState, _ isHidden: Bool, _ width: LayoutDimension, _ tint: UIColor?,
        _ handler: ActionHandler? = nil
    ) -> UICellAccessory {
        let content = AccessoryContent(isHidden: isHidden, reservedWidth: width, tintColor: tint)
        return UICellAccessory(type, displayed, .leading(displayed: displayed), content, handler)
    }

    private static func trailing(
        _ type: AccessoryType, _ displayed: DisplayedState, _ isHidden: Bool, _ width: LayoutDimension, _ tint: UIColor?,
        _ handler: ActionHandler? = nil
    ) -> UICellAccessory {
        let content = AccessoryContent(isHidden: isHidden, reservedWidth: width, tintColor: tint)
        // Those of the system come one behind the other as they are listed, unlike a view of the app's own.
        return UICellAccessory(type, displayed, .trailing(displayed: displayed, at: { $0.count }), content, handler)
    }
}
