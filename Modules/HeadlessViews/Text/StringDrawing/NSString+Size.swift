import Foundation

extension NSString {
    /// The size of the text in points, not rounded: lines end at line feeds only.
    ///
    /// - Parameter attrs: the font and what else counts; without a font the text is set in Helvetica of 12 points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as String).size(withAttributes: attrs)
    }

    /// The rectangle that the text takes within a size, in points and not rounded.
    ///
    /// The height may be larger than the size's: all lines count, unless the options say otherwise. A width or height of 0 sets no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

extension String {
    /// The size of the text in points, not rounded: lines end at line feeds only.
    ///
    /// UIKit has it too, through the bridge from `String` to `NSString`: not Headless only.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs ?? [:]).size(emptyIn: attrs?[.font] as? UIFont)
    }

    /// The rectangle that the text takes within a size, in points and not rounded.
    ///
    /// UIKit has it too, through the bridge from `String` to `NSString`: not Headless only.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        if isEmpty { return CGRect(origin: .zero, size: self.size(withAttributes: attributes)) }
        return NSAttributedString(string: self, attributes: attributes ?? [:])
            .boundingRect(with: size, options: options, context: context)
    }
}

extension NSAttributedString {
    /// The size of the text, or of an empty one in a font: as high as a line and of no width.
    fileprivate func size(emptyIn font: UIFont?) -> CGSize {
        length > 0 ? size() : TextMeasure.lines(of: "", in: font ?? .unstated).size
    }
}
