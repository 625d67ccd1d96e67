import InterfaceDocuments

/// One load of a document: its objects as they are made, and what could not be honoured.
///
/// The order is UIKit's: all objects, then outlets and collections, actions, runtime attributes, and `awakeFromNib` last. `B1`
@MainActor final class InterfaceLoading {
    let document: InterfaceDocument
    let resources: InterfaceResources
    /// The texts of the load's language, where a strings file stands beside the document.
    let strings: InterfaceStrings?
    /// The traits that decide which size-class variations apply.
    let traits: UITraitCollection

    /// The bundle that the document came from.
    let bundle: Bundle?
    private let owner: AnyObject?
    private let externalObjects: [String: AnyObject]
    let classes: InterfaceClassResolver
    // A load asks for these with each thing that it reads, and never changes one while it uses it: that is not watched over at run time.
    /// The object of each element, by the element's ordinal.
    @exclusivity(unchecked) private var objects: [AnyObject?]
    /// The objects that this load made, in the order in which they were.
    @exclusivity(unchecked) private(set) var made: [(element: InterfaceElement, object: AnyObject)] = []
    /// Constraints that refer to an object that was not made yet when their owner was read.
    var waitingConstraints: [(constraint: InterfaceConstraint, owner: InterfaceElement)] = []
    /// What the size-class variations leave out, of the lists that were asked for.
    var excludedParts: [VariedList: Set<InterfaceValue>] = [:]
    /// The traits of the variations that were met, by their keys.
    var variationTraits: [InterfaceValue: InterfaceVariation.Traits?] = [:]
    private var afterObjectsWork: [(InterfaceLoading) -> Void] = []
    @exclusivity(unchecked) var report: InterfaceLoadReport
    /// The keys that connections named and their objects did not take.
    var undeliverableKeys: [UndeliverableKey] = []
    /// Whether the load does as UIKit's: it logs to the standard error stream, and ends at the first outlet that cannot be set.
    var isStrict = false

    init(
        document: InterfaceDocument, owner: AnyObject?, externalObjects: [String: AnyObject] = [:], bundle: Bundle? = nil,
        strings: InterfaceStrings? = nil, traits: UITraitCollection = UIScreen.main.traitCollection, describedClass: AnyClass? = nil
    ) {
        self.document = document
        self.owner = owner
        self.externalObjects = externalObjects
        self.strings = strings
        self.traits = traits
        self.bundle = bundle
        report = InterfaceLoadReport(document: document)
        resources = InterfaceResources(document: document, bundle: bundle)
        classes = InterfaceClassResolver(owner: owner, describedClass: describedClass, bundle: bundle)
        objects = Array(repeating: nil, count: document.elementCount)
    }

    /// Makes the document's objects, connects them and wakes them; answers those at the top, without placeholders. `B9` `B10`
    func load() -> [AnyObject] {
        registerPlaceholders()
        let topLevel = document.topLevelObjects.compactMap(makeTopLevelObject)
        makeWaitingConstraints()
        runAfterObjectsWork()
        connect()
        // UIKit raises here, so no code of the objects may run any further.
        guard !mustStop else { return topLevel }
        setRuntimeAttributes()
        awake()
        return topLevel
    }

    /// Whether a strict load has met an outlet that cannot be set.
    var mustStop: Bool { isStrict && !undeliverableKeys.isEmpty }

    private func makeTopLevelObject(_ element: InterfaceElement) -> AnyObject? {
        // The document reports the elements that are in no vocabulary.
        if InterfaceClasses.base(of: element) == nil, element.word != .customObject, element.isSupported {
            report(.unsupported, at: element, "there is no class here for <\(element.name)>, so no object is made of it")
        }
        return object(for: element)
    }

    /// The object of an element; made now if it is not yet.
    func object(for element: InterfaceElement) -> AnyObject? {
        if let object = objects[element.ordinal] { return object }
        return make(element)
    }

    /// The object with an id of the document; nil where there is none, or none yet.
    func object(withID id: InterfaceValue) -> AnyObject? {
        document.element(withID: id).flatMap { objects[$0.ordinal] }
    }

    /// Lets other elements find the object of an element.
    func register(_ object: AnyObject, for element: InterfaceElement) {
        objects[element.ordinal] = object
    }

    /// Lets other elements find a constraint, and has it connected and woken with the rest.
    func adopt(_ constraint: NSLayoutConstraint, of element: InterfaceElement) {
        objects[element.ordinal] = constraint
        made.append((element, constraint))
    }

    /// Has some work done once every object is made.
    func afterObjects(_ work: @escaping (InterfaceLoading) -> Void) { afterObjectsWork.append(work) }

    private func runAfterObjectsWork() {
        while !afterObjectsWork.isEmpty {
            let work = afterObjectsWork
            afterObjectsWork = []
            for item in work { item(self) }
        }
    }

    /// The placeholders of a nib stand for objects that are there already. `B11`
    private func registerPlaceholders() {
        for placeholder in document.placeholders {
            switch placeholder[.placeholderIdentifier]?.string {
            case "IBFilesOwner": objects[placeholder.ordinal] = owner
            case "IBFirstResponder", nil: break
            case let name?: objects[placeholder.ordinal] = externalObjects[name]
            }
        }
    }

    private func make(_ element: InterfaceElement) -> AnyObject? {
        if element.word == .customObject { return makeCustomObject(element) }
        guard let base = InterfaceClasses.base(of: element) else { return nil }
        let coder = InterfaceCoder(element: element, loading: self)
        let type = classes.type(of: element, base: base, loading: self)
        // A slot is taken before the object's parts are made, so that parts stand after their whole in the order of waking.
        let place = made.count
        guard let object = type.init(coder: coder) else {
            refuse(element, type)
            return nil
        }
        objects[element.ordinal] = object
        made.insert((element, object), at: place)
        return object
    }

    /// Notes that a class made no object.
    ///
    /// Its superclasses have read the element already.
    private func refuse(_ element: InterfaceElement, _ type: any InterfaceDecodable.Type) {
        if objects[element.ordinal] is UIView { report.views -= 1 }
        if objects[element.ordinal] is UIViewController { report.viewControllers -= 1 }
        objects[element.ordinal] = nil
        report(.refused, at: element, "\(type).init(coder:) answered nil, so there is no object for <\(element.name)>")
    }

    private func makeCustomObject(_ element: InterfaceElement) -> AnyObject? {
        guard let object = classes.makeCustomObject(of: element, loading: self) else { return nil }
        objects[element.ordinal] = object
        made.append((element, object))
        return object
    }

    /// Sends `awakeFromNib` to the objects that the load made, and to no placeholder. `B7`
    private func awake() {
        for (_, object) in made { (object as? HeadlessObject)?.awakeFromNib() }
    }
}
