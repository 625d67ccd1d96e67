@testable import HeadlessViews

/// A view whose content has a size.
final class ContentView: UIView {
    var content: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }
}

/// A view whose lines are ten points high, and as many as its characters of ten points need.
final class WrappingView: UIView {
    var characters: CGFloat

    init(characters: CGFloat) {
        self.characters = characters
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var heightFollowsWidth: Bool { true }

    override var intrinsicContentSize: CGSize {
        let perLine = max((layoutState.solvedWidth ?? .infinity) / 10, 1).rounded(.down)
        let lines = (characters / perLine).rounded(.up)
        return CGSize(width: min(characters, perLine) * 10, height: lines * 10)
    }
}

@MainActor func makePlain(in owner: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    owner.addSubview(view)
    return view
}

extension UIView {
    /// Pins the view to its superview's edges.
    @discardableResult
    func pin(_ insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
        let constraints = [
            topAnchor.constraint(equalTo: superview!.topAnchor, constant: insets.top),
            leftAnchor.constraint(equalTo: superview!.leftAnchor, constant: insets.left),
            superview!.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
            superview!.rightAnchor.constraint(equalTo: rightAnchor, constant: insets.right),
        ]
        NSLayoutConstraint.activate(constraints)
        return constraints
    }

    /// Pins the view to the upper left corner of its superview.
    func pinToCorner(x: CGFloat = 0, y: CGFloat = 0) {
        topAnchor.constraint(equalTo: superview!.topAnchor, constant: y).isActive = true
        leftAnchor.constraint(equalTo: superview!.leftAnchor, constant: x).isActive = true
    }

    /// Gives the view a size.
    func fix(width: CGFloat? = nil, height: CGFloat? = nil) {
        if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
    }

    /// The frame once the outermost view is laid out.
    var solvedFrame: CGRect {
        var root = self
        while let superview = root.superview { root = superview }
        root.layoutIfNeeded()
        return frame
    }
}
