/// A rectangle that constraints may refer to as they do to a view.
@preconcurrency @MainActor open class UILayoutGuide: HeadlessObject {
    /// What a guide's rectangle follows.
    enum Role: Hashable {
        case custom
        case safeArea
        case layoutMargins
        case readableContent
        case contentLayout
        case frameLayout
        case top
        case bottom
        case keyboard
    }

    let role: Role

    /// Where constraints place the guide, in its view's coordinates.
    var solvedFrame = CGRect.zero

    /// The view that the guide belongs to; setting it adds the guide to that view.
    open weak var owningView: UIView? {
        didSet { if role == .custom, oldValue !== owningView { move(from: oldValue) } }
    }

    /// The name that messages about constraints print for the guide. `E37`
    open var identifier: String

    /// Makes a guide; it is of use once a view has it.
    public override init() {
        role = .custom
        identifier = ""
        super.init()
    }

    init(role: Role, identifier: String) {
        self.role = role
        self.identifier = identifier
        super.init()
    }

    private func move(from old: UIView?) {
        old?.removeConstraints { $0 === self }
        old?.layoutState.guides.removeAll { $0 === self }
        owningView?.layoutState.guides.append(self)
    }

    /// The rectangle in the owning view's coordinates.
    ///
    /// A guide of one's own has none until constraints that refer to it are solved. `D34`
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        switch role {
        case .custom: return solvedFrame
        case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
        case .layoutMargins: return view.bounds.inset(by: view.layoutMargins)
        case .readableContent: return ReadableWidth.frame(in: view.bounds, margins: view.layoutMargins)
        case .frameLayout: return view.bounds
        case .contentLayout: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
        case .top: return CGRect(x: 0, y: 0, width: 0, height: view.safeAreaInsets.top)
        case .bottom:
            return CGRect(x: 0, y: view.bounds.maxY - view.safeAreaInsets.bottom, width: 0, height: view.safeAreaInsets.bottom)
        case .keyboard:
            let height = bottomInset
            return CGRect(x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
        }
    }
}

extension UILayoutGuide {
    /// How high a guide at the bottom of a view is.
    var bottomInset: CGFloat {
        guard let view = owningView, (self as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true else { return 0 }
        return view.safeAreaInsets.bottom
    }
}

/// The rectangle that is not too wide to read.
enum ReadableWidth {
    /// The margins' rectangle, or 920 points in the middle where the view is wider than 1008 and the margins leave more. `D33`
    static func frame(in bounds: CGRect, margins: UIEdgeInsets) -> CGRect {
        let inside = bounds.inset(by: margins)
        guard bounds.width > 1008, inside.width > 920 else { return inside }
        return CGRect(x: bounds.midX - 460, y: inside.minY, width: 920, height: inside.height)
    }
}

extension UIView {
    /// The guides that were added to the view; the system's own are not among them. `E35`
    public var layoutGuides: [UILayoutGuide] { layoutState.guides }

    /// Adds a guide, taking it from the view that has it.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView = self
    }

    /// Takes a guide away, with the constraints that refer to it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, layoutGuide.role == .custom else { return }
        layoutGuide.owningView = nil
    }

    /// One of the guides that every view has; made when it is first asked for.
    func systemGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
        if let guide = layoutState.systemGuides[role] { return guide }
        let guide = UILayoutGuide(role: role, identifier: role.identifier)
        guide.owningView = self
        layoutState.systemGuides[role] = guide
        return guide
    }
}

extension UILayoutGuide.Role {
    var identifier: String {
        switch self {
        case .custom: ""
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .layoutMargins: "UIViewLayoutMarginsGuide"
        case .readableContent: "UIViewReadableContentGuide"
        case .contentLayout: "UIScrollViewContentLayoutGuide"
        case .frameLayout: "UIScrollViewFrameLayoutGuide"
        case .top: "_UIViewControllerTop"
        case .bottom: "_UIViewControllerBottom"
        case .keyboard: "UIKeyboardLayoutGuide"
        }
    }
}
