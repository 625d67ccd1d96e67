/// Where the parts of a list's content lie.
///
/// A line is as high as its font has it, rounded up to half a point as on the screen of a phone.
struct ListContentLayout {
    var margins: NSDirectionalEdgeInsets
    /// The room for the image; zero without one.
    var image = CGSize.zero
    var imagePadding: CGFloat = 0
    /// The heights of the texts; zero for one that is not there.
    var textHeight: CGFloat = 0
    var secondaryHeight: CGFloat = 0
    var textPadding: CGFloat = 0
    var isSideBySide = false
    var isMirrored: Bool

    init(of content: UIListContentConfiguration, isMirrored: Bool) {
        self.isMirrored = isMirrored
        margins = content.directionalLayoutMargins
        if let image = content.image {
            self.image = content.imageProperties.room(for: image.size)
            imagePadding = content.imageToTextPadding
        }
        if let text = content.text { textHeight = content.textProperties.height(of: text) }
        if let text = content.secondaryText {
            secondaryHeight = content.secondaryTextProperties.height(of: text)
            isSideBySide = content.prefersSideBySideTextAndSecondaryText
            textPadding = content.text == nil ? 0 : content.textToSecondaryTextVerticalPadding
        }
    }

    /// The height of all of it with its margins.
    var height: CGFloat { max(image.height, textsHeight) + margins.top + margins.bottom }

    private var textsHeight: CGFloat {
        isSideBySide ? max(textHeight, secondaryHeight) : textHeight + textPadding + secondaryHeight
    }

    /// The frames of the parts in the view's bounds, the content in the middle of the height.
    func frames(in bounds: CGRect) -> (image: CGRect, text: CGRect, secondaryText: CGRect) {
        let start = margins.leading
        let end = max(bounds.width - margins.trailing, start)
        let textStart = min(image.width > 0 ? start + image.width + imagePadding : start, end)
        let middle = (bounds.height + margins.top - margins.bottom) / 2
        let top = middle - textsHeight / 2
        var text = CGRect(x: textStart, y: top, width: end - textStart, height: textHeight)
        var second = CGRect(x: textStart, y: top + textHeight + textPadding, width: text.width, height: secondaryHeight)
        if isSideBySide {
            text.size.width = text.width / 2
            second = CGRect(x: text.maxX, y: middle - secondaryHeight / 2, width: end - text.maxX, height: secondaryHeight)
        }
        let picture = CGRect(x: start, y: middle - image.height / 2, width: image.width, height: image.height)
        return (placed(picture, in: bounds), placed(text, in: bounds), placed(second, in: bounds))
    }

    private func placed(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        let start = isMirrored ? bounds.width - rect.maxX : rect.minX
        return rect.offsetBy(dx: bounds.minX + start - rect.minX, dy: bounds.minY)
    }
}

extension UIListContentConfiguration.TextProperties {
    /// The height of the lines that a text has of itself, in points.
    func height(of text: String) -> CGFloat {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
        return font.wholeLineHeight * CGFloat(numberOfLines > 0 ? min(lines, numberOfLines) : lines)
    }
}

extension UIFont {
    /// The height of a line, in points, rounded up to half a point.
    var wholeLineHeight: CGFloat { (lineHeight * 2).rounded(.up) / 2 }
}
