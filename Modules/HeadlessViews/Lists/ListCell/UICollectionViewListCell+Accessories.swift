/// Where the accessories of a list's cell are, and what they leave for the content.
struct AccessoryLayout {
    /// What the system keeps for an accessory, in points: what is seen, no contract.
    static let standardWidth: CGFloat = 36
    static let margin: CGFloat = 16

    /// The accessories that are shown, each with its frame.
    private(set) var frames: [(accessory: UICellAccessory, frame: CGRect)] = []
    private(set) var content: CGRect

    @MainActor init(
        _ accessories: [UICellAccessory], in bounds: CGRect, isEditing: Bool, indentation: CGFloat, indentsAccessories: Bool
    ) {
        content = bounds
        let shown = accessories.filter { $0.isShown(isEditing: isEditing) }
        let leading = Self.ordered(shown.filter { $0.placement.isLeading })
        let trailing = Self.ordered(shown.filter { !$0.placement.isLeading })
        var x = bounds.minX + (indentsAccessories ? indentation : 0)
        if !leading.isEmpty { x += Self.margin }
        for accessory in leading {
            frames.append((accessory, CGRect(x: x, y: bounds.minY, width: accessory.width, height: bounds.height)))
            x += accessory.width
        }
        x += indentsAccessories ? 0 : indentation
        var end = bounds.maxX - (trailing.isEmpty ? 0 : Self.margin)
        for accessory in trailing.reversed() {
            end -= accessory.width
            frames.append((accessory, CGRect(x: end, y: bounds.minY, width: accessory.width, height: bounds.height)))
        }
        content = CGRect(x: x, y: bounds.minY, width: max(0, end - x), height: bounds.height)
    }

    /// The accessories of a side in the order in which they are seen.
    @MainActor private static func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
        var ordered: [UICellAccessory] = []
        for accessory in accessories { ordered.insert(accessory, at: accessory.placement.place(among: ordered)) }
        return ordered
    }
}

extension UICellAccessory {
    /// The room that the accessory takes.
    fileprivate var width: CGFloat {
        switch (content.reservedWidth, accessoryType) {
        case (.custom(let width), _): width
        case (.actual, .customView(let view)), (.standard, .customView(let view)): max(view.bounds.width, view.naturalWidth)
        case (.actual, _), (.standard, _): AccessoryLayout.standardWidth
        }
    }
}

extension UIView {
    fileprivate var naturalWidth: CGFloat { max(0, intrinsicContentSize.width) }
}

extension UICollectionViewListCell {
    var accessoryLayout: AccessoryLayout {
        AccessoryLayout(
            accessories, in: bounds, isEditing: isEditingInList, indentation: CGFloat(indentationLevel) * indentationWidth,
            indentsAccessories: indentsAccessories)
    }

    func accessoriesDidChange(from old: [UICellAccessory]) {
        let views = accessories.compactMap(\.customView)
        for view in old.compactMap(\.customView) where !views.contains(view) && view.superview === self { view.removeFromSuperview() }
        setNeedsLayout()
        tellSizeChanged()
    }

    /// Puts the views of the app's own in place, and takes those out that are not shown.
    func layOutAccessories() {
        let layout = accessoryLayout
        let shown = layout.frames.compactMap { $0.accessory.customView }
        for view in accessories.compactMap(\.customView) where !shown.contains(view) { view.removeFromSuperview() }
        for (accessory, frame) in layout.frames {
            guard let view = accessory.customView else { continue }
            if view.superview !== self { addSubview(view) }
            view.center = CGPoint(x: frame.midX, y: frame.midY)
        }
    }

    /// Taps on an accessory as a finger does: calls its handler.
    ///
    /// Headless only: what a test calls in the place of a finger.
    ///
    /// - Returns: whether an accessory of that type is shown and has a handler.
    @_spi(Headless) @discardableResult
    public func tapAccessory(_ type: UICellAccessory.AccessoryType) -> Bool {
        let shown = accessories.first { $0.accessoryType.isSame(as: type) && $0.isShown(isEditing: isEditingInList) }
        guard let handler = shown?.actionHandler else { return false }
        handler()
        return true
    }
}

extension UICellAccessory {
    fileprivate var customView: UIView? {
        if case .customView(let view) = accessoryType { view } else { nil }
    }
}
