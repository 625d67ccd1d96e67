import ConformanceKit

extension MutationKind {
    /// A sort of mutation of lines of sources.
    ///
    /// - Parameters:
    ///   - change: A source in which one line is changed; nil for a line that is not of the sort.
    ///   - equivalence: Why nobody could tell the mutant from the app; nil where someone can.
    static func lines(
        _ name: String, caughtBy rules: [Rule.ID], change: @escaping @Sendable (Int, SourceText) -> String?,
        equivalence: @escaping @Sendable (Int, SourceText) -> String? = { _, _ in nil }
    ) -> MutationKind {
        MutationKind(name, caughtBy: rules) { file, kind in
            let source = SourceText(file)
            return source.lines.indices.compactMap { line in
                change(line, source).map { text in
                    Mutant(
                        kind: kind, place: "\(file.name):\(line + 1), \(source.lines[line].trimmingPrefix { $0 == " " })",
                        files: [file.name: text], equivalence: equivalence(line, source))
                }
            }
        }
    }

    /// A sort of mutation of classes: a declaration is added to each that adopts a protocol.
    static func declaring(
        _ declaration: @escaping @Sendable (SourceText) -> String, inAllThatAre type: String, as name: String,
        caughtBy rules: [Rule.ID], equivalence: @escaping @Sendable (SourceText) -> String? = { _ in nil }
    ) -> MutationKind {
        lines(
            name, caughtBy: rules,
            change: { line, source in
                guard line == source.declaration, source.adopts(type) else { return nil }
                return source.replacing(line, with: [source.lines[line], "    \(declaration(source))", ""])
            }, equivalence: { _, source in equivalence(source) })
    }

    /// A sort of mutation of names: what a pattern finds on a line is called otherwise in the whole file.
    static func naming(
        _ pattern: @escaping @Sendable () -> Regex<(Substring, Substring)>, as name: String, caughtBy rules: [Rule.ID]
    ) -> MutationKind {
        MutationKind(name, caughtBy: rules) { file, kind in
            let source = SourceText(file)
            return source.lines.indices.compactMap { line in
                source.lines[line].firstGroup(of: pattern()).map { name in
                    Mutant(
                        kind: kind, place: "\(file.name):\(line + 1), \(name)",
                        files: [file.name: source.renaming(name, to: name + "2")], renamed: [name: name + "2"])
                }
            }
        }
    }
}
