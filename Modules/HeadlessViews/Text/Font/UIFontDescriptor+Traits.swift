extension UIFontDescriptor {
    /// Traits of a font that it either has or has not.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits of the set, as in UIKit's headers.
        public let rawValue: UInt32

        /// Makes a set of its bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The letters lean.
        public static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1 << 0) }
        /// The strokes are heavy.
        public static var traitBold: SymbolicTraits { SymbolicTraits(rawValue: 1 << 1) }
        /// The letters are wide.
        public static var traitExpanded: SymbolicTraits { SymbolicTraits(rawValue: 1 << 5) }
        /// The letters are narrow.
        public static var traitCondensed: SymbolicTraits { SymbolicTraits(rawValue: 1 << 6) }
        /// The characters are all as wide.
        public static var traitMonoSpace: SymbolicTraits { SymbolicTraits(rawValue: 1 << 10) }
        /// The lines run downwards.
        public static var traitVertical: SymbolicTraits { SymbolicTraits(rawValue: 1 << 11) }
        /// The letters are drawn for interfaces.
        public static var traitUIOptimized: SymbolicTraits { SymbolicTraits(rawValue: 1 << 12) }
        /// The lines are close together.
        public static var traitTightLeading: SymbolicTraits { SymbolicTraits(rawValue: 1 << 15) }
        /// The lines are far apart.
        public static var traitLooseLeading: SymbolicTraits { SymbolicTraits(rawValue: 1 << 16) }
    }

    /// A design that the system's font comes in.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The design's name.
        public let rawValue: String

        /// Makes a design of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The usual one.
        ///
        /// UIKit has it too, undocumented: not Headless only.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The one with round ends.
        ///
        /// UIKit has it too, undocumented: not Headless only.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// The one with serifs.
        ///
        /// UIKit has it too, undocumented: not Headless only.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// The one whose characters are all as wide.
        ///
        /// UIKit has it too, undocumented: not Headless only.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        /// The design as fonts here know it; nil for a name that is none of the four.
        var face: FontAttributes.Design? {
            switch self {
            case .default: .default
            case .rounded: .rounded
            case .serif: .serif
            case .monospaced: .monospaced
            default: nil
            }
        }
    }
}
