extension UIFont {
    /// Makes the font that a document describes by its own name and its family's.
    convenience init(interfaceName: String, family: String?, size: CGFloat) {
        self.init(attributes: FontAttributes(name: interfaceName, family: family, size: UIFont.usable(size)))
    }

    /// The kind of text that the font was asked for by, if it was.
    var textStyle: UIFont.TextStyle? {
        attributes.textStyle
    }
}
