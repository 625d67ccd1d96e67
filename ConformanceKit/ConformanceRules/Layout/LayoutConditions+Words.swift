extension LayoutConditions {
    /// Some of the conditions in words: `at 320 and 375 points, with the largest text`; empty for all of them.
    ///
    /// What makes no difference is left out: where it is so with either text, the text is not spoken of.
    static func words(for some: [LayoutConditions], of all: [LayoutConditions] = all) -> String {
        let found = Set(some)
        let widths = all.map(\.width).reduce(into: [CGFloat]()) { if !$0.contains($1) { $0.append($1) } }
        var groups: [(readers: [Reader], widths: [CGFloat])] = []
        for width in widths {
            let readers = Reader.all.filter { found.contains($0.at(width)) }
            if readers.isEmpty { continue }
            if let index = groups.firstIndex(where: { $0.readers == readers }) {
                groups[index].widths.append(width)
            } else {
                groups.append((readers, [width]))
            }
        }
        return groups.map { group in
            let places = group.widths.count == widths.count ? nil : "at \(list(group.widths.map { "\(Int($0))" })) points"
            return [places, Reader.words(for: group.readers)].compactMap(\.self).joined(separator: " ")
        }.joined(separator: "; ")
    }

    /// Texts as a sentence lists them: `320, 375 and 390`.
    private static func list(_ texts: [String]) -> String {
        guard texts.count > 1, let last = texts.last else { return texts.first ?? "" }
        return "\(texts.dropLast().joined(separator: ", ")) and \(last)"
    }

    /// The conditions but for the width.
    private struct Reader: Hashable {
        var textSize: UIContentSizeCategory
        var direction: UITraitEnvironmentLayoutDirection

        static let all = textSizes.flatMap { textSize in directions.map { Reader(textSize: textSize, direction: $0) } }

        func at(_ width: CGFloat) -> LayoutConditions {
            LayoutConditions(width: width, textSize: textSize, direction: direction)
        }

        /// Some readers in words; nil for all of them.
        static func words(for some: [Reader]) -> String? {
            if some.count == all.count { return nil }
            let (sizes, ways) = (Set(some.map(\.textSize)), Set(some.map(\.direction)))
            guard sizes.count * ways.count == some.count else { return list(some.map(\.words)) }
            let size = sizes.count == 1 ? some.first.map { words(for: $0.textSize) } : nil
            let way = ways.count == 1 ? some.first.map { words(for: $0.direction) } : nil
            return [size, way].compactMap(\.self).joined(separator: " ")
        }

        private var words: String { "\(Self.words(for: textSize)) \(Self.words(for: direction))" }

        private static func words(for textSize: UIContentSizeCategory) -> String {
            textSize == .extraSmall ? "with the smallest text" : "with the largest text"
        }

        private static func words(for direction: UITraitEnvironmentLayoutDirection) -> String {
            direction == .leftToRight ? "from left to right" : "from right to left"
        }
    }
}
