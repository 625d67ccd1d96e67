import Foundation

extension UITextField {
    /// How large the field is round its text, or what stands in its place.
    var sizing: FieldSizing {
        FieldSizing(
            borderStyle: borderStyle, lineHeight: fontInUse.lineHeight, textWidth: shownTextWidth, sideWidth: shownSideWidth,
            isSecure: isSecureTextEntry, metrics: .current)
    }

    /// Changes what the field shows, and so its size.
    func change(_ work: (UITextField) -> Void) {
        work(self)
        invalidateIntrinsicContentSize()
    }

    /// The height that the text is in the middle of: the field's, or its own while it has none.
    var heightForBaseline: CGFloat { bounds.height > 0 ? bounds.height : sizing.size.height }

    var fontInUse: UIFont { font ?? .systemFont(ofSize: 17) }

    /// How far the text's baseline is below the top of a field of a height: the text is in the middle.
    func textBaseline(inHeight height: CGFloat) -> CGFloat { (height - fontInUse.lineHeight) / 2 + fontInUse.ascender }

    private var shownTextWidth: CGFloat {
        if content.string?.isEmpty == false { return width(of: content) }
        return placeholderContent.string?.isEmpty == false ? width(of: placeholderContent) : 0
    }

    private func width(of text: StyledText) -> CGFloat {
        let cut = ControlMetrics.current.fontCut
        if text.hasAttributes, let attributed = text.attributedString {
            return TextMeasure.lines(of: attributed, cut: cut).size.width
        }
        return text.string.map { TextMeasure.width(of: $0, in: fontInUse, cut: cut) } ?? 0
    }

    private var shownSideWidth: CGFloat {
        let left = leftView.map { $0.superview === self ? $0.frame.width : 0 } ?? 0
        let right = rightView.map { $0.superview === self ? $0.frame.width : 0 } ?? 0
        return left + right
    }
}
