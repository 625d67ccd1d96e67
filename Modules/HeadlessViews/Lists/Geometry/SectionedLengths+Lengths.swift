extension SectionedLengths {
    /// Gives a row a length; a measured one replaces its estimate.
    mutating func setRow(_ length: CGFloat, at indexPath: IndexPath) {
        modify(indexPath.section) { $0.rows.setLength(length, at: indexPath.row) }
    }

    /// Gives a section's header a length.
    mutating func setHeader(_ length: CGFloat, of section: Int) { modify(section) { $0.header = length } }

    /// Gives a section's footer a length.
    mutating func setFooter(_ length: CGFloat, of section: Int) { modify(section) { $0.footer = length } }
}
