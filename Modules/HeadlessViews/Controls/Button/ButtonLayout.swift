/// Where the image and the title of a button without a configuration are: one after the other, as a group that is aligned in the button.
///
/// Interface insets move each of them by itself, or shrink what it may fill.
struct ButtonLayout {
    /// The size of the image; zero without one.
    var image = CGSize.zero
    /// The size of the title; zero without one.
    var title = CGSize.zero
    /// The side that the content keeps to: none of `leading` and `trailing`.
    var horizontal: UIControl.ContentHorizontalAlignment
    var vertical: UIControl.ContentVerticalAlignment
    /// Whether the image stands after the title, as it does where reading begins at the right.
    var isMirrored = false

    /// The frame of the image in a rectangle for the content, of which insets take something away.
    func imageFrame(in content: CGRect, insets: UIEdgeInsets) -> CGRect {
        guard image != .zero else { return CGRect(origin: content.origin, size: .zero) }
        let room = content.insetByEdges(insets)
        let width = min(image.width, content.width)
        let text = min(title.width, max(content.width - width, 0))
        let (start, length) = span(of: width + text, from: room.minX, room.width, horizontal.place)
        let isFilled = horizontal == .fill && title == .zero
        let left = isMirrored ? start + length - (isFilled ? length : width) : start
        let (top, height) = span(of: min(image.height, room.height), from: room.minY, room.height, vertical.place)
        return CGRect(x: left, y: top, width: isFilled ? length : width, height: height)
    }

    /// The frame of the title in a rectangle for the content, of which insets take something away; it is cut to the room beside the image.
    func titleFrame(in content: CGRect, insets: UIEdgeInsets) -> CGRect {
        let room = content.insetByEdges(insets)
        let picture = min(image.width, content.width)
        let width = min(title.width, max(room.width - picture, 0))
        let (start, length) = span(of: picture + width, from: room.minX, room.width, horizontal.place)
        let (top, height) = span(of: min(title.height, room.height), from: room.minY, room.height, vertical.place)
        return CGRect(x: isMirrored ? start : start + picture, y: top, width: max(length - picture, 0), height: height)
    }
}

/// Where something lies along a room that is longer.
enum ContentPlace {
    case start
    case middle
    case end
    case all
}

/// Where something of a length begins along a room, and how long it is there.
func span(of length: CGFloat, from start: CGFloat, _ room: CGFloat, _ place: ContentPlace) -> (start: CGFloat, length: CGFloat) {
    switch place {
    case .start: (start, length)
    case .middle: (start + (room - length) / 2, length)
    case .end: (start + room - length, length)
    case .all: (start, room)
    }
}

extension UIControl.ContentHorizontalAlignment {
    /// The place from the left; the alignment is none of `leading` and `trailing`.
    var place: ContentPlace {
        switch self {
        case .left, .leading: .start
        case .center: .middle
        case .right, .trailing: .end
        case .fill: .all
        }
    }
}

extension UIControl.ContentVerticalAlignment {
    var place: ContentPlace {
        switch self {
        case .top: .start
        case .center: .middle
        case .bottom: .end
        case .fill: .all
        }
    }
}

extension CGRect {
    /// The rectangle within insets, no smaller than nothing.
    func insetByEdges(_ insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: max(width - insets.left - insets.right, 0),
            height: max(height - insets.top - insets.bottom, 0))
    }
}
