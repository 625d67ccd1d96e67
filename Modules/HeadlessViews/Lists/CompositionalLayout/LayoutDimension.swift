/// How long a part of a compositional layout is along one axis.
struct LayoutDimension: Hashable {
    /// What the number means. `F24`
    enum Measure {
        /// Points.
        case absolute
        /// A share of the containing part's width.
        case fractionalWidth
        /// A share of the containing part's height.
        case fractionalHeight
        /// Points, until the real length is known.
        case estimated
        /// Points, until the real length of the longest of the parts side by side is known.
        case uniform
    }

    var measure: Measure
    var value: CGFloat

    var isEstimated: Bool { measure == .estimated || measure == .uniform }

    /// The length in a container, or the estimate of it.
    func length(in container: CGSize) -> CGFloat {
        switch measure {
        case .absolute, .estimated, .uniform: value
        case .fractionalWidth: value * container.width
        case .fractionalHeight: value * container.height
        }
    }
}

/// The two lengths of a part of a compositional layout.
struct LayoutSize: Hashable {
    var width: LayoutDimension
    var height: LayoutDimension

    subscript(axis: LayoutAxis) -> LayoutDimension { axis == .horizontal ? width : height }

    var isEstimated: Bool { width.isEstimated || height.isEstimated }

    /// The axes along which the size is estimated.
    var flexibleAxes: LayoutAxes {
        let horizontal: LayoutAxes = width.isEstimated ? .horizontal : []
        return horizontal.union(height.isEstimated ? .vertical : [])
    }

    func size(in container: CGSize) -> CGSize { CGSize(width: width.length(in: container), height: height.length(in: container)) }

    /// The size with what is measured in place of what is estimated.
    func size(in container: CGSize, measured: CGSize?) -> CGSize {
        let size = size(in: container)
        guard let measured else { return size }
        return CGSize(
            width: width.isEstimated ? measured.width : size.width, height: height.isEstimated ? measured.height : size.height)
    }
}

/// A space between parts of a compositional layout.
struct LayoutSpacing: Hashable {
    /// The space, in points; the least one where it is flexible.
    var value: CGFloat
    /// Whether it takes a part of what is left over.
    var isFlexible: Bool

    static let none = LayoutSpacing(value: 0, isFlexible: false)
}

/// The spaces around an item or group, outside its frame.
struct LayoutEdgeSpacing: Hashable {
    var leading = LayoutSpacing.none
    var top = LayoutSpacing.none
    var trailing = LayoutSpacing.none
    var bottom = LayoutSpacing.none

    static let none = LayoutEdgeSpacing()

    func start(_ axis: LayoutAxis) -> LayoutSpacing { axis == .horizontal ? leading : top }
    func end(_ axis: LayoutAxis) -> LayoutSpacing { axis == .horizontal ? trailing : bottom }

    /// The least room that the two spaces along an axis take.
    func length(along axis: LayoutAxis) -> CGFloat { start(axis).value + end(axis).value }
}

extension NSDirectionalEdgeInsets {
    func start(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? leading : top }
    func end(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }

    /// The rectangle moved inwards, with the leading edge on the left.
    func shrinking(_ rect: CGRect, on axes: [LayoutAxis] = [.horizontal, .vertical]) -> CGRect {
        var rect = rect
        if axes.contains(.horizontal) {
            rect.origin.x += leading
            rect.size.width = max(0, rect.width - leading - trailing)
        }
        if axes.contains(.vertical) {
            rect.origin.y += top
            rect.size.height = max(0, rect.height - top - bottom)
        }
        return rect
    }

    func adding(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
            trailing: trailing + other.trailing)
    }
}
