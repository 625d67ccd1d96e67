/// Something in a document that a loader cannot follow, and passes over.
public struct InterfaceProblem: Sendable, Hashable {
    /// What is wrong: a stable name that reports may rely on.
    ///
    /// Whoever loads documents adds rules of its own.
    public struct Rule: RawRepresentable, Sendable, Hashable {
        public var rawValue: String

        /// Makes a rule of a stable name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The element's name is not in the vocabulary, and it stands for nothing here.
        public static let unsupported = Rule(rawValue: "unsupported")
        /// An earlier element has the same `id`.
        public static let duplicateID = Rule(rawValue: "duplicate-id")
        /// A connection, a constraint or a mask names an `id` that no element has.
        public static let danglingReference = Rule(rawValue: "dangling-reference")
        /// A value is not of the form that the element's or attribute's name asks for.
        public static let unreadableValue = Rule(rawValue: "unreadable-value")
    }

    /// What is wrong.
    public var rule: Rule
    /// What was seen, in words.
    public var message: String
    /// The document's file name.
    public var file: String
    /// Where the element begins.
    public var position: SourcePosition
    /// The element's name.
    public var element: String

    /// Makes a problem with an element.
    public init(_ rule: Rule, _ message: String, at element: InterfaceElement) {
        self.rule = rule
        self.message = message
        self.file = element.storage.name
        self.position = element.position
        self.element = element.name
    }

    /// The line, from 1.
    public var line: Int { position.line }

    /// The column, from 1.
    public var column: Int { position.column }
}

extension InterfaceProblem: CustomStringConvertible {
    /// `file:line:column: rule: message`.
    public var description: String { "\(file):\(position): \(rule.rawValue): \(message)" }
}
