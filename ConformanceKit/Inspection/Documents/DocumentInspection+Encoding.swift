@_spi(Headless) import HeadlessViews
import InterfaceDocuments

extension DocumentInspection: Encodable {
    private enum Key: String, CodingKey { case file, error, problems, live, tree, frames }

    /// Writes one object: the file, then either `error`, or the inventory's counts and lists with `problems`, `live`, `tree` and
    /// `frames` beside them.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(source.file, forKey: .file)
        switch outcome {
        case .refused(let reason):
            try object.encode(reason, forKey: .error)
        case .read(let contents):
            try contents.inventory.encode(to: encoder)
            try object.encode(contents.problems.map(EncodedProblem.init), forKey: .problems)
            try object.encodeIfPresent(contents.live, forKey: .live)
            try object.encodeIfPresent(contents.tree, forKey: .tree)
            try object.encodeIfPresent(contents.frames?.map(EncodedFrame.init), forKey: .frames)
        }
    }
}

/// A problem as the JSON has it.
private struct EncodedProblem: Encodable {
    var rule: String
    var message: String
    var line: Int
    var column: Int
    var element: String

    init(_ problem: InterfaceProblem) {
        rule = problem.rule.rawValue
        message = problem.message
        line = problem.line
        column = problem.column
        element = problem.element
    }
}

/// A view's frame as the JSON has it.
private struct EncodedFrame: Encodable {
    var id: String
    /// The origin and the size; null for a number that is none, which JSON cannot write.
    var frame: [Double?]

    init(_ view: DesignCanvas.ViewFrame) {
        id = view.id
        frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map { $0.isFinite ? Double($0) : nil }
    }
}
