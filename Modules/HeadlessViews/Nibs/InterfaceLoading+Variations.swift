import InterfaceDocuments

extension InterfaceLoading {
    /// The size-class variations of an element that fit the load's traits, the most particular first.
    func fittingVariations(of element: InterfaceElement) -> [InterfaceElement] {
        guard element.child(.variation) != nil else { return [] }
        return element.variations
            .filter { !$0.isDefault && fits($0) }
            .sorted { $0.particularity > $1.particularity }
            .map(\.element)
    }

    /// Whether a subview or constraint is installed: unless the default variation leaves it out, and no fitting one brings it back.
    func isIncluded(_ part: InterfaceElement, in owner: InterfaceElement, list: InterfaceWord) -> Bool {
        guard owner.child(.variation) != nil, let id = part.id else { return true }
        var isIncluded = true
        let ordered = owner.variations.filter { $0.isDefault || fits($0) }.sorted { $0.particularity < $1.particularity }
        for variation in ordered {
            if variation.excluded(from: list).contains(id) { isIncluded = false }
            if variation.included(in: list).contains(id) { isIncluded = true }
        }
        return isIncluded
    }

    private func fits(_ variation: InterfaceVariation) -> Bool {
        guard let wanted = variation.traits else { return false }
        return fits(wanted.widthClass, traits.horizontalSizeClass) && fits(wanted.heightClass, traits.verticalSizeClass)
            && fits(wanted.idiom, traits.userInterfaceIdiom)
    }

    private func fits(_ wanted: InterfaceVariation.Traits.SizeClass?, _ sizeClass: UIUserInterfaceSizeClass) -> Bool {
        switch wanted {
        case nil: true
        case .compact: sizeClass == .compact
        case .regular: sizeClass == .regular
        }
    }

    private func fits(_ name: String?, _ idiom: UIUserInterfaceIdiom) -> Bool {
        switch name {
        case nil: true
        case "phone": idiom == .phone
        case "pad": idiom == .pad
        case "mac": idiom == .mac
        case "tv": idiom == .tv
        default: false
        }
    }
}

extension InterfaceVariation {
    /// How many traits the variation asks for: one that asks for more comes before one that asks for fewer.
    fileprivate var particularity: Int {
        guard let traits else { return 0 }
        return (traits.widthClass == nil ? 0 : 1) + (traits.heightClass == nil ? 0 : 1) + (traits.idiom == nil ? 0 : 1)
    }
}
