/// What is in a document, counted and listed.
///
/// Lists are in document order. The property names are the names in the JSON that `Encodable` writes.
public struct DocumentInventory: Sendable, Hashable, Encodable {
    /// The elements that stand for views: see ``InterfaceElement/isView``.
    public internal(set) var views = 0
    /// The view controllers, wherever they are nested; storyboard references are not among them.
    public internal(set) var viewControllers = 0
    /// The references to scenes of other storyboards.
    public internal(set) var storyboardReferences = 0
    /// A storyboard's scenes.
    public internal(set) var scenes = 0
    /// The objects that loading the document gives, in a storyboard those of all scenes together.
    public internal(set) var topLevelObjects = 0
    /// File's Owner, the first responders and the external objects.
    public internal(set) var placeholders = 0
    /// The places where unwind segues lead.
    public internal(set) var exits = 0
    /// The gesture recognizers.
    public internal(set) var gestureRecognizers = 0
    /// The bar button items.
    public internal(set) var barButtonItems = 0
    /// The navigation items.
    public internal(set) var navigationItems = 0
    /// The outlets.
    public internal(set) var outlets = 0
    /// The members of outlet collections.
    public internal(set) var outletCollections = 0
    /// The actions.
    public internal(set) var actions = 0
    /// The segues; neither the tie breakers between segues nor the parts of a segue are among them.
    public internal(set) var segues = 0
    /// The connections that lead to no element.
    public internal(set) var danglingDestinations = 0
    /// The constraints, those that a variation or Xcode leaves out among them.
    public internal(set) var constraints = 0
    /// The constraints that Xcode removes when it compiles the document.
    public internal(set) var constraintsPlaceholder = 0
    /// The constraints that a default variation leaves out.
    public internal(set) var constraintsExcludedByDefault = 0
    /// The subviews that a default variation leaves out.
    public internal(set) var subviewsExcludedByDefault = 0
    /// The properties that are set by their key paths.
    public internal(set) var runtimeAttributes = 0
    /// The different `id`s of objects.
    public internal(set) var ids = 0
    /// The `id` of the view controller that a storyboard starts with, empty if there is none.
    public internal(set) var initialViewController = ""
    /// The identifiers that cells and section views are reused under.
    public internal(set) var reuseIdentifiers: [String] = []
    /// The names that code knows view controllers by.
    public internal(set) var storyboardIdentifiers: [String] = []
    /// The objects of classes that are not those of their elements.
    public internal(set) var customClasses: [CustomClass] = []
    /// The names of the top-level objects' elements.
    public internal(set) var topLevelTags: [String] = []
    /// The number of views by the name of their elements.
    public internal(set) var viewsByTag: [String: Int] = [:]
    /// The number of segues by kind; a relationship's name follows a colon.
    public internal(set) var segueKinds: [String: Int] = [:]

    /// An object of a class that is not that of its element.
    public struct CustomClass: Sendable, Hashable, Encodable {
        /// The element's name.
        public var tag: String
        /// The class's name.
        public var name: String
        /// The class's module, if the document names one.
        public var module: String?

        /// Writes `[tag, name, module]`, where the module may be null.
        public func encode(to encoder: any Encoder) throws {
            var array = encoder.unkeyedContainer()
            try array.encode(tag)
            try array.encode(name)
            try array.encode(module)
        }
    }

    /// An inventory of nothing.
    init() {}

    /// Counts what is in a document, in one pass over its elements.
    public init(_ document: InterfaceDocument) {
        var count = InventoryCount(document)
        for ordinal in 1..<max(1, document.elementCount) {
            count.add(document[ordinal])
        }
        self = count.finished()
    }
}
