/// A part of a group: an item, or a group of its own.
indirect enum LayoutPart: Equatable {
    case item(ItemTemplate)
    case group(GroupTemplate)

    var frame: PartFrame {
        switch self {
        case .item(let item): item.frame
        case .group(let group): group.frame
        }
    }
}

/// How large a part is, and how much room it keeps.
struct PartFrame: Equatable {
    var size: LayoutSize
    /// What the part's content is smaller by than its place. `F25`
    var insets = NSDirectionalEdgeInsets.zero
    var edgeSpacing = LayoutEdgeSpacing.none
    var supplements: [SupplementTemplate] = []

    /// The room that the part takes along an axis before it is measured.
    func room(along axis: LayoutAxis, in container: CGSize) -> CGFloat {
        size[axis].length(in: container) + edgeSpacing.length(along: axis)
    }
}

/// A place for an item.
struct ItemTemplate: Equatable {
    var frame: PartFrame
}

/// Parts in a row, as often as they fit or as was asked for.
struct GroupTemplate: Equatable {
    /// What a group holds.
    enum Content: Equatable {
        /// Parts along an axis, over and over while they fit.
        case filling(LayoutAxis, [LayoutPart])
        /// A part along an axis, so many times.
        case repeating(LayoutAxis, LayoutPart, count: Int)
        /// A part along an axis, so many times, each as long as an equal share.
        case dividing(LayoutAxis, LayoutPart, count: Int)
        /// Items at places of their own.
        case custom([CustomPlace])
    }

    var frame: PartFrame
    var content: Content
    var spacing = LayoutSpacing.none

    /// Whether how many items there are in the group depends on how large they turn out to be.
    var isElastic: Bool {
        switch content {
        case .filling(let axis, let parts):
            !frame.size[axis].isEstimated && parts.contains { $0.frame.size[axis].isEstimated }
                || parts.contains(where: \.isElastic)
        case .repeating(_, let part, _), .dividing(_, let part, _): part.isElastic
        case .custom: false
        }
    }

    /// Whether the group's frames depend on how large anything in it turns out to be.
    var isEstimated: Bool { frame.size.isEstimated || parts.contains(where: \.isEstimated) }

    private var parts: [LayoutPart] {
        switch content {
        case .filling(_, let parts): parts
        case .repeating(_, let part, _), .dividing(_, let part, _): [part]
        case .custom: []
        }
    }
}

extension LayoutPart {
    fileprivate var isElastic: Bool {
        if case .group(let group) = self { group.isElastic } else { false }
    }

    fileprivate var isEstimated: Bool {
        if case .group(let group) = self { group.isEstimated } else { frame.size.isEstimated }
    }
}

/// A frame in a group of custom places.
struct CustomPlace: Equatable {
    var frame: CGRect
    var zIndex: Int
}

/// A view beside an item or a group, such as a badge.
struct SupplementTemplate: Equatable {
    var kind: String
    var size: LayoutSize
    var zIndex: Int
    var container: LayoutAnchor
    /// The point of the view itself that is put there; by default the one that keeps it inside.
    var item: LayoutAnchor?

    /// The view's frame at a part's frame.
    func frame(at part: CGRect, measured: CGSize? = nil) -> CGRect {
        let size = size.size(in: part.size, measured: measured)
        let target = container.point(of: part)
        let own = (item ?? LayoutAnchor(edges: container.edges)).point(of: CGRect(origin: .zero, size: size))
        return CGRect(x: target.x - own.x, y: target.y - own.y, width: size.width, height: size.height)
    }
}

/// A point of a rectangle: a corner, the middle of an edge or the middle, and a way from there.
struct LayoutAnchor: Equatable {
    var edges: NSDirectionalRectEdge
    var offset = CGPoint.zero
    /// Whether the way is counted in the rectangle's own width and height.
    var isFractional = false

    func point(of rect: CGRect) -> CGPoint {
        let x = Self.place(edges.contains(.leading), edges.contains(.trailing))
        let y = Self.place(edges.contains(.top), edges.contains(.bottom))
        let unit = isFractional ? rect.size : CGSize(width: 1, height: 1)
        return CGPoint(
            x: rect.minX + x * rect.width + offset.x * unit.width, y: rect.minY + y * rect.height + offset.y * unit.height)
    }

    private static func place(_ start: Bool, _ end: Bool) -> CGFloat { start == end ? 0.5 : start ? 0 : 1 }
}
