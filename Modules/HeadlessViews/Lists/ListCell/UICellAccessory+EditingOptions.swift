extension UICellAccessory {
    /// How a button to delete an item looks.
    @preconcurrency @MainActor public struct DeleteOptions {
        /// Whether the accessory is hidden; false by default.
        public var isHidden: Bool
        /// How much room the accessory keeps; that of its sort by default.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The accessory's color; nil, that of its sort, by default.
        public var tintColor: UIColor?
        /// The color behind the accessory; nil, that of its sort, by default.
        public var backgroundColor: UIColor?

        /// Makes options; nil for what is so by default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }
}

extension UICellAccessory {
    /// How a button to insert an item looks.
    @preconcurrency @MainActor public struct InsertOptions {
        /// Whether the accessory is hidden; false by default.
        public var isHidden: Bool
        /// How much room the accessory keeps; that of its sort by default.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The accessory's color; nil, that of its sort, by default.
        public var tintColor: UIColor?
        /// The color behind the accessory; nil, that of its sort, by default.
        public var backgroundColor: UIColor?

        /// Makes options; nil for what is so by default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }
}

extension UICellAccessory {
    /// How a handle to move an item looks.
    @preconcurrency @MainActor public struct ReorderOptions {
        /// Whether the accessory is hidden; false by default.
        public var isHidden: Bool
        /// How much room the accessory keeps; that of its sort by default.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The accessory's color; nil, that of its sort, by default.
        public var tintColor: UIColor?
        /// Whether a line is before the handle; true by default.
        public var showsVerticalSeparator: Bool

        /// Makes options; nil for what is so by default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }
}

extension UICellAccessory {
    /// How a circle to select an item looks.
    @preconcurrency @MainActor public struct MultiselectOptions {
        /// Whether the accessory is hidden; false by default.
        public var isHidden: Bool
        /// How much room the accessory keeps; that of its sort by default.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The accessory's color; nil, that of its sort, by default.
        public var tintColor: UIColor?
        /// The color behind the accessory; nil, that of its sort, by default.
        public var backgroundColor: UIColor?

        /// Makes options; nil for what is so by default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }
}

extension UICellAccessory {
    /// How an arrow that shows what is below an item looks and works.
    @preconcurrency @MainActor public struct OutlineDisclosureOptions {
        /// What a tap on the item does.
        public enum Style: Sendable {
            /// As the item is: a header or a cell.
            case automatic
            /// Shows or hides what is below, wherever the item is tapped.
            case header
            /// Selects the item; only the arrow shows or hides what is below.
            case cell
        }

        /// Whether the accessory is hidden; false by default.
        public var isHidden: Bool
        /// How much room the accessory keeps; that of its sort by default.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The accessory's color; nil, that of its sort, by default.
        public var tintColor: UIColor?
        /// What a tap on the item does; `automatic` by default.
        public var style: Style

        /// Makes options; nil for what is so by default.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.style = style ?? .automatic
        }
    }
}
