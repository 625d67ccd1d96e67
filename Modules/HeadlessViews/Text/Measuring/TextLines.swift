import Foundation

/// The lines that a text is set in: what they take together, in points and not rounded.
struct TextLines: Equatable, Sendable {
    /// The width of the widest line with its indents, and the height of all lines with the room between them.
    var size = CGSize.zero
    /// How far the baseline of the first line is below the top.
    var firstBaseline: CGFloat = 0
    /// How far the baseline of the last line is below the top.
    var lastBaseline: CGFloat = 0
    /// The room that another line would leave below the last one.
    var gapBelow: CGFloat = 0
    /// How many lines there are; one for an empty text, which is as high as its font.
    var count = 0
    /// Whether text is left that the lines have no room for.
    var isTruncated = false

    /// The size on a screen, which controls take as their own: rounded up to whole pixels.
    ///
    /// UIKit takes no account of arithmetic's error in the height: what is over a pixel by the last digit is a pixel more.
    ///
    /// - Parameter scale: pixels to a point.
    func size(scale: CGFloat) -> CGSize {
        let height = scale > 0 ? (size.height * scale).rounded(.up) / scale : size.height
        return CGSize(width: PixelGrid(scale: scale).up(size.width), height: height)
    }
}

extension TextLines {
    /// How far the baseline of the first line is below the top, as constraints have it: at the nearest pixel. `E34`
    func firstBaselineFromTop(scale: CGFloat) -> CGFloat { PixelGrid(scale: scale).snap(firstBaseline) }

    /// How far the baseline of the last line is above the bottom of the size in whole pixels. `E34`
    ///
    /// Labels of different fonts on one baseline in real documents agree with it: at two pixels to a point, 13 points of text stand 3.5 lower
    /// than 17, and end 1 higher.
    func lastBaselineFromBottom(scale: CGFloat) -> CGFloat {
        size(scale: scale).height - PixelGrid(scale: scale).snap(lastBaseline)
    }
}
