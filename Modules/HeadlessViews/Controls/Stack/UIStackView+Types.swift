extension UIStackView {
    /// How the views of a stack view share its length.
    public enum Distribution: Int, Sendable {
        /// They fill it, by what they hug and resist.
        case fill = 0
        /// They fill it, all of one length.
        case fillEqually = 1
        /// They fill it, in proportion to the lengths of their content.
        case fillProportionally = 2
        /// They keep their lengths, with equal room between them.
        case equalSpacing = 3
        /// They keep their lengths, with equal distances between their middles.
        case equalCentering = 4
    }

    /// Where the views of a stack view are across its direction.
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill = 0
        /// At the edge where reading begins, or the top.
        case leading = 1
        /// With their first lines on one line, in a row.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the edge where reading ends, or the bottom.
        case trailing = 4
        /// With their last lines on one line, in a row.
        case lastBaseline = 5

        /// The name of `leading` in a row.
        public static var top: Alignment { .leading }
        /// The name of `trailing` in a row.
        public static var bottom: Alignment { .trailing }
    }
}
