/// The part of a controller's view that bars cover, at its top or its bottom.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
    /// How far the bars reach over the view, in points.
    var length: CGFloat { get }
    /// The anchor of the part's top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the part's bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the part's height.
    var heightAnchor: NSLayoutDimension { get }
}

/// The guide at the top or the bottom of a controller's view.
final class ControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { layoutFrame.height }

    convenience init(_ role: Role) {
        self.init(role: role, identifier: role == .top ? "_UIViewControllerTop" : "_UIViewControllerBottom")
    }
}
