import Testing

@testable import HeadlessViews

/// A font whose characters are all 10 points wide, so that a test can count them.
let evenFont = UIFont(name: "Courier", size: 10 / 0.6) ?? .systemFont(ofSize: 17)

@Suite("Breaking lines")
struct LineBreakingTests {
    private func count(
        _ text: String, width: CGFloat, limit: Int = 0, mode: NSLineBreakMode = .byWordWrapping
    ) -> Int {
        lines(text, width: width, limit: limit, mode: mode).count
    }

    private func lines(
        _ text: String, width: CGFloat, limit: Int = 0, mode: NSLineBreakMode = .byWordWrapping
    ) -> TextLines {
        TextMeasure.lines(of: text, in: evenFont, width: width, numberOfLines: limit, lineBreakMode: mode)
    }

    @Test("Puts as many words in a line as have room, and lets spaces hang over its end")
    func words() {
        #expect(count("aaa bbb ccc", width: 110) == 1)
        #expect(count("aaa bbb ccc", width: 109) == 2)
        #expect(count("aaa bbb ccc", width: 70) == 2)
        #expect(count("aaa bbb ccc", width: 69) == 3)
        #expect(abs(lines("aaa    bbb", width: 40).size.width - 30) < 0.01)
    }

    @Test("Breaks a word that is longer than the width between its characters")
    func longWords() {
        #expect(count("aaaaaaaaaa", width: 40) == 3)
        #expect(count("a bbbbbbbbbb", width: 50) == 3)
        #expect(count("wide", width: 1) == 4)
    }

    @Test("Breaks between any two characters when it is told to")
    func characters() {
        #expect(count("aaa bbb", width: 50, mode: .byWordWrapping) == 2)
        let lines = lines("aaa bbb ccc", width: 50, mode: .byCharWrapping)
        #expect(lines.count == 3)
        #expect(abs(lines.size.width - 50) < 0.01)
    }

    @Test(
        "Breaks behind hyphens, dashes and slashes, and not in front of what closes",
        arguments: [
            ("aaa-bbb", 2), ("aaa\u{2013}bbb", 2), ("aaa/bbb", 2), ("555-1234", 2), ("aaa bbb!", 2), ("aaaa\u{A0}b", 2),
            ("a(bb) c", 2),
        ])
    func breaksInWords(text: String, expected: Int) {
        #expect(count(text, width: 40) == expected)
    }

    @Test("Keeps together what a hyphen or a no-break space joins to digits or words")
    func glue() {
        // A break in front of the digits would put four characters in the first line and leave room beside them.
        #expect(abs(lines("x 55-1234", width: 80).size.width - 70) < 0.01)
        #expect(abs(lines("x 55\u{A0}1234", width: 80).size.width - 70) < 0.01)
        #expect(abs(lines("x aa-bbbb", width: 80).size.width - 50) < 0.01)
    }

    @Test("Breaks Chinese and Japanese between characters, but not in front of a stop or behind a bracket")
    func ideographs() {
        let font = UIFont.systemFont(ofSize: 10)
        func widest(_ text: String, _ width: CGFloat) -> (Int, CGFloat) {
            let lines = TextMeasure.lines(of: text, in: font, width: width)
            return (lines.count, lines.size.width)
        }
        #expect(widest("中文排版規則", 40).0 == 2)
        // The stop takes the character in front of it along.
        #expect(widest("中文排版。", 45).0 == 2)
        #expect(widest("中文排版。", 45).1 < 35)
        #expect(widest("中文中文「排", 55).0 == 2)
        #expect(widest("中文中文「排", 55).1 < 45)
    }

    @Test("Ends lines at line feeds; the last one begins a line with nothing in it, where one is allowed")
    func lineFeeds() {
        #expect(count("a\nb", width: 500) == 2)
        #expect(count("a\r\nb", width: 500) == 2)
        #expect(count("a\n\nb", width: 500) == 3)
        #expect(count("a\n", width: 500) == 2)
        #expect(lines("a\n", width: 500, limit: 1).count == 1)
        #expect(lines("a\n", width: 500, limit: 0).size.height == 2 * lines("a", width: 500, limit: 0).size.height)
        #expect(count("a\u{2028}b", width: 500) == 2)
        #expect(count("", width: 500) == 1)
    }

    @Test("Stops at the number of lines and says that text is left")
    func limit() {
        let three = lines("aaa bbb ccc ddd", width: 40, limit: 3)
        #expect(three.count == 3)
        #expect(three.isTruncated)
        let four = lines("aaa bbb ccc ddd", width: 40, limit: 4)
        #expect(four.count == 4)
        #expect(!four.isTruncated)
    }

    @Test("Lets the last line go on as far as the mark has room where the end of the text is left out")
    func truncation() {
        #expect(abs(lines("aa bbbbbb", width: 50, limit: 1, mode: .byTruncatingTail).size.width - 50) < 0.01)
        #expect(abs(lines("aa bbbbbb", width: 50, limit: 1, mode: .byWordWrapping).size.width - 20) < 0.01)
        // What has room with the mark of the cut behind it: a line of 55 points shows three letters, a space and the mark.
        #expect(abs(lines("aa bbbbbb", width: 55, limit: 1, mode: .byTruncatingTail).size.width - 50) < 0.01)
        #expect(abs(lines("aa bbbbbb", width: 55, limit: 1, mode: .byClipping).size.width - 55) < 0.01)
        #expect(lines("aa bbbbbb", width: 50, limit: 1, mode: .byTruncatingTail).isTruncated)
        #expect(!lines("aa bb", width: 50, limit: 1, mode: .byTruncatingTail).isTruncated)
    }

    @Test("Never breaks a line in a size that was measured from it and rounded up", arguments: [1, 2, 3] as [CGFloat])
    func roundedWidths(scale: CGFloat) {
        for size in stride(from: CGFloat(9), through: 40, by: 0.5) {
            let font = UIFont.systemFont(ofSize: size)
            let whole = TextMeasure.lines(of: "Some words - to break, and more", in: font).size(scale: scale)
            #expect(TextMeasure.lines(of: "Some words - to break, and more", in: font, width: whole.width).count == 1)
        }
    }
}
