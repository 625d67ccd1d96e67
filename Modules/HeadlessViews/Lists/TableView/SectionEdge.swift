/// The two ends of a section that can have a view.
enum SectionEdge {
    case header
    case footer
}

/// What the system's section headers and footers measure, in points.
enum SectionMetrics {
    /// The height of a title. `A55`
    static let titleHeight: CGFloat = 40.5
    /// The space above a header in a plain table. `A55`
    static let plainTopPadding: CGFloat = 22
    /// The space between groups that have no header or footer, as iOS has it.
    static let groupGap: CGFloat = 17.5
    /// The space above the first group, as iOS has it.
    static let firstGroupGap: CGFloat = 35
}
