/// Where the image, the title and the subtitle of a button with a configuration are.
///
/// Everything is found as if reading began at the left, and turned round in the end where it does not.
struct ConfiguredButtonLayout {
    /// The rectangle that the content is aligned in.
    var room: CGRect
    /// The size of the image; zero without one.
    var image = CGSize.zero
    /// The size of the title; zero without one.
    var title = CGSize.zero
    /// The size of the subtitle; zero without one.
    var subtitle = CGSize.zero
    var placement: NSDirectionalRectEdge
    /// The room between the image and the texts.
    var imagePadding: CGFloat
    /// The room between the title and the subtitle.
    var titlePadding: CGFloat
    /// The side that the texts keep to among themselves.
    var titleAlignment: UIButton.Configuration.TitleAlignment
    var horizontal: ContentPlace
    var vertical: ContentPlace

    /// The frames of the three.
    struct Frames: Equatable {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero

        /// The frames turned round from side to side in a width.
        func mirrored(in bounds: CGRect) -> Frames {
            func turned(_ rect: CGRect) -> CGRect {
                CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
            }
            return Frames(image: turned(image), title: turned(title), subtitle: turned(subtitle))
        }
    }

    private var isBeside: Bool { placement == .leading || placement == .trailing }
    private var hasText: Bool { title != .zero || subtitle != .zero }
    private var gap: CGFloat { hasText && image != .zero ? imagePadding : 0 }

    /// The size of the texts, the title above the subtitle, cut to the room that the image leaves.
    private var text: CGSize {
        let gap = title != .zero && subtitle != .zero ? titlePadding : 0
        let width = isBeside ? room.width - image.width - self.gap : room.width
        return CGSize(
            width: min(max(title.width, subtitle.width), max(width, 0)), height: title.height + gap + subtitle.height)
    }

    var frames: Frames {
        let text = text
        return isBeside ? framesBeside(text) : framesAbove(text)
    }

    private func framesBeside(_ text: CGSize) -> Frames {
        let (start, length) = span(of: image.width + gap + text.width, from: room.minX, room.width, horizontal)
        let textWidth = length - image.width - gap
        let isFirst = placement == .leading
        let (imageTop, imageHeight) = span(of: image.height, from: room.minY, room.height, vertical)
        var frames = Frames()
        frames.image = CGRect(
            x: isFirst ? start : start + textWidth + gap, y: imageTop, width: image.width, height: imageHeight)
        let (top, _) = span(of: text.height, from: room.minY, room.height, vertical)
        place(&frames, x: isFirst ? start + image.width + gap : start, y: top, width: textWidth)
        return frames
    }

    private func framesAbove(_ text: CGSize) -> Frames {
        let (top, length) = span(of: image.height + gap + text.height, from: room.minY, room.height, vertical)
        let (imageLeft, imageWidth) = span(of: image.width, from: room.minX, room.width, horizontal)
        let (textLeft, textWidth) = span(of: text.width, from: room.minX, room.width, horizontal)
        let isFirst = placement == .top
        var frames = Frames()
        frames.image = CGRect(
            x: imageLeft, y: isFirst ? top : top + length - image.height, width: imageWidth, height: image.height)
        place(&frames, x: textLeft, y: isFirst ? top + image.height + gap : top, width: textWidth)
        return frames
    }

    /// Puts the title and the subtitle in a column.
    private func place(_ frames: inout Frames, x: CGFloat, y: CGFloat, width: CGFloat) {
        func line(_ size: CGSize, _ y: CGFloat) -> CGRect {
            let (left, length) = span(of: min(size.width, width), from: x, width, titlePlace)
            return CGRect(x: left, y: y, width: length, height: size.height)
        }
        frames.title = line(title, y)
        frames.subtitle = line(subtitle, y + title.height + (title != .zero ? titlePadding : 0))
    }

    /// Texts keep to an image beside them where nothing else is said.
    private var titlePlace: ContentPlace {
        switch titleAlignment {
        case .leading: .start
        case .center: .middle
        case .trailing: .end
        case .automatic: image == .zero || !isBeside ? .middle : placement == .leading ? .start : .end
        }
    }
}
