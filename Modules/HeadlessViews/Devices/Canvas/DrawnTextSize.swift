import InterfaceDocuments

/// The text size at which Interface Builder drew a document.
///
/// Its canvas has the size that was last chosen in a bar below it, which it stores nowhere. Labels of one line tell it: each is as high as
/// the font of its text style.
@MainActor struct DrawnTextSize {
    private let labels: [(style: UIFont.TextStyle, height: CGFloat)]
    private let grid: PixelGrid

    init(of document: InterfaceDocument, scale: CGFloat) {
        grid = PixelGrid(scale: scale)
        labels = document.elements.compactMap { element in
            guard element.word == .label, (element[.numberOfLines]?.number ?? 1) == 1,
                let height = element.rect(keyed: .frame)?.height,
                let font = element.child(keyed: .fontDescription), case .textStyle(let style) = InterfaceFont(font).form
            else { return nil }
            return (UIFont.TextStyle(rawValue: style), height)
        }
    }

    /// The size that most of the labels have; large, as by default, where they do not agree on another.
    var category: UIContentSizeCategory {
        guard labels.count >= 3 else { return .large }
        let counts = Self.candidates.map { candidate in (candidate, labels.filter { isAsHigh($0, at: candidate) }.count) }
        guard let best = counts.max(by: { $0.1 < $1.1 }), best.1 * 2 > labels.count else { return .large }
        return best.0
    }

    /// The sizes in a bar, the usual one first: of several that as many labels have, the first one counts.
    private static let candidates: [UIContentSizeCategory] = [
        .large, .extraSmall, .small, .medium, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    ]

    private func isAsHigh(_ label: (style: UIFont.TextStyle, height: CGFloat), at category: UIContentSizeCategory) -> Bool {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        let height = UIFont.preferredFont(forTextStyle: label.style, compatibleWith: traits).lineHeight
        return abs(grid.up(height) - label.height) < 0.1
    }
}
