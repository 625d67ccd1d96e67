import InterfaceDocuments

/// Something that a document asks for and that did not come about, as a test kit tells it.
package struct InterfaceRemark: Sendable {
    /// What the document asks for.
    package enum Matter: Sendable {
        /// An outlet, or a member of a collection, that its object does not take, or whose object is not there.
        case outlet
        /// An outlet of File's Owner, who is not there.
        case ownerOutlet
        /// A runtime attribute that its object does not take.
        case attribute
        /// An action that the receiver's class does not offer.
        case action
        /// An action for a class that has no ``ActionTable``, so that nothing tells whether it has a method for it.
        case unknownAction
        /// A segue without a destination, or of an object that sets none off.
        case segue
        /// Something else.
        case other
    }

    /// What the document asks for.
    package var matter: Matter
    /// The property, the key path or the selector.
    package var key: String
    /// The class of the object whose connection or attribute it is, and its label in Interface Builder where it has one.
    package var object: String
    /// What happened, in words.
    package var reason: String
    /// The document's file name.
    package var file: String
    /// Where the connection or attribute stands.
    package var line: Int
    /// Where in the line.
    package var column: Int
}

extension InterfaceLoadReport {
    /// What did not come about, in document order.
    package var remarks: [InterfaceRemark] {
        (undeliveredNotes + unansweredNotes + uncreatedNotes).map { InterfaceRemark($0) }.sorted {
            ($0.line, $0.column) < ($1.line, $1.column)
        }
    }
}

extension InterfaceLoadReport.Note {
    fileprivate var matter: InterfaceRemark.Matter {
        if case .noAction(let target) = content { return Self.isKnown(target) ? .action : .unknownAction }
        switch element.word {
        case .outlet, .outletCollection:
            if case .noObject = content { return .ownerOutlet }
            return .outlet
        case .userDefinedRuntimeAttribute: return .attribute
        case .segue: return .segue
        default: return .other
        }
    }
}

extension InterfaceLoadReport.Note {
    /// Whether it is known what actions a class has: it tells, or it is a view of the framework's own, which has none.
    ///
    /// What an app adds to all controllers is not known.
    private static func isKnown(_ target: AnyClass) -> Bool {
        target is any ActionTarget.Type || target is UIView.Type && String(reflecting: target).hasPrefix("HeadlessViews.")
    }
}

extension InterfaceRemark {
    fileprivate init(_ note: InterfaceLoadReport.Note) {
        let element = note.element
        let problem = note.problem
        self.init(
            matter: note.matter,
            key: [.property, .keyPath, .selector, .destinationCreationSelector, .identifier].lazy.compactMap { element[$0]?.string }
                .first
                ?? "",
            object: element.owner.map(Self.name) ?? element.name, reason: problem.message, file: problem.file, line: problem.line,
            column: problem.column)
    }

    private static func name(of element: InterfaceElement) -> String {
        let kind = element.customClass?.name ?? element.name
        return element[.userLabel].map { "\(kind) \"\($0.string)\"" } ?? kind
    }
}

extension UINib {
    /// Makes the nib's objects to see what becomes of them; where a connection fails, none is woken.
    package func examine(withOwner owner: Any?) throws(NibLoadFailure) -> (objects: [Any], report: InterfaceLoadReport) {
        let loading = try loading(owner: owner, options: nil)
        loading.isExamined = true
        let objects = loading.load()
        return (objects, loading.report)
    }
}
