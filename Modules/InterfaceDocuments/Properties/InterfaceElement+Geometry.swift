import Foundation

/// Distances from the edges of a rectangle inwards, in points.
///
/// What they are called differs from element to element: `inset` and `edgeInsets` count from the left, `directionalEdgeInsets` from
/// the leading edge.
public struct InterfaceInsets: Sendable, Hashable {
    /// From the top.
    public var top: Double
    /// From the left, or the leading edge.
    public var leading: Double
    /// From the bottom.
    public var bottom: Double
    /// From the right, or the trailing edge.
    public var trailing: Double

    /// Makes insets.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// Geometry that the element itself writes in its attributes. A number that is absent, or is none, makes the whole nil.
extension InterfaceElement {
    /// `x`, `y`, `width` and `height`, as of `<rect>`.
    public var rect: CGRect? {
        guard let point, let size else { return nil }
        return CGRect(origin: point, size: size)
    }

    /// `x` and `y`, as of `<point>`.
    public var point: CGPoint? {
        guard let x = self[.x]?.number, let y = self[.y]?.number else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// `width` and `height`, as of `<size>`, `<image>` and `<value type="size">`.
    public var size: CGSize? {
        guard let width = self[.width]?.number, let height = self[.height]?.number else { return nil }
        return CGSize(width: width, height: height)
    }

    /// `horizontal` and `vertical`, as of `<offsetWrapper>`.
    public var offset: CGSize? {
        guard let horizontal = self[.horizontal]?.number, let vertical = self[.vertical]?.number else { return nil }
        return CGSize(width: horizontal, height: vertical)
    }

    /// The insets of `<inset>`, `<edgeInsets>` or `<directionalEdgeInsets>`.
    ///
    /// `minX` is the left, `minY` the top, `maxX` the right, `maxY` the bottom. The smallest normal number, 2.2250738585072014e-308, is
    /// Interface Builder's way to write a zero that is not the default. In the other two an absent edge is zero.
    public var insets: InterfaceInsets? {
        switch word {
        case .inset: insets(.minY, .minX, .maxY, .maxX, absent: nil)
        case .edgeInsets: insets(.top, .left, .bottom, .right, absent: 0)
        case .directionalEdgeInsets: insets(.top, .leading, .bottom, .trailing, absent: 0)
        default: nil
        }
    }

    private func insets(
        _ top: InterfaceWord, _ leading: InterfaceWord, _ bottom: InterfaceWord, _ trailing: InterfaceWord, absent: Double?
    ) -> InterfaceInsets? {
        func number(_ word: InterfaceWord) -> Double? {
            self[word].map { $0.number } ?? absent
        }
        guard let top = number(top), let leading = number(leading), let bottom = number(bottom), let trailing = number(trailing)
        else {
            return nil
        }
        return InterfaceInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
}

/// Geometry that a child with a `key` gives.
extension InterfaceElement {
    /// The rectangle that is the value of a property: `element.rect(keyed: .frame)`.
    public func rect(keyed key: InterfaceWord) -> CGRect? { child(.rect, keyed: key)?.rect }

    /// The point that is the value of a property.
    public func point(keyed key: InterfaceWord) -> CGPoint? { child(.point, keyed: key)?.point }

    /// The size that is the value of a property.
    public func size(keyed key: InterfaceWord) -> CGSize? { child(keyed: key)?.size }

    /// The insets that are the value of a property.
    public func insets(keyed key: InterfaceWord) -> InterfaceInsets? { child(keyed: key)?.insets }

    /// The offset that is the value of a property.
    public func offset(keyed key: InterfaceWord) -> CGSize? { child(.offsetWrapper, keyed: key)?.offset }
}
