extension UIButton {
    /// Gives the image, the title and the subtitle their frames.
    func layOutContent() {
        if let configuration { return layOut(configuredFrames(configuration)) }
        let content = contentRect(forBounds: bounds)
        place(storedTitleLabel, titleRect(forContentRect: content))
        place(storedImageView, imageRect(forContentRect: content))
    }

    private func layOut(_ frames: ConfiguredButtonLayout.Frames) {
        place(storedImageView, frames.image)
        place(storedTitleLabel, frames.title)
        place(storedSubtitleLabel, frames.subtitle)
    }

    private func place(_ view: UIView?, _ frame: CGRect) {
        guard let view, view.superview === self, view.translatesAutoresizingMaskIntoConstraints else { return }
        let frame = PixelGrid(scale: screenScale).align(frame)
        if view.frame != frame { view.frame = frame }
    }

    /// Where image and title are without a configuration.
    var plainLayout: ButtonLayout {
        ButtonLayout(
            image: shownImageSize ?? .zero,
            title: storedTitleLabel?.textLines(width: 0, numberOfLines: 1).map { lines in
                CGSize(width: lines.size.width.pointsUp, height: lines.size.height.pointsUp)
            } ?? .zero,
            horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment, isMirrored: readsFromTheRight)
    }

    private func configuredFrames(_ configuration: Configuration) -> ConfiguredButtonLayout.Frames {
        let insets = configuration.insetsInUse
        let image = shownImageSize ?? .zero
        let room = bounds.insetByEdges(
            UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
        let isBeside = configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
        let taken = isBeside && image != .zero ? image.width + configuration.imagePadding : 0
        let frames = ConfiguredButtonLayout(
            room: room, image: image, title: size(of: storedTitleLabel, in: room.width - taken, canWrap: titleCanWrap),
            subtitle: size(of: storedSubtitleLabel, in: room.width - taken, canWrap: true),
            placement: configuration.imagePlacement, imagePadding: configuration.imagePadding,
            titlePadding: configuration.titlePadding, titleAlignment: configuration.titleAlignment,
            horizontal: horizontalPlace, vertical: contentVerticalAlignment.place
        ).frames
        return readsFromTheRight ? frames.mirrored(in: bounds) : frames
    }

    /// The place from where reading begins.
    private var horizontalPlace: ContentPlace {
        let side = effectiveContentHorizontalAlignment
        switch side {
        case .left: return readsFromTheRight ? .end : .start
        case .right: return readsFromTheRight ? .start : .end
        default: return side.place
        }
    }

    private func size(of label: UILabel?, in width: CGFloat, canWrap: Bool) -> CGSize {
        label?.textLines(width: width, numberOfLines: canWrap ? 0 : 1)?.size(scale: screenScale) ?? .zero
    }

    private var readsFromTheRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
