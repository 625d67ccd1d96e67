extension InterfaceLoading {
    /// The size-class variations of an element that fit the load's traits, the most particular first.
    func fittingVariations(of element: InterfaceElement) -> [InterfaceElement] {
        guard element.hasVariations else { return [] }
        return element.variations
            .filter { !$0.isDefault && fits($0) }
            .sorted { $0.traitCount > $1.traitCount }
            .map(\.element)
    }

    /// Whether a subview or constraint is installed: unless the default variation leaves it out, and no fitting one brings it back.
    func isIncluded(_ part: InterfaceElement, in owner: InterfaceElement, mask: InterfaceWord) -> Bool {
        guard owner.hasVariations, let id = part.id?.string else { return true }
        var isIncluded = true
        let ordered = owner.variations.filter { $0.isDefault || fits($0) }.sorted { $0.traitCount < $1.traitCount }
        for variation in ordered {
            if variation.excluded(mask).contains(id) { isIncluded = false }
            if variation.included(mask).contains(id) { isIncluded = true }
        }
        return isIncluded
    }

    private func fits(_ variation: InterfaceVariation) -> Bool {
        fits(variation.widthClass, traits.horizontalSizeClass) && fits(variation.heightClass, traits.verticalSizeClass)
            && fits(variation.userInterfaceIdiom, traits.userInterfaceIdiom)
    }

    private func fits(_ name: String?, _ sizeClass: UIUserInterfaceSizeClass) -> Bool {
        switch name {
        case nil: true
        case "compact": sizeClass == .compact
        case "regular": sizeClass == .regular
        default: false
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
