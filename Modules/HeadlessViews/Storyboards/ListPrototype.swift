import InterfaceDocuments

/// A cell or section view as it is drawn in a list, from which the list makes as many as it needs. `A4` `A5`
///
/// What its connections lead to outside of it is held weakly: the list, which has the prototype, lies in it.
@MainActor struct ListPrototype {
    let element: InterfaceElement
    private let context: SceneContext
    private let outer: [SceneLink.EarlyObject]

    /// A prototype of a storyboard; nil in a nib, whose lists have none.
    ///
    /// Made once all objects of the load are.
    init?(_ element: InterfaceElement, in loading: InterfaceLoading) {
        guard let context = loading.scene else { return nil }
        self.element = element
        self.context = context
        outer = Self.outerDestinations(of: element).compactMap { destination in
            loading.madeObject(of: destination).map { SceneLink.EarlyObject(element: destination, object: $0) }
        }
    }

    /// The elements outside of a prototype that connections in it lead to.
    private static func outerDestinations(of element: InterfaceElement) -> Set<InterfaceElement> {
        let document = element.document
        var found: Set<InterfaceElement> = []
        for ordinal in element.descendantOrdinals {
            let part = document[ordinal]
            switch part.word {
            case .outlet, .outletCollection, .action:
                guard let destination = part[.destination].flatMap(document.element(withID:)),
                    destination != element, !element.descendantOrdinals.contains(destination.ordinal)
                else { continue }
                found.insert(destination)
            default: continue
            }
        }
        return found
    }

    /// Makes the view, connected and awake; answers it with the load's report, and the failure that a strict load ends with.
    func load() -> (view: AnyObject?, report: InterfaceLoadReport, failure: UndeliverableKey?) {
        let scope = element.ordinal..<element.descendantOrdinals.upperBound
        let loading = InterfaceLoading(of: context.storyboard.contents.origin, scope: scope)
        loading.scene = context
        loading.isStrict = context.storyboard.tour == nil
        loading.isExamined = context.storyboard.tour?.isExamining ?? false
        for entry in outer { loading.outerObjects[entry.element.ordinal] = entry.object }
        let view = loading.makeTopLevelObject(element)
        loading.finish(connecting: loading.madeConnections)
        return (view, loading.report, loading.mustStop ? loading.undeliverableKeys.first : nil)
    }

    /// Makes a view of a list.
    func makeView<View: UIView>(_ type: View.Type, for listed: ListedView, identifier: String) throws(ListFailure) -> View {
        let (view, _, failure) = load()
        if let failure { throw .nib(.undeliverable(failure)) }
        guard let view = view as? View else { throw .wrongContent(listed, identifier: identifier) }
        return view
    }
}

extension InterfaceDecoder {
    /// Has some work done with each prototype of a list of elements, and the identifier of each that has one, once all objects are made.
    func registerPrototypes(_ elements: some Sequence<InterfaceElement>, _ register: @escaping (ListPrototype, String) -> Void) {
        let elements = Array(elements)
        guard !elements.isEmpty, loading.scene != nil else { return }
        loading.afterObjects { loading in
            for prototype in elements.compactMap({ ListPrototype($0, in: loading) }) {
                loading.scene?.storyboard.tour?.prototypes.append(prototype)
                if let identifier = prototype.element[.reuseIdentifier]?.string, !identifier.isEmpty {
                    register(prototype, identifier)
                }
            }
        }
    }
}

extension UITableView {
    func decodePrototypes(_ decoder: InterfaceDecoder) {
        decoder.registerPrototypes(decoder.element.children(of: .prototypes)) { [weak self] prototype, identifier in
            self?.cells.registry[identifier] = .prototype(prototype)
        }
    }
}

extension UICollectionView {
    func decodePrototypes(_ decoder: InterfaceDecoder) {
        decoder.registerPrototypes(decoder.element.children(of: .cells)) { [weak self] prototype, identifier in
            self?.cells.registry[identifier] = .prototype(prototype)
        }
        decodeSectionView(.sectionHeaderView, Self.elementKindSectionHeader, decoder)
        decodeSectionView(.sectionFooterView, Self.elementKindSectionFooter, decoder)
    }

    private func decodeSectionView(_ key: InterfaceWord, _ kind: String, _ decoder: InterfaceDecoder) {
        guard let element = decoder.child(key) else { return }
        decoder.registerPrototypes([element]) { [weak self] prototype, identifier in
            self?.supplementaryViews.registry[SupplementaryKey(kind: kind, identifier: identifier)] = .prototype(prototype)
        }
    }
}
