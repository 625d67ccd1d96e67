extension UICellAccessory {
    /// How an arrow to what is behind an item looks.
    @preconcurrency @MainActor public struct DisclosureIndicatorOptions {
        /// Whether the accessory is hidden; false by default.
        public var isHidden: Bool
        /// How much room the accessory keeps; that of its sort by default.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The accessory's color; nil, that of its sort, by default.
        public var tintColor: UIColor?

        /// Makes options; nil for what is so by default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }
}

extension UICellAccessory {
    /// How a check mark looks.
    @preconcurrency @MainActor public struct CheckmarkOptions {
        /// Whether the accessory is hidden; false by default.
        public var isHidden: Bool
        /// How much room the accessory keeps; that of its sort by default.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The accessory's color; nil, that of its sort, by default.
        public var tintColor: UIColor?

        /// Makes options; nil for what is so by default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }
}

extension UICellAccessory {
    /// How a button for details looks.
    @preconcurrency @MainActor public struct DetailOptions {
        /// Whether the accessory is hidden; false by default.
        public var isHidden: Bool
        /// How much room the accessory keeps; that of its sort by default.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The accessory's color; nil, that of its sort, by default.
        public var tintColor: UIColor?

        /// Makes options; nil for what is so by default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }
}

extension UICellAccessory {
    /// How a text looks.
    @preconcurrency @MainActor public struct LabelOptions {
        /// Whether the accessory is hidden; false by default.
        public var isHidden: Bool
        /// How much room the accessory keeps; that of its sort by default.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The accessory's color; nil, that of its sort, by default.
        public var tintColor: UIColor?
        /// The text's font; that of the text style `body` by default.
        public var font: UIFont
        /// Whether the font follows the size that people like to read; true by default.
        public var adjustsFontForContentSizeCategory: Bool

        /// Makes options; nil for what is so by default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil, font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }
}
