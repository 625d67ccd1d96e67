import Testing

@testable import HeadlessViews

@Suite("Sizes of strings")
struct StringSizeTests {
    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    private let unlimited = CGFloat.greatestFiniteMagnitude

    @Test("Gives a string, a bridged one and one with attributes the same size, which is not rounded")
    func size() {
        let size = "Some text".size(withAttributes: attributes)
        #expect(size == ("Some text" as NSString).size(withAttributes: attributes))
        #expect(size == NSAttributedString(string: "Some text", attributes: attributes).size())
        #expect(abs(size.height - 20.287_109) < 1e-5)
        #expect("a\nb".size(withAttributes: attributes).height == size.height * 2)
    }

    @Test("Gives an empty string the height of a line and no width")
    func empty() {
        let size = "".size(withAttributes: attributes)
        #expect(size.width == 0)
        #expect(abs(size.height - 20.287_109) < 1e-5)
    }

    @Test("Breaks lines at the width only when lines are asked for")
    func boundingRect() {
        let text = "some words that need several lines"
        let limits = CGSize(width: 100, height: unlimited)
        let lines = text.boundingRect(with: limits, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        #expect(lines.origin == .zero)
        #expect(lines.width <= 100)
        #expect(lines.height > 60)
        let line = text.boundingRect(with: limits, options: [], attributes: attributes, context: nil)
        #expect(line.height < 21)
        #expect(line.width > 200)
        #expect(abs(line.minY - UIFont.systemFont(ofSize: 17).descender) < 0.001)
    }

    @Test("Is higher than the limit unless lines that do not fit are left out")
    func heights() {
        let text = NSAttributedString(string: "some words that need several lines", attributes: attributes)
        let limits = CGSize(width: 100, height: 45)
        #expect(text.boundingRect(with: limits, options: .usesLineFragmentOrigin, context: nil).height > 45)
        let cut = text.boundingRect(with: limits, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
        #expect(abs(cut.height - 2 * 20.287_109) < 0.001)
    }

    @Test("Counts the room between lines only when it is asked to")
    func leading() throws {
        let font = try #require(UIFont(name: "HelveticaNeue", size: 100))
        let text = NSAttributedString(string: "a", attributes: [.font: font])
        let limits = CGSize(width: 1000, height: unlimited)
        let without = text.boundingRect(with: limits, options: .usesLineFragmentOrigin, context: nil).height
        let with = text.boundingRect(with: limits, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil).height
        #expect(abs(with - without - font.leading) < 0.001)
        #expect(font.leading > 2)
    }

    @Test("Shrinks text that does not fit as far as its context allows, and says how far")
    func shrinking() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let text = "a rather long line of text"
        let whole = text.size(withAttributes: attributes)
        let limits = CGSize(width: whole.width * 0.8, height: unlimited)
        let rect = text.boundingRect(with: limits, options: [], attributes: attributes, context: context)
        #expect(rect.width <= limits.width + 0.01)
        #expect(context.actualScaleFactor > 0.7)
        #expect(context.actualScaleFactor < 0.9)
        #expect(context.totalBounds == rect)
        _ = text.boundingRect(with: whole, options: [], attributes: attributes, context: context)
        #expect(context.actualScaleFactor == 1)
    }
}
