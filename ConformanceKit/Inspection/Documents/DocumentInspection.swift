@_spi(Headless) import HeadlessViews
import InterfaceDocuments

/// What was found out about a document.
public struct DocumentInspection: Sendable {
    /// The file.
    public var source: FoundDocument
    /// What is in the document, or why it cannot be read.
    public var outcome: Outcome

    /// How reading a document ended.
    public enum Outcome: Sendable {
        /// The document was read.
        case read(DocumentContents)
        /// The file is no document for iOS or tvOS, or it is broken; the words name it, and where in it the fault is.
        case refused(String)
    }

    /// Makes what was found out about a document.
    public init(source: FoundDocument, outcome: Outcome) {
        self.source = source
        self.outcome = outcome
    }

    /// What is in the document; nil where it was refused.
    public var contents: DocumentContents? {
        if case .read(let contents) = outcome { contents } else { nil }
    }

    /// Why the document was refused; nil where it was read.
    public var refusal: String? {
        if case .refused(let reason) = outcome { reason } else { nil }
    }

    /// Whether the document was read, and all that it says could be honoured.
    public var isClean: Bool { contents?.problems.isEmpty ?? false }
}

/// What is in a document, and what became of it.
public struct DocumentContents: Sendable {
    /// Whether it is a nib or a storyboard.
    public var kind: InterfaceDocument.Kind
    /// What the document itself says, counted and listed.
    public var inventory: DocumentInventory
    /// What could not be honoured, in the order of the document.
    public var problems: [InterfaceProblem]
    /// What was made of the document.
    public var live: LiveObjects?
    /// The views of a nib, or the elements of a storyboard, as an outline; nil unless it was asked for.
    public var tree: [String]?
    /// Where the views lie that have an `id`, in the order of the document; nil unless it was asked for.
    @_spi(Headless) public var frames: [DesignCanvas.ViewFrame]?
}
