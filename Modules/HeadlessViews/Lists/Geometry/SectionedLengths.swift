/// The lengths of a table's sections, headers, rows and footers, with the place of each.
///
/// - Complexity: Each question takes O(log sections + log rows).
struct SectionedLengths {
    /// The lengths of what a section is made of, in the order in which it lies.
    struct Section {
        /// The space before the header.
        var lead: CGFloat = 0
        var header: CGFloat = 0
        var rows: RunLengths
        var footer: CGFloat = 0
        /// The space behind the footer.
        var trail: CGFloat = 0

        var total: CGFloat { footerStart + footer + trail }
        var rowsStart: CGFloat { lead + header }
        var footerStart: CGFloat { rowsStart + rows.total }
    }

    private var sections: [Section]
    private var sums: SumTree

    /// - Complexity: O(sections).
    init(_ sections: [Section]) {
        self.sections = sections
        sums = SumTree(sections.map(\.total))
    }

    var count: Int { sections.count }
    var total: CGFloat { sums.total }

    /// A section's lengths.
    subscript(section: Int) -> Section {
        get { sections[section] }
        set {
            sections[section] = newValue
            sums[section] = newValue.total
        }
    }

    /// Changes a section's lengths where they lie.
    ///
    /// What a row's length is set through, so that the lengths of the others are not copied.
    mutating func modify(_ section: Int, _ change: (inout Section) -> Void) {
        change(&sections[section])
        sums[section] = sections[section].total
    }

    /// What a section covers, spaces included.
    func extent(ofSection section: Int) -> Range<CGFloat> { range(start(of: section), sums[section]) }

    /// What a section's header covers.
    func header(of section: Int) -> Range<CGFloat> { range(start(of: section) + sections[section].lead, sections[section].header) }

    /// What a section's rows cover together.
    func rows(of section: Int) -> Range<CGFloat> {
        range(start(of: section) + sections[section].rowsStart, sections[section].rows.total)
    }

    /// What a section's footer covers.
    func footer(of section: Int) -> Range<CGFloat> {
        range(start(of: section) + sections[section].footerStart, sections[section].footer)
    }

    /// What a row covers.
    func row(at indexPath: IndexPath) -> Range<CGFloat> {
        let section = sections[indexPath.section]
        let start = start(of: indexPath.section) + section.rowsStart + section.rows.start(of: indexPath.row)
        return range(start, section.rows[indexPath.row])
    }

    /// The section that covers an offset; nil outside of them all.
    func section(at offset: CGFloat) -> Int? { sums.place(at: offset)?.index }

    /// The row that covers an offset; nil in a header, a footer or a space.
    func row(at offset: CGFloat) -> IndexPath? {
        guard let (section, start) = sums.place(at: offset) else { return nil }
        let rows = sections[section].rows
        return rows.index(at: offset - start - sections[section].rowsStart).map { IndexPath(row: $0, section: section) }
    }

    /// The sections that a band touches.
    func sections(in band: Range<CGFloat>) -> Range<Int> {
        guard !band.isEmpty, band.lowerBound < total, band.upperBound > 0 else { return 0..<0 }
        let first = section(at: max(0, band.lowerBound)) ?? 0
        guard let last = section(at: band.upperBound) else { return first..<count }
        return first..<max(first, start(of: last) < band.upperBound ? last + 1 : last)
    }

    /// The rows that a band touches, by section.
    func rows(in band: Range<CGFloat>) -> [(section: Int, rows: Range<Int>)] {
        sections(in: band).compactMap { section in
            let start = start(of: section) + sections[section].rowsStart
            let rows = sections[section].rows.indices(in: band.lowerBound - start..<band.upperBound - start)
            return rows.isEmpty ? nil : (section, rows)
        }
    }

    private func start(of section: Int) -> CGFloat { sums.start(of: section) }

    private func range(_ start: CGFloat, _ length: CGFloat) -> Range<CGFloat> { start..<start + max(length, 0) }
}
