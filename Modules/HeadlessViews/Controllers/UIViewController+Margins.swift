extension UIViewController {
    /// Margins at the sides alone: 16 points, and 20 from the width of the larger phones on.
    var minimumMargins: NSDirectionalEdgeInsets {
        let width = (viewIfLoaded?.window?.bounds ?? UIScreen.main.bounds).width
        let side: CGFloat = width < 414 ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}
