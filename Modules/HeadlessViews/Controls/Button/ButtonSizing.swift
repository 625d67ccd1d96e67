import Foundation

/// How large a button is round what it shows.
struct ButtonSizing {
    /// The title's size in points, not rounded; nil without one.
    var title: CGSize?
    /// The size of the subtitle; nil without one.
    var subtitle: CGSize?
    /// The size of the image; nil without one.
    var image: CGSize?
    /// The height of a line of a title.
    var lineHeight: CGFloat = 18

    /// The size of a button without a configuration: whole points, and as much room above and below a title alone as insets leave
    /// undecided. `E27` `D48`
    ///
    /// One without title and image is as high as one with a title of no text, and has a least width where no insets are set.
    func size(contentInsets insets: UIEdgeInsets) -> CGSize {
        let label = title.map { CGSize(width: $0.width.pointsUp, height: $0.height.pointsUp) }
        guard label != nil || image != nil else {
            let line = lineHeight.pointsUp
            return insets == .zero
                ? CGSize(width: Self.emptyWidth, height: line + Self.titleRoom) : CGSize(width: 0, height: line).adding(insets)
        }
        let content = CGSize(
            width: (label?.width ?? 0) + (image?.width ?? 0), height: max(label?.height ?? 0, image?.height ?? 0))
        if insets == .zero, image == nil { return CGSize(width: content.width, height: content.height + Self.titleRoom) }
        return content.adding(insets)
    }

    /// The size of a button with a configuration, not rounded.
    func size(_ configuration: UIButton.Configuration) -> CGSize {
        let text = textSize(padding: configuration.titlePadding)
        let content: CGSize
        switch (text, image) {
        case (let text?, let image?):
            content = joined(text, image, padding: configuration.imagePadding, isBeside: configuration.imageIsBeside)
        default: content = text ?? image ?? .zero
        }
        let insets = configuration.insetsInUse
        return CGSize(
            width: content.width + insets.leading + insets.trailing, height: content.height + insets.top + insets.bottom)
    }

    /// The size of the title and the subtitle below it.
    private func textSize(padding: CGFloat) -> CGSize? {
        guard let subtitle else { return title }
        guard let title else { return subtitle }
        return CGSize(width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
    }

    private func joined(_ text: CGSize, _ image: CGSize, padding: CGFloat, isBeside: Bool) -> CGSize {
        isBeside
            ? CGSize(width: text.width + padding + image.width, height: max(text.height, image.height))
            : CGSize(width: max(text.width, image.width), height: text.height + padding + image.height)
    }

    /// The room above and below a title where no insets decide it.
    static let titleRoom: CGFloat = 12
    private static let emptyWidth: CGFloat = 30
}

extension UIButton.Configuration {
    /// The room round the title and the image: what was set, else what the button's size stands for.
    var insetsInUse: NSDirectionalEdgeInsets {
        guard contentInsets == Self.defaultContentInsets else { return contentInsets }
        switch buttonSize {
        case .mini, .small: return NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: return contentInsets
        case .large: return NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    /// The font of a title that has none: running text, and smaller for the smaller sizes.
    var titleFontInUse: UIFont {
        if let titleFont { return titleFont }
        switch buttonSize {
        case .mini, .small: return .preferredFont(forTextStyle: .subheadline)
        case .medium, .large: return .preferredFont(forTextStyle: .body)
        }
    }

    fileprivate var imageIsBeside: Bool { imagePlacement == .leading || imagePlacement == .trailing }
}

extension CGSize {
    func adding(_ insets: UIEdgeInsets) -> CGSize {
        CGSize(width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
    }
}

extension CGFloat {
    /// The least whole number of points that is not below; what is over by less than arithmetic's error does not count.
    var pointsUp: CGFloat { PixelGrid(scale: 1).up(self) }
}
