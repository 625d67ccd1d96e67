import InterfaceDocuments

extension InterfaceLoading {
    /// The size-class variations of an element that fit the load's traits, the most particular first.
    func fittingVariations(of element: InterfaceElement) -> [InterfaceElement] {
        guard element.child(.variation) != nil else { return [] }
        return fitting(element.variations.filter { !$0.isDefault })
            .sorted { $0.traits.count > $1.traits.count }
            .map(\.variation.element)
    }

    /// Whether a subview or constraint is installed: unless the default variation leaves it out, and no fitting one brings it back.
    func isIncluded(_ part: InterfaceElement, in owner: InterfaceElement, list: InterfaceWord) -> Bool {
        guard owner.child(.variation) != nil, let id = part.id else { return true }
        return !excludedParts(of: owner, list: list).contains(id)
    }

    /// What the fitting variations leave out of a list, looked up once for each owner.
    private func excludedParts(of owner: InterfaceElement, list: InterfaceWord) -> Set<InterfaceValue> {
        let key = VariedList(owner: owner.ordinal, list: list)
        if let known = excludedParts[key] { return known }
        var excluded: Set<InterfaceValue> = []
        for (variation, _) in fitting(owner.variations).sorted(by: { $0.traits.count < $1.traits.count }) {
            excluded.formUnion(variation.excluded(from: list))
            excluded.subtract(variation.included(in: list))
        }
        excludedParts[key] = excluded
        return excluded
    }

    /// The variations that fit the load's traits, with the traits that each asks for.
    private func fitting(
        _ variations: [InterfaceVariation]
    ) -> [(variation: InterfaceVariation, traits: InterfaceVariation.Traits)] {
        var fitting: [(variation: InterfaceVariation, traits: InterfaceVariation.Traits)] = []
        for variation in variations {
            guard let key = variation.element[.key], let traits = traits(of: variation, key: key), fits(traits) else { continue }
            fitting.append((variation, traits))
        }
        return fitting
    }

    /// The traits that a variation is for, read once for each of the few keys that a document uses.
    private func traits(of variation: InterfaceVariation, key: InterfaceValue) -> InterfaceVariation.Traits? {
        if let known = variationTraits[key] { return known }
        let traits = variation.traits
        variationTraits[key] = .some(traits)
        return traits
    }

    private func fits(_ wanted: InterfaceVariation.Traits) -> Bool {
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

/// A list of an element that has variations.
struct VariedList: Hashable {
    var owner: Int
    var list: InterfaceWord
}

extension InterfaceVariation.Traits {
    /// How many traits the variation asks for: one that asks for more comes before one that asks for fewer.
    fileprivate var count: Int {
        (widthClass == nil ? 0 : 1) + (heightClass == nil ? 0 : 1) + (idiom == nil ? 0 : 1)
    }
}
