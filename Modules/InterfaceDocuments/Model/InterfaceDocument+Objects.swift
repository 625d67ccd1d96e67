extension InterfaceDocument {
    /// The element with an `id`; the first, if several have it.
    ///
    /// An `id` inside `<device>`, `<dependencies>`, `<resources>` or `<inferredMetricsTieBreakers>` names no object and is not found.
    ///
    /// - Complexity: constant.
    public func element(withID id: InterfaceValue) -> InterfaceElement? {
        id.withResolvedBytes { storage.identifiers.ordinal(of: $0, in: storage.records) }.map { self[$0] }
    }

    /// The element with an `id`; the first, if several have it.
    ///
    /// - Complexity: constant.
    public func element(withID id: String) -> InterfaceElement? {
        var id = id
        return id.withUTF8 { storage.identifiers.ordinal(of: $0, in: storage.records) }.map { self[$0] }
    }

    /// The elements whose `id` an earlier element has too.
    public var elementsWithDuplicateID: [InterfaceElement] {
        storage.identifiers.duplicates.map { self[Int($0)] }
    }

    /// The objects that the document makes at its top level: all of its `<objects>`, or of those of its scenes, but placeholders and exits.
    public var topLevelObjects: [InterfaceElement] {
        objects.filter { $0.word != .placeholder && $0.word != .exit }
    }

    /// File's Owner, the first responders and the external objects.
    public var placeholders: [InterfaceElement] {
        objects.filter(\.isPlaceholder)
    }

    /// A storyboard's scenes; none in a nib.
    public var scenes: [InterfaceScene] {
        root.children(of: .scenes).filter { $0.word == .scene }.map(InterfaceScene.init)
    }

    /// The `id` of the view controller that a storyboard starts with.
    public var initialViewControllerID: String? { root[.initialViewController]?.string }

    /// Whether constraints lay out the document's views.
    public var usesAutolayout: Bool { flag(.useAutolayout) }

    /// Whether views have safe area layout guides.
    public var usesSafeAreas: Bool { flag(.useSafeAreas) }

    /// Whether variations by size class apply.
    public var usesTraitCollections: Bool { flag(.useTraitCollections) }

    /// Whether the document is what the system shows while the app starts.
    public var isLaunchScreen: Bool { flag(.launchScreen) }

    private func flag(_ word: InterfaceWord) -> Bool { root[word]?.boolean ?? false }

    private var objects: [InterfaceElement] {
        kind == .nib ? root.children(of: .objects) : scenes.flatMap { $0.element.children(of: .objects) }
    }
}
