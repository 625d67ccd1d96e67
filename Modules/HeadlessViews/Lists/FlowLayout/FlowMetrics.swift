/// What a flow layout knows of a section beside its items.
struct FlowMetrics: Equatable {
    /// The slack in deciding whether an item fits: three thirds of a width are more than the width by a rounding error.
    static let tolerance: CGFloat = 1e-6

    var axis = LayoutAxis.vertical
    /// The room across the axis, less the content insets.
    var breadth: CGFloat
    var insets = UIEdgeInsets.zero
    var lineSpacing: CGFloat = 10
    var itemSpacing: CGFloat = 10
    /// The length of the header along the axis; zero for none. `F18`
    var headerLength: CGFloat = 0
    /// The length of the footer along the axis; zero for none. `F18`
    var footerLength: CGFloat = 0
    var grid = PixelGrid(scale: 1)

    /// The room for a line of items. `F11`
    var room: CGFloat {
        let sides = axis.across(insets)
        return breadth - sides.start - sides.end
    }

    /// How many items of a length fit in a line, one at least. `F11`
    ///
    /// Items without a length fit in any number.
    func capacity(ofLength length: CGFloat) -> Int {
        let step = length + itemSpacing
        guard step > 0 else { return .max }
        let count = (room + itemSpacing + Self.tolerance) / step
        return count < 1 ? 1 : count > 1e15 ? .max : Int(count)
    }
}
