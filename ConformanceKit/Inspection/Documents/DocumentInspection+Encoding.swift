import InterfaceDocuments

extension DocumentInspection: Encodable {
    private enum Key: String, CodingKey { case file, error, problems, live, tree }

    /// Writes one object: the file, then either `error`, or the inventory's counts and lists with `problems`, `live` and `tree` beside them.
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
