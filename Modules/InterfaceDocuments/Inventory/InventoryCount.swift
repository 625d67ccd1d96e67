/// The pass that counts what is in a document.
struct InventoryCount {
    private let document: InterfaceDocument
    private var inventory = DocumentInventory()
    private var excludedConstraints: Set<InterfaceValue> = []
    private var excludedSubviews: Set<InterfaceValue> = []

    init(_ document: InterfaceDocument) {
        self.document = document
        inventory.initialViewController = document.initialViewControllerID ?? ""
        inventory.ids = document.storage.identifiers.count
        let topLevel = document.topLevelObjects
        inventory.topLevelObjects = topLevel.count
        inventory.topLevelTags = topLevel.map(\.name)
        inventory.placeholders = document.placeholders.count
        inventory.scenes = document.scenes.count
    }

    /// Counts an element.
    mutating func add(_ element: InterfaceElement) {
        addObject(element)
        addIdentifiers(of: element)
        switch element.word {
        case .outlet, .outletCollection, .action, .segue: addConnection(element)
        case .constraint: addConstraint(element)
        case .exclude: addExclusion(element)
        case .userDefinedRuntimeAttribute where element.parent?.word == .userDefinedRuntimeAttributes:
            inventory.runtimeAttributes += 1
        default: break
        }
    }

    /// What was counted.
    func finished() -> DocumentInventory {
        var inventory = inventory
        inventory.constraintsExcludedByDefault = excludedConstraints.count
        inventory.subviewsExcludedByDefault = excludedSubviews.count
        return inventory
    }

    private mutating func addObject(_ element: InterfaceElement) {
        if element.isView {
            inventory.views += 1
            inventory.viewsByTag[element.name, default: 0] += 1
        } else if element.isViewController {
            inventory.viewControllers += 1
        } else if element.isGestureRecognizer {
            inventory.gestureRecognizers += 1
        }
        switch element.word {
        case .viewControllerPlaceholder: inventory.storyboardReferences += 1
        case .exit: inventory.exits += 1
        case .barButtonItem where element.id != nil: inventory.barButtonItems += 1
        case .navigationItem where element.id != nil: inventory.navigationItems += 1
        default: break
        }
    }

    private mutating func addIdentifiers(of element: InterfaceElement) {
        for attribute in element.attributes {
            switch attribute.word {
            case .reuseIdentifier: inventory.reuseIdentifiers.append(attribute.value.string)
            case .storyboardIdentifier: inventory.storyboardIdentifiers.append(attribute.value.string)
            case .customClass:
                inventory.customClasses.append(
                    .init(tag: element.name, name: attribute.value.string, module: element[.customModule]?.string))
            default: break
            }
        }
    }

    private mutating func addConnection(_ element: InterfaceElement) {
        guard element.parent?.word == .connections, let connection = InterfaceConnection(element) else { return }
        switch connection {
        case .outlet: inventory.outlets += 1
        case .outletCollection: inventory.outletCollections += 1
        case .action: inventory.actions += 1
        case .segue(let segue):
            inventory.segues += 1
            inventory.segueKinds[Self.kind(of: segue), default: 0] += 1
        }
        if connection.destinationElement == nil { inventory.danglingDestinations += 1 }
    }

    private static func kind(of segue: InterfaceSegue) -> String {
        let kind = segue.element[.kind]?.string ?? ""
        return segue.relationship.map { "\(kind):\($0)" } ?? kind
    }

    private mutating func addConstraint(_ element: InterfaceElement) {
        guard element.parent?.word == .constraints else { return }
        inventory.constraints += 1
        if InterfaceConstraint(element).isPlaceholder { inventory.constraintsPlaceholder += 1 }
    }

    private mutating func addExclusion(_ element: InterfaceElement) {
        guard let mask = element.parent, mask.word == .mask, let variation = mask.parent, variation.word == .variation,
            variation.key == .default, let reference = element[.reference]
        else { return }
        switch mask.key {
        case .constraints: excludedConstraints.insert(reference)
        case .subviews: excludedSubviews.insert(reference)
        default: break
        }
    }
}
