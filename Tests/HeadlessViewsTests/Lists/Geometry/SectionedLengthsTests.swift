@testable import HeadlessViews
import Testing

@Suite("The lengths of a table's sections")
struct SectionedLengthsTests {
    private let lengths = SectionedLengths([
        .init(lead: 1, header: 20, rows: RunLengths([10, 30]), footer: 5, trail: 2), .init(rows: RunLengths(count: 0, each: 44)),
        .init(lead: 4, rows: RunLengths(count: 3, each: 44), trail: 8),
    ])

    @Test("Parts of a section lie in their order")
    func parts() {
        #expect(lengths.extent(ofSection: 0) == 0..<68)
        #expect(lengths.header(of: 0) == 1..<21)
        #expect(lengths.rows(of: 0) == 21..<61)
        #expect(lengths.row(at: IndexPath(row: 1, section: 0)) == 31..<61)
        #expect(lengths.footer(of: 0) == 61..<66)
        #expect(lengths.extent(ofSection: 1) == 68..<68)
        #expect(lengths.row(at: IndexPath(row: 2, section: 2)) == 160..<204)
        #expect(lengths.total == 212)
    }

    @Test("An offset finds its row, and no row in a header or a space")
    func rowAtOffset() {
        #expect(lengths.row(at: 21) == IndexPath(row: 0, section: 0))
        #expect(lengths.row(at: 60.9) == IndexPath(row: 1, section: 0))
        #expect(lengths.row(at: 62) == nil)
        #expect(lengths.row(at: 69) == nil)
        #expect(lengths.row(at: 72) == IndexPath(row: 0, section: 2))
        #expect(lengths.row(at: 212) == nil)
        #expect(lengths.section(at: 67) == 0)
        #expect(lengths.section(at: 68) == 2)
    }

    @Test("A band finds its rows by section")
    func rowsInBand() {
        let rows = lengths.rows(in: 40..<120)
        #expect(rows.map(\.section) == [0, 2])
        #expect(rows.map(\.rows) == [1..<2, 0..<2])
        #expect(lengths.rows(in: -100..<0).isEmpty)
        #expect(lengths.sections(in: 0..<67) == 0..<1)
        #expect(lengths.sections(in: 67..<69) == 0..<3)
    }

    @Test("What is measured moves what lies below")
    func measure() {
        var lengths = lengths
        lengths.setRow(50, at: IndexPath(row: 0, section: 0))
        lengths.setHeader(30, of: 2)
        lengths.setFooter(0, of: 0)
        #expect(lengths.row(at: IndexPath(row: 1, section: 0)) == 71..<101)
        #expect(lengths.header(of: 2) == 107..<137)
        #expect(lengths.total == 277)
    }

    @Test("A million rows in one section")
    func manyRows() {
        let lengths = SectionedLengths([.init(header: 28, rows: RunLengths(count: 1_000_000, each: 44.5))])
        #expect(lengths.total == 44_500_028)
        #expect(lengths.row(at: 44_500_027) == IndexPath(row: 999_999, section: 0))
        #expect(lengths.row(at: IndexPath(row: 999_990, section: 0)).lowerBound == 44.5 * 999_990 + 28)
    }

    @Test("A hundred thousand sections")
    func manySections() {
        let section = SectionedLengths.Section(header: 28, rows: RunLengths(count: 10, each: 44.5))
        let lengths = SectionedLengths(Array(repeating: section, count: 100_000))
        #expect(lengths.total == 47_300_000)
        #expect(lengths.row(at: 47_299_999) == IndexPath(row: 9, section: 99_999))
        #expect(lengths.rows(in: 47_299_000..<47_299_600).map(\.section) == [99_997, 99_998, 99_999])
    }
}
