import HeadlessViews
import Testing

@Suite("Affine transforms")
struct TransformTests {
    private let point = CGPoint(x: 2, y: 3)

    @Test("Moves first and scales afterwards when a scaled transform is translated")
    func translatedBy() {
        let transform = CGAffineTransform(scaleX: 10, y: 100).translatedBy(x: 1, y: 2)
        #expect(point.applying(transform) == CGPoint(x: 30, y: 500))
    }

    @Test("Does the receiver first when two transforms are joined")
    func concatenating() {
        let scale = CGAffineTransform(scaleX: 10, y: 100)
        let move = CGAffineTransform(translationX: 1, y: 2)
        #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 21, y: 302))
        #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 30, y: 500))
    }

    @Test("Turns the x axis towards the y axis for a positive angle")
    func rotation() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-12)
        #expect(abs(turned.y - 1) < 1e-12)
    }

    @Test("Undoes a transform by its inverse, and keeps one that nothing can undo")
    func inverted() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
        let back = point.applying(transform).applying(transform.inverted())
        #expect(abs(back.x - point.x) < 1e-12)
        #expect(abs(back.y - point.y) < 1e-12)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test("Gives the upright rectangle about the corners of a turned rectangle")
    func rectangle() {
        let turned = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        #expect(turned == CGRect(x: -20, y: 0, width: 20, height: 10))
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }

    @Test("Does not round a rectangle's size when it is moved, and mirrors it for a negative scale")
    func uprightRectangle() {
        let rect = CGRect(x: 0.1, y: 0.3, width: 0.2, height: 0.7)
        #expect(rect.applying(CGAffineTransform(translationX: 1000.1, y: 7.7)).size == rect.size)
        let mirrored = CGRect(x: 1, y: 2, width: 10, height: 20).applying(CGAffineTransform(scaleX: -1, y: 2))
        #expect(mirrored == CGRect(x: -11, y: 4, width: 10, height: 40))
    }

    @Test("Leaves translation out of a size")
    func size() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 9, y: 9)
        #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
    }

    @Test("Is all zeros when made of nothing, which is not the identity")
    func empty() {
        #expect(!CGAffineTransform().isIdentity)
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(point.applying(CGAffineTransform()) == .zero)
    }

    @Test("Is written and read as six numbers")
    func coding() throws {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let data = try JSONEncoder().encode(transform)
        #expect(String(data: data, encoding: .utf8) == "[1,2,3,4,5,6]")
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
    }
}
