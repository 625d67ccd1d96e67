extension UIColor {
    /// Makes a color that a document names, with the numbers that the document gives for it.
    convenience init(assetName: String, fallback: UIColor) {
        let numbers = fallback.content.components(for: .current)
        self.init(content: .asset(AssetColor(name: assetName, universal: numbers)))
    }

    /// The color of the asset catalog that this one is, if it is one.
    var assetName: String? {
        guard case .asset(let color) = content else { return nil }
        return color.name
    }

    /// The color that documents call by a system color's name, such as `secondaryLabelColor`; nil if there is none.
    ///
    /// Names of both `systemColor` and the older `cocoaTouchSystemColor` attribute are understood.
    static func systemColor(named name: String) -> UIColor? {
        if let color = SystemColor.named[name] {
            return UIColor(content: .system(color))
        }
        return plainColors[name]
    }

    /// The fixed colors, by the names that documents of Xcode 4 to 10 use.
    private static let plainColors: [String: UIColor] = [
        "blackColor": .black, "darkGrayColor": .darkGray, "lightGrayColor": .lightGray, "whiteColor": .white,
        "grayColor": .gray, "redColor": .red, "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan,
        "yellowColor": .yellow, "magentaColor": .magenta, "orangeColor": .orange, "purpleColor": .purple,
        "brownColor": .brown, "clearColor": .clear,
    ]
}
