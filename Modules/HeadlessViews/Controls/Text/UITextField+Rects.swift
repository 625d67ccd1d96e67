extension UITextField {
    /// How far the text keeps from the border at each side: what iOS shows, no contract.
    private var textMargin: CGFloat {
        switch borderStyle {
        case .none: 0
        case .line, .bezel: 2
        case .roundedRect: 7
        }
    }

    private var readsFromTheRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Where the view at an end is: as large as it is, in the middle of the height.
    func overlayRect(_ view: UIView?, in bounds: CGRect, atStart: Bool) -> CGRect {
        guard let view else { return .zero }
        let size = view.bounds.size
        let left = atStart != readsFromTheRight
        return CGRect(
            x: left ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// What the border and the views at the ends leave.
    func roomForText(in bounds: CGRect) -> CGRect {
        var room = bounds.insetByEdges(UIEdgeInsets(top: 0, left: textMargin, bottom: 0, right: textMargin))
        for view in [leftView, rightView].compactMap(\.self) where view.superview === self {
            let rect = view === leftView ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
            if rect.midX < bounds.midX {
                let start = max(room.minX, rect.maxX)
                room = CGRect(x: start, y: room.minY, width: max(room.maxX - start, 0), height: room.height)
            } else {
                room.size.width = max(min(room.maxX, rect.minX) - room.minX, 0)
            }
        }
        return room
    }

    /// Gives the views at the ends their frames.
    func layOutOverlays() {
        for view in [leftView, rightView].compactMap(\.self) where view.superview === self {
            let rect = view === leftView ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
            if view.frame != rect { view.frame = rect }
        }
    }
}
