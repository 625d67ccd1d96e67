import InterfaceDocuments

extension InterfaceLoading {
    /// Has the views remember what the document says of them for other size classes.
    func keepVariations() {
        guard !variedViews.isEmpty else { return }
        let all = made.compactMap { element, object in (object as? NSLayoutConstraint).flatMap { varied($0, element) } }
        for (element, view) in variedViews {
            let masks = masks(of: element)
            view.traitState.variations = ViewVariations(
                of: element, origin: origin,
                constraints: all.filter {
                    $0.owner == element && ($0.element.child(.variation) != nil || masks.contains(.constraints))
                },
                neighbors: masks.contains(.subviews) ? all : [],
                subviews: masks.contains(.subviews) ? listedViews(of: element) : [])
        }
    }

    private func varied(_ constraint: NSLayoutConstraint, _ element: InterfaceElement) -> VariedConstraint? {
        element.parent?.parent.map { VariedConstraint(constraint: constraint, element: element, owner: $0) }
    }

    /// The lists of which an element leaves something out.
    private func masks(of element: InterfaceElement) -> Set<InterfaceWord> {
        Set(element.variations.flatMap { $0.element.children.filter { $0.word == .mask }.map(\.key) })
    }

    private func listedViews(of element: InterfaceElement) -> [(element: InterfaceElement, view: UIView)] {
        element.children(of: .subviews).compactMap { part in (madeObject(of: part) as? UIView).map { (part, $0) } }
    }
}
