import InterfaceDocuments

/// A nib: here an Interface Builder document as it stands in a bundle, read once and made into objects as often as asked.
@preconcurrency @MainActor open class UINib: HeadlessObject {
    private let source: NibSource
    private var contents: NibContents?
    private var makesCustomClasses = true

    /// The class whose nib this is, where one asked for it.
    ///
    /// A class that the nib names without a module is looked for in its module, as in the owner's. `B38`
    package var describedClass: AnyClass?

    /// A nib by its name in a bundle; in the main bundle for nil. `B12`
    ///
    /// Nothing is read yet: a nib that is not there is raised when it is made into objects. `B13`
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        source = .named(name, bundleOrNil ?? .main)
        super.init()
    }

    /// A nib that is in memory, as the text of an Interface Builder document.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        source = .data(data, bundleOrNil ?? .main)
        super.init()
    }

    /// Makes new objects of the nib, connects and wakes them, and answers those at its top in document order. `B8` `B9`
    ///
    /// Traps, as UIKit raises, where there is no such nib, and where an outlet names a property that its object does not have. What a
    /// programmer should know but an app survives goes to the standard error stream, in UIKit's words.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        do throws(NibLoadFailure) {
            return try makeObjects(owner: ownerOrNil, options: optionsOrNil)
        } catch {
            error.raise()
        }
    }

    /// Makes new objects as `instantiate(withOwner:options:)` does, and throws where that traps.
    func makeObjects(owner: Any?, options: [UINib.OptionsKey: Any]?) throws(NibLoadFailure) -> [Any] {
        let loading = try loading(owner: owner, options: options)
        loading.isStrict = true
        let objects = loading.load()
        if let failure = loading.undeliverableKeys.first { throw .undeliverable(failure) }
        return objects
    }

    /// Makes new objects of the nib, and answers what could not be honoured instead of trapping.
    ///
    /// Headless only.
    @_spi(Headless) public func load(
        withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) throws -> (objects: [Any], report: InterfaceLoadReport) {
        let loading = try loading(owner: owner, options: options)
        let objects = loading.load()
        return (objects, loading.report)
    }

    /// A nib of a document that is read already.
    ///
    /// Without custom classes, whatever the document names of an app is made as the framework's class beneath it. Headless only.
    @_spi(Headless) public convenience init(document: InterfaceDocument, bundle: Bundle? = nil, makesCustomClasses: Bool = true) {
        self.init(data: Data(), bundle: bundle)
        contents = NibContents(document: document)
        self.makesCustomClasses = makesCustomClasses
    }

    /// The name that the nib was made with; nil for one that is in memory.
    ///
    /// Headless only.
    @_spi(Headless) public var nibName: String? {
        if case .named(let name, _) = source { name } else { nil }
    }

    /// The document that a nib of a name is read from, of the user's language and for the device; nil where the bundle has none.
    ///
    /// Headless only.
    @_spi(Headless) public static func url(forNibNamed name: String, in bundle: Bundle) -> URL? {
        NibSearch.isName(name) ? NibSearch(bundle: bundle).url(forNibNamed: name) : nil
    }

    func loading(owner: Any?, options: [UINib.OptionsKey: Any]?) throws(NibLoadFailure) -> InterfaceLoading {
        let external = options?[.externalObjects] as? [String: Any] ?? [:]
        let contents = try readContents()
        let owner = owner.map { $0 as AnyObject }
        let classes =
            makesCustomClasses
            ? InterfaceClassResolver(owner: owner, describedClass: describedClass, bundle: source.bundle)
            : FrameworkClassResolver(owner: owner)
        return InterfaceLoading(
            document: contents.document, owner: owner, externalObjects: external.mapValues { $0 as AnyObject },
            bundle: source.bundle, strings: contents.strings, classes: classes)
    }

    private func readContents() throws(NibLoadFailure) -> NibContents {
        if let contents { return contents }
        let read = try source.read()
        contents = read
        return read
    }
}

extension UINib {
    /// What can be said about how a nib is made into objects.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public var rawValue: String

        /// Makes a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The objects that the nib's external placeholders stand for: a dictionary from each placeholder's identifier to its object. `B11`
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}
