/// Something that breaks a rule: what was seen, where, and the one change that mends it.
public struct Finding: Hashable, Sendable {
    /// Where something was seen.
    public struct Place: Hashable, Sendable {
        /// The file's name; nil where it is not of a file, or nothing tells which.
        public var file: String?
        /// The line in the file, from 1.
        public var line: Int?
        /// The column in the line, from 1.
        public var column: Int?
        /// The object in the file, or the path to a property of a view: `contentView/stack[1].text`.
        public var object: String?

        /// Makes a place.
        public init(file: String? = nil, line: Int? = nil, column: Int? = nil, object: String? = nil) {
            self.file = file
            self.line = line
            self.column = column
            self.object = object
        }
    }

    /// The rule that is broken.
    public let rule: Rule
    /// What breaks it: the class's name with its module.
    public let subject: String
    /// What was seen, in a sentence.
    public let seen: String
    /// Where; nil where the subject says it all.
    public let place: Place?
    /// The one change that mends it, in a sentence.
    public let remedy: String

    /// Makes a finding; its remedy is the rule's unless there is a better one.
    public init(_ rule: Rule, of subject: String, _ seen: String, at place: Place? = nil, remedy: String? = nil) {
        self.rule = rule
        self.subject = subject
        self.seen = seen
        self.place = place
        self.remedy = remedy ?? rule.remedy
    }
}

extension Finding: CustomStringConvertible {
    /// The rule and the subject, what was seen, where, and what mends it, each in a line.
    public var description: String {
        let lines = ["\(rule.id): \(subject)", seen, place.map { "Where: \($0)" }, "To mend it: \(remedy)"]
        return lines.compactMap(\.self).joined(separator: "\n  ")
    }
}

extension Finding.Place: CustomStringConvertible {
    /// `file:line:column, object`, as far as there is each.
    public var description: String {
        let position = [file, line.map(String.init), column.map(String.init)].compactMap(\.self).joined(separator: ":")
        return [position, object ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
