import Testing

@testable import HeadlessViews

private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
}

/// Fails as soon as the framework calls an overridable method before the class is ready for it.
private final class CarefulView: UIView {
    private var label: UILabel!
    private(set) var frameChanges = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        label = UILabel()
    }

    required init?(coder: NSCoder) { nil }

    override func setNeedsLayout() {
        super.setNeedsLayout()
        label.setNeedsLayout()
    }

    override var frame: CGRect {
        didSet { frameChanges += 1 }
    }
}

@MainActor @Suite("A view's defaults")
struct ViewDefaultTests {
    private let view = UIView()

    @Test("D43 Look and behaviour")
    func defaults() {
        #expect(view.alpha == 1)
        #expect(!view.isHidden)
        #expect(view.isOpaque)
        #expect(view.backgroundColor == nil)
        #expect(!view.clipsToBounds)
        #expect(view.contentMode == .scaleToFill)
        #expect(view.isUserInteractionEnabled)
        #expect(!view.isMultipleTouchEnabled)
        #expect(!view.isExclusiveTouch)
        #expect(view.clearsContextBeforeDrawing)
        #expect(view.autoresizingMask == [])
        #expect(view.autoresizesSubviews)
        #expect(view.tag == 0)
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.gestureRecognizers == nil)
        #expect(view.restorationIdentifier == nil)
    }

    @Test("D43 Place and traits")
    func placeDefaults() {
        #expect(view.frame == .zero)
        #expect(view.transform == .identity)
        #expect(view.superview == nil)
        #expect(view.window == nil)
        #expect(view.subviews.isEmpty)
        #expect(view.semanticContentAttribute == .unspecified)
        #expect(view.overrideUserInterfaceStyle == .unspecified)
        #expect(view.tintAdjustmentMode == .automatic)
        #expect(view.tintColor == .systemBlue)
        #expect(view.contentScaleFactor == UIScreen.main.scale)
        #expect(view.traitCollection.horizontalSizeClass == .compact)
    }

    @Test("D55 The layer's shadow and border")
    func layerDefaults() {
        #expect(view.layer.shadowColor == .black)
        #expect(view.layer.shadowOpacity == 0)
        #expect(view.layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(view.layer.shadowRadius == 3)
        #expect(view.layer.borderColor == .black)
        #expect(view.layer.sublayers == nil)
    }

    @Test("E14 E16 No size of its own, hugging 250 and compression resistance 750")
    func layoutDefaults() {
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            #expect(view.contentHuggingPriority(for: axis).rawValue == 250)
            #expect(view.contentCompressionResistancePriority(for: axis).rawValue == 750)
        }
        #expect(view.constraints.isEmpty)
        #expect(view.layoutGuides.isEmpty)
        #expect(view.alignmentRectInsets == .zero)
        #expect(!UIView.requiresConstraintBasedLayout)
    }

    @Test("Priorities are kept for each axis")
    func priorities() {
        view.setContentHuggingPriority(.required, for: .vertical)
        view.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(view.contentHuggingPriority(for: .vertical) == .required)
        #expect(view.contentCompressionResistancePriority(for: .horizontal) == UILayoutPriority(1))
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }

    @Test("The layer is of the class that the view names, and keeps the look")
    func layer() {
        #expect(GradientView().layer is CAGradientLayer)
        view.backgroundColor = .red
        view.isHidden = true
        view.clipsToBounds = true
        view.alpha = 0.5
        let mask = UIView()
        view.mask = mask
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
        #expect(view.layer.isHidden)
        #expect(view.layer.masksToBounds)
        #expect(view.layer.opacity == 0.5)
        #expect(view.layer.mask === mask.layer)
    }

    @Test("D19 init(frame:) calls nothing that a subclass may override")
    func initializing() {
        let view = CarefulView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(view.frameChanges == 0)
        view.bounds.size.width = 9
        #expect(view.frame.width == 9)
    }

    @Test("Tint is the superview's where a view has none, and both hear of it")
    func tint() {
        let inner = TintView()
        view.addSubview(inner)
        view.tintColor = .red
        #expect(inner.tintColor == .red)
        #expect(inner.changes == 1)
        inner.tintColor = .green
        view.tintColor = .blue
        #expect(inner.tintColor == .green)
        #expect(inner.changes == 2)
    }

    @Test("An interface style reaches the views inside, which hear of it with the traits that were")
    func interfaceStyle() {
        let inner = TintView()
        view.addSubview(inner)
        view.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.previousStyle == .light)
        view.overrideUserInterfaceStyle = .dark
        #expect(inner.traitChanges == 1)
    }

    @Test("Animations end at once, with their completion called")
    func animations() {
        var log: [String] = []
        UIView.animate(withDuration: 1) {
            log.append("a")
        } completion: {
            log.append("a \($0)")
        }
        UIView.animate(withDuration: 1, delay: 2, options: [.curveEaseIn]) { log.append("b") }
        UIView.performWithoutAnimation { log.append("c") }
        UIView.transition(with: view, duration: 1, animations: { log.append("d") }, completion: nil)
        #expect(log == ["a", "a true", "b", "c", "d"])
    }
}

private final class TintView: UIView {
    private(set) var changes = 0
    private(set) var traitChanges = 0
    private(set) var previousStyle: UIUserInterfaceStyle?

    override func tintColorDidChange() { changes += 1 }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        traitChanges += 1
        previousStyle = previousTraitCollection?.userInterfaceStyle
    }
}
