/// Something at the side of a list's cell: an arrow, a check mark, a button, a view of the app's own.
@preconcurrency @MainActor public struct UICellAccessory {
    /// What an accessory is.
    public enum AccessoryType {
        /// A circle that an item is selected with.
        case multiselect
        /// A check mark.
        case checkmark
        /// A view of the app's own.
        ///
        /// UIKit has the case too: not Headless only.
        case customView(UIView)
        /// A button that deletes the item.
        case delete
        /// A button for details.
        case detail
        /// An arrow to what is behind the item.
        case disclosureIndicator
        /// A button that inserts an item.
        case insert
        /// A text.
        case label
        /// An arrow that shows what is below the item.
        case outlineDisclosure
        /// A handle that moves the item.
        case reorder
    }

    /// When an accessory is shown.
    public enum DisplayedState: Sendable {
        /// Always.
        case always
        /// While the list is edited.
        case whenEditing
        /// While the list is not edited.
        case whenNotEditing
    }

    /// How much room an accessory keeps.
    public enum LayoutDimension: Equatable, Sendable {
        /// As much as it is broad.
        case actual
        /// As much as its sort keeps.
        case standard
        /// A number of points.
        ///
        /// UIKit has the case too: not Headless only.
        case custom(CGFloat)
    }

    /// What is called when an accessory is tapped.
    public typealias ActionHandler = () -> Void

    /// What the accessory is.
    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    let placement: Placement
    let content: AccessoryContent
    let actionHandler: ActionHandler?

    init(
        _ type: AccessoryType, _ displayed: DisplayedState, _ placement: Placement, _ content: AccessoryContent,
        _ handler: ActionHandler? = nil
    ) {
        accessoryType = type
        self.displayed = displayed
        self.placement = placement
        self.content = content
        actionHandler = handler
    }

    /// Whether the accessory is shown in a list that is edited, or not.
    func isShown(isEditing: Bool) -> Bool {
        switch displayed {
        case .always: !content.isHidden
        case .whenEditing: isEditing && !content.isHidden
        case .whenNotEditing: !isEditing && !content.isHidden
        }
    }
}

/// What an accessory shows, and how broad it is.
struct AccessoryContent {
    var isHidden: Bool
    var reservedWidth: UICellAccessory.LayoutDimension
    var tintColor: UIColor?
    var text: String?
}
