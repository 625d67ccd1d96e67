/// A view of text, whose fonts can follow the size that a person has chosen.
@MainActor protocol StyledTextShowing: UIView, UIContentSizeCategoryAdjusting {
    var content: StyledText { get set }
}

extension StyledTextShowing {
    /// Takes the fonts for the size that has been chosen, if the view is to and they are others.
    func followTextSize() {
        guard adjustsFontForContentSizeCategory, content.hasOtherFonts(for: traitCollection) else { return }
        content.scaleFonts(for: traitCollection)
        invalidateIntrinsicContentSize()
    }
}
