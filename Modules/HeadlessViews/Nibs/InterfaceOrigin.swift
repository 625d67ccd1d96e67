import InterfaceDocuments

/// What all loads of a document have in common: where it came from, and what is made once for all of them.
@MainActor struct InterfaceOrigin {
    let document: InterfaceDocument
    /// The bundle that the document came from.
    let bundle: Bundle?
    /// The texts of the user's language, where a strings file stands beside the document.
    let strings: InterfaceStrings?
    /// The traits that decide which size-class variations apply.
    var traits: UITraitCollection
    let resources: InterfaceResources
    var classes: InterfaceClassResolver

    init(
        document: InterfaceDocument, bundle: Bundle? = nil, strings: InterfaceStrings? = nil,
        traits: UITraitCollection = UIScreen.main.traitCollection, classes: InterfaceClassResolver
    ) {
        self.document = document
        self.bundle = bundle
        self.strings = strings
        self.traits = traits
        self.classes = classes
        resources = InterfaceResources(document: document, bundle: bundle)
    }
}
