extension UIImage {
    /// Whether a picture is drawn in its own colors or in the tint color.
    public enum RenderingMode: Int, Sendable {
        /// As the view that shows the picture sees fit.
        case automatic = 0
        /// In the picture's own colors.
        case alwaysOriginal = 1
        /// In the tint color, wherever the picture is not see-through.
        case alwaysTemplate = 2
    }

    /// How the part of a picture between its cap insets fills a larger room.
    public enum ResizingMode: Int, Sendable {
        /// It is repeated.
        case tile = 0
        /// It is stretched.
        case stretch = 1
    }

    /// How a picture's file is turned.
    public enum Orientation: Int, Sendable {
        /// As it stands.
        case up = 0
        /// By 180 degrees.
        case down = 1
        /// By 90 degrees against the clock.
        case left = 2
        /// By 90 degrees with the clock.
        case right = 3
        /// Mirrored from left to right.
        case upMirrored = 4
        /// Mirrored from top to bottom.
        case downMirrored = 5
        /// Mirrored, then turned by 90 degrees against the clock.
        case leftMirrored = 6
        /// Mirrored, then turned by 90 degrees with the clock.
        case rightMirrored = 7
    }

    /// How heavy a symbol's strokes are.
    public enum SymbolWeight: Int, Sendable {
        /// As the surroundings say.
        ///
        /// UIKit has it too, undocumented: not Headless only.
        case unspecified = 0
        /// The lightest strokes.
        ///
        /// UIKit has it too, undocumented: not Headless only.
        case ultraLight = 1
        /// The second lightest strokes.
        ///
        /// UIKit has it too, undocumented: not Headless only.
        case thin = 2
        /// Strokes a little lighter than the usual.
        ///
        /// UIKit has it too, undocumented: not Headless only.
        case light = 3
        /// The usual strokes.
        ///
        /// UIKit has it too, undocumented: not Headless only.
        case regular = 4
        /// Strokes a little heavier than the usual.
        ///
        /// UIKit has it too, undocumented: not Headless only.
        case medium = 5
        /// Strokes as heavy as semibold text.
        ///
        /// UIKit has it too, undocumented: not Headless only.
        case semibold = 6
        /// Strokes as heavy as bold text.
        ///
        /// UIKit has it too, undocumented: not Headless only.
        case bold = 7
        /// The second heaviest strokes.
        ///
        /// UIKit has it too, undocumented: not Headless only.
        case heavy = 8
        /// The heaviest strokes.
        ///
        /// UIKit has it too, undocumented: not Headless only.
        case black = 9

        /// The weight of text that goes with the symbol's.
        ///
        /// UIKit has it too, undocumented: not Headless only.
        public func fontWeight() -> UIFont.Weight {
            UIFont.Weight.forSymbols[self] ?? .regular
        }
    }

    /// How large a symbol is beside text of its point size.
    public enum SymbolScale: Int, Sendable {
        /// The usual scale: medium.
        ///
        /// UIKit has it too, undocumented: not Headless only.
        case `default` = -1
        /// As the surroundings say.
        ///
        /// UIKit has it too, undocumented: not Headless only.
        case unspecified = 0
        /// The small scale.
        ///
        /// UIKit has it too, undocumented: not Headless only.
        case small = 1
        /// The medium scale.
        ///
        /// UIKit has it too, undocumented: not Headless only.
        case medium = 2
        /// The large scale.
        ///
        /// UIKit has it too, undocumented: not Headless only.
        case large = 3
    }
}

extension UIImage.Orientation {
    /// Whether width and height change places.
    var turnsSideways: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }

    /// The same turn of the picture mirrored.
    var mirrored: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .down: .downMirrored
        case .left: .leftMirrored
        case .right: .rightMirrored
        case .upMirrored: .up
        case .downMirrored: .down
        case .leftMirrored: .left
        case .rightMirrored: .right
        }
    }
}
