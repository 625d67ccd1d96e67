import Foundation

extension UITextView {
    /// The size of the text in lines of a width, with the room round it, in whole pixels.
    func textSize(inWidth width: CGFloat) -> CGSize {
        let sides = textContainerInset.left + textContainerInset.right + 2 * Self.lineFragmentPadding
        let lines = textLines(width: width - sides)
        // A text view leaves room for another line below the last one, too: eight lines of a callout are 184 points high with the insets.
        let height = lines.size.height + lines.gapBelow
        let grid = PixelGrid(scale: UIScreen.main.scale)
        return CGSize(
            width: grid.up(lines.size.width + sides), height: grid.up(height + textContainerInset.top + textContainerInset.bottom))
    }

    /// How far the baselines of the first and the last line are below the top.
    var baselines: (first: CGFloat, last: CGFloat) {
        let sides = textContainerInset.left + textContainerInset.right + 2 * Self.lineFragmentPadding
        let lines = textLines(width: (layoutState.solvedWidth ?? bounds.width) - sides)
        return (textContainerInset.top + lines.firstBaseline, textContainerInset.top + lines.lastBaseline)
    }

    private func textLines(width: CGFloat) -> TextLines {
        let cut = ControlMetrics.current.fontCut
        if content.hasAttributes, let text = content.attributedString { return TextMeasure.lines(of: text, width: width, cut: cut) }
        return TextMeasure.lines(of: content.string ?? "", in: font ?? .systemFont(ofSize: 12), width: width, cut: cut)
    }

    /// The room at both ends of a line, which the text container keeps.
    private static let lineFragmentPadding: CGFloat = 5
}
