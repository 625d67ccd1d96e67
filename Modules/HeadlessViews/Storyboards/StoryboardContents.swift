import InterfaceDocuments

/// What a storyboard is made of, shared by all storyboards that are read from one file at a time.
@MainActor final class StoryboardContents {
    let origin: InterfaceOrigin
    /// The name that the storyboard is asked for by.
    let name: String

    var document: InterfaceDocument { origin.document }

    /// The controllers' elements by their storyboard identifiers; the first, where several have one.
    private(set) lazy var identified: [String: InterfaceElement] = Dictionary(
        document.scenes.compactMap(\.viewController).compactMap { element in
            element[.storyboardIdentifier].map { ($0.string, element) }
        }, uniquingKeysWith: { first, _ in first })

    init(
        document: InterfaceDocument, name: String, bundle: Bundle?, strings: InterfaceStrings? = nil,
        classes: InterfaceClassResolver? = nil
    ) {
        self.name = name
        origin = InterfaceOrigin(
            document: document, bundle: bundle, strings: strings,
            classes: classes ?? InterfaceClassResolver(owner: nil, bundle: bundle))
    }

    /// The element of the controller that the storyboard starts with.
    var initialElement: InterfaceElement? {
        document.initialViewControllerID.flatMap { document.element(withID: $0) }
    }

    private struct Known {
        weak var contents: StoryboardContents?
    }

    private static var known: [URL: Known] = [:]

    /// The contents of the storyboard of a name in a bundle, read once for as long as something uses them.
    static func named(_ name: String, in bundle: Bundle) throws(StoryboardLoadFailure) -> StoryboardContents {
        guard NibSearch.isName(name) else { throw .notAName(name) }
        let search = NibSearch(bundle: bundle)
        guard let url = search.url(forStoryboardNamed: name) else { throw .notFound(name: name, bundle: bundle) }
        if let contents = known[url]?.contents { return contents }
        let contents = StoryboardContents(
            document: try read(url), name: name, bundle: bundle, strings: search.strings(for: url, named: name))
        known = known.filter { $0.value.contents != nil }
        known[url] = Known(contents: contents)
        return contents
    }

    private static func read(_ url: URL) throws(StoryboardLoadFailure) -> InterfaceDocument {
        let document: InterfaceDocument
        do throws(InterfaceDocumentFailure) {
            document = try InterfaceDocument(contentsOf: url)
        } catch {
            throw .notAStoryboard(path: url.path, reason: error.description)
        }
        guard document.kind == .storyboard else { throw .notAStoryboard(path: url.path, reason: "it is a nib") }
        return document
    }
}
