extension UIViewController {
    /// Margins at the sides alone: 16 points, and 20 from the width of the larger phones on.
    var minimumMargins: NSDirectionalEdgeInsets {
        let side = ControlMetrics.current.sideMargins.side(inWidth: (viewIfLoaded?.window?.bounds ?? UIScreen.main.bounds).width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}

/// The margins that the system finds right at the sides of what fills a window.
struct SystemMargins: Equatable, Sendable {
    /// On a screen of the usual width, in points.
    var usual: CGFloat = 16
    /// From the width of the larger phones on.
    var wide: CGFloat = 20
    /// That width.
    var leastWide: CGFloat = 414

    func side(inWidth width: CGFloat) -> CGFloat { width < leastWide ? usual : wide }
}
