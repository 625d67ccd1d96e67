@_spi(Headless) import HeadlessViews
import Testing

@MainActor @Suite("Layout attributes")
struct LayoutAttributesTests {
    @Test("Have a place, and know what they are for")
    func content() {
        let cell = UICollectionViewLayoutAttributes(forCellWith: itemPath(1, 2))
        #expect(cell.indexPath == itemPath(1, 2))
        #expect(cell.representedElementCategory == .cell && cell.representedElementKind == nil)
        #expect(cell.alpha == 1 && cell.zIndex == 0 && !cell.isHidden && cell.frame == .zero)
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "head", with: itemPath(0, 0))
        #expect(header.representedElementCategory == .supplementaryView && header.representedElementKind == "head")
        let shade = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shade", with: itemPath(0, 0))
        #expect(shade.representedElementCategory == .decorationView)
    }

    @Test("A frame is a middle and a size; with a transform, the box round it")
    func frame() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: itemPath(0, 0))
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(attributes.center == CGPoint(x: 25, y: 40))
        #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(attributes.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
        #expect(attributes.size == CGSize(width: 30, height: 40))
    }

    @Test("Are equal by their content, and a copy is equal and another object")
    func equality() throws {
        let one = UICollectionViewLayoutAttributes(forCellWith: itemPath(0, 1))
        one.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let copy = try #require(one.copy() as? UICollectionViewLayoutAttributes)
        #expect(copy == one && copy !== one && copy.hashValue == one.hashValue)
        copy.alpha = 0.5
        #expect(copy != one)
        #expect(UICollectionViewLayoutAttributes(forCellWith: itemPath(0, 0)) != UICollectionViewLayoutAttributes(forCellWith: itemPath(0, 1)))
    }

    @Test("A subclass's copy is of its class, with what it adds")
    func subclass() throws {
        let one = RotatedAttributes(forCellWith: itemPath(0, 1))
        one.angle = 3
        let copy = try #require(one.copy() as? RotatedAttributes)
        #expect(copy.angle == 3 && copy == one)
        copy.angle = 4
        #expect(copy != one)
    }

    @Test("An invalidation context collects what is out of date")
    func context() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
        #expect(context.invalidatedItemIndexPaths == nil && context.invalidatedSupplementaryIndexPaths == nil)
        context.invalidateItems(at: [itemPath(0, 0)])
        context.invalidateItems(at: [itemPath(0, 1), itemPath(0, 0)])
        #expect(context.invalidatedItemIndexPaths == [itemPath(0, 0), itemPath(0, 1)])
        context.invalidateSupplementaryElements(ofKind: "head", at: [itemPath(1, 0)])
        #expect(context.invalidatedSupplementaryIndexPaths == ["head": [itemPath(1, 0)]])
        context.invalidateDecorationElements(ofKind: "shade", at: [itemPath(2, 0)])
        #expect(context.invalidatedDecorationIndexPaths == ["shade": [itemPath(2, 0)]])
        let flow = UICollectionViewFlowLayoutInvalidationContext()
        #expect(flow.invalidateFlowLayoutAttributes && flow.invalidateFlowLayoutDelegateMetrics)
    }
}

/// Attributes with a property of the app's own.
private final class RotatedAttributes: UICollectionViewLayoutAttributes {
    var angle = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? RotatedAttributes)?.angle = angle
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? RotatedAttributes else { return false }
        return MainActor.assumeIsolated { angle == other.angle } && super.isEqual(other)
    }
}
