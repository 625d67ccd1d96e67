import InterfaceDocuments

/// One load of a document: its objects as they are made, and what could not be honoured.
///
/// The order is UIKit's: all objects, then outlets and collections, actions, runtime attributes, and `awakeFromNib` last. `B1`
/// A nib is loaded as a whole; of a storyboard, a load makes a part of a scene.
@MainActor final class InterfaceLoading {
    let document: InterfaceDocument
    let resources: InterfaceResources
    /// The texts of the load's language, where a strings file stands beside the document.
    let strings: InterfaceStrings?
    /// The traits that decide which size-class variations apply.
    let traits: UITraitCollection

    /// The bundle that the document came from.
    let bundle: Bundle?
    let origin: InterfaceOrigin
    private let owner: AnyObject?
    private let externalObjects: [String: AnyObject]
    let classes: InterfaceClassResolver
    /// The ordinals of the elements whose objects the load may make.
    private let scope: Range<Int>
    // A load asks for these with each thing that it reads, and never changes one while it uses it: that is not watched over at run time.
    /// The object of each element in the scope.
    @exclusivity(unchecked) private var objects: [AnyObject?]
    /// Objects of elements outside of the scope, by the element's ordinal.
    var outerObjects: [Int: AnyObject] = [:]
    /// What the load makes a part of; nil for a nib.
    var scene: SceneContext?
    /// The containers that are to be filled with other scenes once all else is done.
    var containers: [(segue: InterfaceSegue, view: UIView)] = []
    /// The objects that this load made, in the order in which they were.
    @exclusivity(unchecked) private(set) var made: [(element: InterfaceElement, object: AnyObject)] = []
    /// Constraints that refer to an object that was not made yet when their owner was read.
    var waitingConstraints: [(constraint: InterfaceConstraint, owner: InterfaceElement)] = []
    /// What the size-class variations leave out, of the lists that were asked for.
    var excludedParts: [VariedList: Set<InterfaceValue>] = [:]
    /// The traits of the variations that were met, by their keys.
    var variationTraits: [InterfaceValue: InterfaceVariation.Traits?] = [:]
    /// The views of which the document says something for some size classes only.
    var variedViews: [(element: InterfaceElement, view: UIView)] = []
    private var afterObjectsWork: [(InterfaceLoading) -> Void] = []
    @exclusivity(unchecked) var report: InterfaceLoadReport
    /// The keys that connections named and their objects did not take.
    var undeliverableKeys: [UndeliverableKey] = []
    /// Whether the load does as UIKit's: it logs to the standard error stream, and ends at the first outlet that cannot be set.
    var isStrict = false
    /// Whether the load is only looked at: where a connection fails, no code of its objects runs any further.
    var isExamined = false

    /// A load of a whole nib.
    convenience init(
        document: InterfaceDocument, owner: AnyObject?, externalObjects: [String: AnyObject] = [:], bundle: Bundle? = nil,
        strings: InterfaceStrings? = nil, traits: UITraitCollection = UIScreen.main.traitCollection,
        classes: InterfaceClassResolver? = nil
    ) {
        let classes = classes ?? InterfaceClassResolver(owner: owner, bundle: bundle)
        self.init(
            of: InterfaceOrigin(document: document, bundle: bundle, strings: strings, traits: traits, classes: classes),
            scope: 0..<document.elementCount, owner: owner, externalObjects: externalObjects)
    }

    /// A load of the elements of a document that are in a scope.
    init(of origin: InterfaceOrigin, scope: Range<Int>, owner: AnyObject? = nil, externalObjects: [String: AnyObject] = [:]) {
        self.origin = origin
        self.scope = scope
        self.owner = owner
        self.externalObjects = externalObjects
        document = origin.document
        resources = origin.resources
        strings = origin.strings
        traits = origin.traits
        bundle = origin.bundle
        classes = origin.classes
        report = InterfaceLoadReport(document: origin.document)
        objects = Array(repeating: nil, count: scope.count)
    }

    /// Makes the document's objects, connects them and wakes them; answers those at the top, without placeholders. `B9` `B10`
    func load() -> [AnyObject] {
        registerPlaceholders()
        let topLevel = document.topLevelObjects.compactMap(makeTopLevelObject)
        finish(connecting: nibConnections)
        return topLevel
    }

    /// Does what follows the making of objects: connects them, and wakes them.
    func finish(connecting sources: @autoclosure () -> [ConnectionSource]) {
        LoadRecord.current?.add(made)
        makeWaitingConstraints()
        keepVariations()
        runAfterObjectsWork()
        connect(sources())
        // UIKit raises here, so no code of the objects may run any further.
        guard !mustStop, !isExamined || report.undeliveredNotes.isEmpty else { return }
        setRuntimeAttributes()
        awake()
    }

    /// Whether a strict load has met an outlet that cannot be set.
    var mustStop: Bool { isStrict && !undeliverableKeys.isEmpty }

    func makeTopLevelObject(_ element: InterfaceElement) -> AnyObject? {
        // The document reports the elements that are in no vocabulary.
        if InterfaceClasses.base(of: element) == nil, element.word != .customObject, element.isSupported {
            report(.unsupported, at: element, "there is no class here for <\(element.name)>, so no object is made of it")
        }
        return object(for: element)
    }

    /// The object of an element; made now if it is not yet.
    func object(for element: InterfaceElement) -> AnyObject? {
        if let object = objects[element.ordinal - scope.lowerBound] { return object }
        return make(element)
    }

    /// The object with an id of the document; nil where there is none, or none yet.
    func object(withID id: InterfaceValue) -> AnyObject? {
        guard let element = document.element(withID: id) else { return nil }
        return madeObject(of: element)
    }

    /// The object of an element, of the scope or outside of it; nil where there is none, or none yet.
    func madeObject(of element: InterfaceElement) -> AnyObject? {
        guard scope.contains(element.ordinal) else { return outerObjects[element.ordinal] }
        return objects[element.ordinal - scope.lowerBound]
    }

    /// Whether the load may make the object of an element.
    func contains(_ element: InterfaceElement) -> Bool { scope.contains(element.ordinal) }

    /// Lets other elements find the object of an element.
    func register(_ object: AnyObject, for element: InterfaceElement) {
        objects[element.ordinal - scope.lowerBound] = object
    }

    /// Lets other elements find a constraint, and has it connected and woken with the rest.
    func adopt(_ constraint: NSLayoutConstraint, of element: InterfaceElement) {
        register(constraint, for: element)
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
            case "IBFilesOwner": owner.map { register($0, for: placeholder) }
            case "IBFirstResponder", nil: break
            case let name?: externalObjects[name].map { register($0, for: placeholder) }
            }
        }
    }

    private func make(_ element: InterfaceElement) -> AnyObject? {
        if element.word == .customObject { return makeCustomObject(element) }
        return make(element) { type, coder in type.init(coder: coder) }
    }

    /// Makes the object of an element in a way that is given its class and its coder.
    func make(
        _ element: InterfaceElement, by way: (any InterfaceDecodable.Type, InterfaceCoder) -> (any InterfaceDecodable)?
    ) -> AnyObject? {
        guard let base = InterfaceClasses.base(of: element) else { return nil }
        let coder = InterfaceCoder(element: element, loading: self)
        let type = classes.type(of: element, base: base, loading: self)
        // A slot is taken before the object's parts are made, so that parts stand after their whole in the order of waking.
        let place = made.count
        guard let object = way(type, coder) else {
            refuse(element, type)
            return nil
        }
        register(object, for: element)
        made.insert((element, object), at: place)
        return object
    }

    /// Notes that a class made no object.
    ///
    /// Its superclasses have read the element already.
    private func refuse(_ element: InterfaceElement, _ type: any InterfaceDecodable.Type) {
        let place = element.ordinal - scope.lowerBound
        if objects[place] is UIView { report.views -= 1 }
        if objects[place] is UIViewController { report.viewControllers -= 1 }
        objects[place] = nil
        report(.refused, at: element, "\(type).init(coder:) answered nil, so there is no object for <\(element.name)>")
    }

    private func makeCustomObject(_ element: InterfaceElement) -> AnyObject? {
        guard let object = classes.makeCustomObject(of: element, loading: self) else { return nil }
        register(object, for: element)
        made.append((element, object))
        return object
    }

    /// Sends `awakeFromNib` to the objects that the load made, and to no placeholder. `B7`
    private func awake() {
        for (_, object) in made { (object as? HeadlessObject)?.awakeFromNib() }
    }
}
