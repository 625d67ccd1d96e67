import Foundation

extension NSAttributedString {
    /// The size of the text in points, not rounded: lines end at line feeds only.
    public func size() -> CGSize {
        TextMeasure.lines(of: self).size
    }

    /// The rectangle that the text takes within a size, in points and not rounded.
    ///
    /// The height may be larger than the size's: all lines count, unless the options say otherwise. A width or height of 0 sets no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StringMeasure(text: self, size: size, options: options).rect(context)
    }
}
