import Testing

@testable import HeadlessViews

@Suite("Layers")
struct LayerTests {
    @Test("D55 Has an opaque black shadow and border, no opacity of the shadow, and no sublayers")
    func defaults() {
        let layer = CALayer()
        #expect(layer.shadowColor == .black)
        #expect(layer.shadowOpacity == 0)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(layer.shadowRadius == 3)
        #expect(layer.borderColor == .black)
        #expect(layer.borderWidth == 0)
        #expect(layer.sublayers == nil)
        #expect(layer.opacity == 1)
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(layer.maskedCorners.rawValue == 15)
    }

    @Test("D55 Has no sublayers again once the last was taken away")
    func noSublayers() {
        let (parent, child) = (CALayer(), CALayer())
        parent.addSublayer(child)
        #expect(parent.sublayers == [child])
        child.removeFromSuperlayer()
        #expect(parent.sublayers == nil)
        #expect(child.superlayer == nil)
    }

    @Test("Orders sublayers from back to front, and moves one that is there already")
    func ordering() {
        let parent = CALayer()
        let (one, two, three) = (CALayer(), CALayer(), CALayer())
        parent.sublayers = [one, two]
        parent.insertSublayer(three, below: two)
        #expect(parent.sublayers == [one, three, two])
        parent.insertSublayer(one, above: two)
        #expect(parent.sublayers == [three, two, one])
        parent.insertSublayer(one, at: 0)
        #expect(parent.sublayers == [one, three, two])
        parent.insertSublayer(two, at: 99)
        #expect(parent.sublayers == [one, three, two])
        parent.replaceSublayer(three, with: CALayer())
        #expect(parent.sublayers?.contains(three) == false)
    }

    @Test("Takes a layer from its former superlayer")
    func moving() {
        let (first, second, child) = (CALayer(), CALayer(), CALayer())
        first.addSublayer(child)
        second.addSublayer(child)
        #expect(first.sublayers == nil)
        #expect(child.superlayer === second)
    }

    @Test("Traps when a layer would lie upon itself")
    func cycle() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (parent, child) = (CALayer(), CALayer())
            parent.addSublayer(child)
            child.addSublayer(parent)
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("is a part of cycle in its layer tree"))
    }

    @Test("Derives its frame from bounds, position, anchor point and transform")
    func frame() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(layer.position == CGPoint(x: 60, y: 45))
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        layer.anchorPoint = .zero
        #expect(layer.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
        layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(layer.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(layer.bounds.size == CGSize(width: 10, height: 10))
        #expect(layer.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    @Test("Lays out once for any number of requests, the sublayers after itself")
    func layout() {
        let delegate = LayoutLog()
        let (parent, child) = (CALayer(), CALayer())
        (parent.name, child.name) = ("parent", "child")
        (parent.delegate, child.delegate) = (delegate, delegate)
        parent.addSublayer(child)
        child.setNeedsLayout()
        child.setNeedsLayout()
        parent.layoutIfNeeded()
        parent.layoutIfNeeded()
        #expect(delegate.names == ["parent", "child"])
    }

    @Test("Sets a property by its name, from any type of number")
    func keyValue() {
        let layer = CALayer()
        layer.setValue(8, forKey: "cornerRadius")
        layer.setValue(true, forKey: "masksToBounds")
        layer.setValue(NSNumber(value: 0.5), forKey: "shadowOpacity")
        layer.setValue(CGSize(width: 1, height: 2), forKey: "shadowOffset")
        layer.setValue(UIColor.red.cgColor, forKey: "borderColor")
        #expect(layer.cornerRadius == 8)
        #expect(layer.masksToBounds)
        #expect(layer.shadowOpacity == 0.5)
        #expect(layer.shadowOffset == CGSize(width: 1, height: 2))
        #expect(layer.value(forKey: "borderColor") as? CGColor == UIColor.red.cgColor)
        layer.setValue(nil, forKey: "borderColor")
        #expect(layer.borderColor == nil)
        #expect(layer.value(forKey: "borderColor") == nil)
    }

    @Test("Refuses a name that is no property's, and a UIColor where a CGColor belongs")
    func refusals() {
        let layer = CALayer()
        #expect(throws: KeyValueFailure.undefinedKey) {
            try layer.set(UIColor.red, forKey: "borderUIColor")
        }
        #expect(throws: KeyValueFailure.wrongType(expected: "CGColor", given: "UIColor")) {
            try layer.set(UIColor.red, forKey: "borderColor")
        }
        #expect(throws: KeyValueFailure.wrongType(expected: "a number", given: "String")) {
            try layer.set("8", forKey: "cornerRadius")
        }
        #expect(layer.borderColor == .black)
    }

    @Test("Joins mappings of space as those of the plane")
    func transforms() {
        let scale = CATransform3DMakeScale(2, 3, 1)
        let both = CATransform3DTranslate(scale, 5, 7, 0)
        #expect(CATransform3DGetAffineTransform(both) == CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 7))
        #expect(CATransform3DIsAffine(both))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
        let turned = CATransform3DGetAffineTransform(CATransform3DMakeRotation(1, 0, 0, 4))
        #expect(abs(turned.b - CGAffineTransform(rotationAngle: 1).b) < 1e-12)
    }

    private final class LayoutLog: CALayerDelegate {
        var names: [String] = []

        func layoutSublayers(of layer: CALayer) {
            names.append(layer.name ?? "")
        }
    }
}

@Suite("Layers on an actor")
struct LayerIsolationTests {
    @MainActor
    private final class Owner {
        let layer = CALayer()

        func round() {
            layer.cornerRadius = 4
            layer.borderColor = UIColor.separator.cgColor
        }
    }

    @Test("Is changed by its owner on the owner's actor, and by anyone else without one")
    @MainActor
    func isolation() async {
        let owner = Owner()
        owner.round()
        #expect(owner.layer.cornerRadius == 4)
        let radius = await Task.detached {
            let layer = CAShapeLayer()
            layer.lineWidth += 1
            return layer.lineWidth
        }.value
        #expect(radius == 2)
    }

    @Test("Has QuartzCore's values for shapes and gradients")
    func subclasses() {
        #expect(CAShapeLayer().fillColor == .black)
        #expect(CAShapeLayer().strokeColor == nil)
        #expect(CAShapeLayer().lineCap == .butt)
        #expect(CAGradientLayer().startPoint == CGPoint(x: 0.5, y: 0))
        #expect(CAGradientLayer().endPoint == CGPoint(x: 0.5, y: 1))
        #expect(CAGradientLayer().type.rawValue == "axial")
    }
}
