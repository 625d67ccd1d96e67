extension UICellAccessory {
    /// At which side of a cell an accessory is, and where among the others there.
    public enum Placement {
        /// Finds the place of an accessory among those that come before it in the cell's list.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// Where text begins.
        ///
        /// UIKit has the case too: not Headless only.
        case leading(displayed: UICellAccessory.DisplayedState = .always, at: Position = { $0.count })
        /// Where text ends.
        ///
        /// UIKit has the case too: not Headless only.
        case trailing(displayed: UICellAccessory.DisplayedState = .always, at: Position = { _ in 0 })

        /// Just before an accessory of the same type as another one; at the start where there is none.
        @MainActor public static func position(before accessory: UICellAccessory) -> Position {
            { accessories in accessories.firstIndex { $0.accessoryType.isSame(as: accessory.accessoryType) } ?? 0 }
        }

        /// Just behind an accessory of the same type as another one; at the end where there is none.
        @MainActor public static func position(after accessory: UICellAccessory) -> Position {
            { accessories in
                accessories.lastIndex { $0.accessoryType.isSame(as: accessory.accessoryType) }.map { $0 + 1 } ?? accessories.count
            }
        }
    }

    /// A view of the app's own, and where it is.
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// Where it is.
        public let placement: UICellAccessory.Placement
        /// Whether it is hidden; false by default.
        public var isHidden: Bool
        /// How much room it keeps; `standard` by default.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// Its tint; nil, its own, by default.
        public var tintColor: UIColor?
        /// Whether it keeps the size that it has; false by default.
        public var maintainsFixedSize: Bool

        /// Makes a configuration; nil for what is so by default.
        public init(
            customView: UIView, placement: UICellAccessory.Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }
}

extension UICellAccessory.AccessoryType {
    /// Whether two accessories are of one sort, with the same view where that is the app's own.
    func isSame(as other: UICellAccessory.AccessoryType) -> Bool {
        switch (self, other) {
        case (.customView(let one), .customView(let other)): one === other
        case (.multiselect, .multiselect), (.checkmark, .checkmark), (.delete, .delete), (.detail, .detail),
            (.disclosureIndicator, .disclosureIndicator), (.insert, .insert), (.label, .label),
            (.outlineDisclosure, .outlineDisclosure), (.reorder, .reorder):
            true
        default: false
        }
    }
}

extension UICellAccessory.Placement {
    /// Whether the accessory is where text begins.
    var isLeading: Bool {
        if case .leading = self { true } else { false }
    }

    /// Where the accessory goes among those at its side.
    func place(among accessories: [UICellAccessory]) -> Int {
        let position =
            switch self {
            case .leading(_, let position), .trailing(_, let position): position
            }
        return min(max(position(accessories), 0), accessories.count)
    }
}
