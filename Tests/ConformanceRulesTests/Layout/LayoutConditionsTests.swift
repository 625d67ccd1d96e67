import Testing

@testable import ConformanceRules

/// How a finding says where something was seen.
@Suite struct LayoutConditionsTests {
    private let all = LayoutConditions.all

    @Test("There are six widths, with two sizes of text, in two directions")
    func count() {
        #expect(Set(all).count == 24)
    }

    @Test("What is so everywhere has no place")
    func everywhere() {
        #expect(LayoutConditions.words(for: all) == "")
    }

    @Test("Widths are listed")
    func widths() {
        #expect(LayoutConditions.words(for: all.filter { $0.width == 320 }) == "at 320 points")
        #expect(LayoutConditions.words(for: all.filter { $0.width < 400 }) == "at 320, 375 and 390 points")
    }

    @Test("A size of text and a direction are told where they make a difference")
    func readers() {
        #expect(LayoutConditions.words(for: all.filter { $0.direction == .rightToLeft }) == "from right to left")
        #expect(
            LayoutConditions.words(for: all.filter { $0.width < 380 && $0.textSize != .extraSmall })
                == "at 320 and 375 points with the largest text")
        #expect(
            LayoutConditions.words(for: all.filter { $0.textSize == .extraSmall && $0.direction == .leftToRight })
                == "with the smallest text from left to right")
    }

    @Test("Widths that differ in what is so there are told apart")
    func groups() {
        let some = all.filter { $0.width == 320 || ($0.width == 375 && $0.textSize != .extraSmall) }
        #expect(LayoutConditions.words(for: some) == "at 320 points; at 375 points with the largest text")
    }
}
