import Foundation

extension UIButton {
    /// The size of the title and the image with the room round them.
    var contentSize: CGSize {
        if let size = fixedSize { return size }
        let sizing = sizing
        guard let configuration else { return sizing.size(contentInsets: contentEdgeInsets).union(currentBackgroundImage?.size) }
        let size = sizing.size(configuration)
        let grid = PixelGrid(scale: ControlMetrics.current.roundsButtonsToPoints ? 1 : UIScreen.main.scale)
        return CGSize(width: grid.up(size.width), height: grid.up(size.height))
            .union(currentBackgroundImage?.size)
    }

    /// How far the title's baseline is below the top of a button of a height.
    func titleBaseline(inHeight height: CGFloat) -> CGFloat? {
        guard let lines = titleLines else { return nil }
        let insets = verticalInsets
        let room = height - insets.top - insets.bottom
        return insets.top + (room - lines.size.height) / 2 + lines.firstBaseline
    }

    /// The height that the title is in the middle of: the button's, or its own while it has none.
    var heightForBaseline: CGFloat { bounds.height > 0 ? bounds.height : contentSize.height }

    /// How far the last baseline of the title is above the first.
    var titleBaselineDistance: CGFloat { titleLines.map { $0.lastBaseline - $0.firstBaseline } ?? 0 }

    private var verticalInsets: (top: CGFloat, bottom: CGFloat) {
        guard let insets = configuration?.insetsInUse else { return (contentEdgeInsets.top, contentEdgeInsets.bottom) }
        return (insets.top, insets.bottom)
    }

    /// Whether the title is one of a configuration whose lines break.
    var titleCanWrap: Bool {
        switch configuration?.titleLineBreakMode {
        case .byWordWrapping, .byCharWrapping: storedTitleLabel != nil
        default: false
        }
    }

    /// The size of a button of a type that has its own symbol.
    private var fixedSize: CGSize? {
        switch buttonType {
        case .close: CGSize(width: 30, height: 30)
        default: nil
        }
    }

    private var sizing: ButtonSizing {
        ButtonSizing(
            title: titleLines?.size, subtitle: storedSubtitleLabel?.textLines(width: 0, numberOfLines: 0)?.size,
            image: shownImageSize, lineHeight: (storedTitleLabel?.font ?? typeFont).lineHeight)
    }

    /// The size of the image that is shown; nil without one.
    var shownImageSize: CGSize? { symbolSize ?? shownImage?.size }

    private var symbolSize: CGSize? {
        switch buttonType {
        case .infoLight, .infoDark, .detailDisclosure, .contactAdd: ControlMetrics.current.infoButtonSize
        case .custom, .system, .plain, .close: nil
        }
    }

    private var shownImage: UIImage? {
        guard let image = currentImage else { return nil }
        return currentPreferredSymbolConfiguration.flatMap(image.applyingSymbolConfiguration) ?? image
    }

    /// The title's lines: one, but for a configuration's, which goes on in the next where constraints leave too little room.
    private var titleLines: TextLines? {
        guard let label = storedTitleLabel else { return nil }
        guard let configuration, titleCanWrap, let width = layoutState.solvedWidth else {
            return label.textLines(width: 0, numberOfLines: 1)
        }
        let insets = configuration.insetsInUse
        return label.textLines(width: width - insets.leading - insets.trailing, numberOfLines: 0)
    }
}

extension CGSize {
    /// The larger width and the larger height of two sizes.
    fileprivate func union(_ other: CGSize?) -> CGSize {
        CGSize(width: max(width, other?.width ?? 0), height: max(height, other?.height ?? 0))
    }
}
