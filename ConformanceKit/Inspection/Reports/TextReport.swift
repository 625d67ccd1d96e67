@_spi(Headless) import HeadlessViews
import InterfaceDocuments

/// What was found out about documents, for people.
public struct TextReport {
    private let inspections: [DocumentInspection]

    /// Makes a report.
    public init(_ inspections: [DocumentInspection]) { self.inspections = inspections }

    /// For each document a line with what is in it, beneath it its outline and its views' frames, where there are any, and its problems; in the end a line about all.
    public var text: String {
        (inspections.flatMap(Self.lines) + [summary]).joined(separator: "\n")
    }

    private static func lines(of inspection: DocumentInspection) -> [String] {
        let source = inspection.source
        switch inspection.outcome {
        case .refused(let reason):
            return ["\(source.path): refused", "    \(source.folder)\(reason)"]
        case .read(let contents):
            let tree = contents.tree?.map { "    \($0)" } ?? []
            let frames = contents.frames?.map { "    \($0.id): \(numbers(of: $0.frame))" } ?? []
            let problems = contents.problems.map { "    \(source.folder)\($0)" }
            return ["\(source.path): \(counts(of: contents))"] + tree + frames + problems
        }
    }

    private static func numbers(of frame: CGRect) -> String {
        [frame.minX, frame.minY, frame.width, frame.height].map { "\((Double($0) * 100).rounded() / 100)" }.joined(separator: ", ")
    }

    private static func counts(of contents: DocumentContents) -> String {
        let inventory = contents.inventory
        let counted = [
            count(inventory.scenes, "scene"), count(inventory.viewControllers, "view controller"), views(of: contents),
            count(inventory.outlets + inventory.outletCollections, "outlet"), count(inventory.actions, "action"),
            count(inventory.segues, "segue"), count(inventory.constraints, "constraint"),
            count(inventory.gestureRecognizers, "gesture recognizer"), count(inventory.barButtonItems, "bar button item"),
            count(inventory.runtimeAttributes, "runtime attribute"),
        ]
        return ([contents.kind == .nib ? "nib" : "storyboard"] + counted.compactMap(\.self)).joined(separator: ", ")
    }

    private static func views(of contents: DocumentContents) -> String? {
        let described = contents.inventory.views
        guard let made = contents.live?.views, made != described else { return count(described, "view") }
        return "\(count(described, "view") ?? "no views") (\(made) made)"
    }

    /// The number of some things, nil for none: a line lists what is there.
    private static func count(_ number: Int, _ name: String) -> String? {
        number == 0 ? nil : "\(number) \(name)\(number == 1 ? "" : "s")"
    }

    private var summary: String {
        let contents = inspections.compactMap(\.contents)
        let problems = contents.reduce(0) { $0 + $1.problems.count }
        let parts = [
            Self.count(contents.count { $0.kind == .nib }, "nib"),
            Self.count(contents.count { $0.kind == .storyboard }, "storyboard"),
            Self.count(inspections.count { $0.refusal != nil }, "file").map { "\($0) refused" },
            Self.count(problems, "problem") ?? "no problems",
        ]
        return inspections.isEmpty ? "No documents." : parts.compactMap(\.self).joined(separator: ", ") + "."
    }
}
