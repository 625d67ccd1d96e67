import InterfaceDocuments

extension UISplitViewController {
    func decodeSplit(_ decoder: InterfaceDecoder) {
        if let value = decoder.choice(.style, Style.self) { style = value }
        if let value = decoder.choice(.preferredDisplayMode, DisplayMode.self) { preferredDisplayMode = value }
        if let value = decoder.choice(.behavior, SplitBehavior.self) { preferredSplitBehavior = value }
        if let value = decoder.choice(.splitBehavior, SplitBehavior.self) { preferredSplitBehavior = value }
        if let value = decoder.choice(.primaryEdge, PrimaryEdge.self) { primaryEdge = value }
        if let value = decoder.choice(.primaryBackgroundStyle, BackgroundStyle.self) { primaryBackgroundStyle = value }
        if let value = decoder.boolean(.presentsWithGesture) { presentsWithGesture = value }
        if let value = decoder.boolean(.showsSecondaryOnlyButton) { showsSecondaryOnlyButton = value }
        decodeWidths(decoder)
        if let controller: UIViewController = decoder.object(.masterViewController) { setViewController(controller, for: .primary) }
        if let controller: UIViewController = decoder.object(.detailViewController) {
            setViewController(controller, for: .secondary)
        }
    }

    private func decodeWidths(_ decoder: InterfaceDecoder) {
        if let value = decoder.number(.minimumPrimaryColumnWidth) { minimumPrimaryColumnWidth = value }
        if let value = decoder.number(.maximumPrimaryColumnWidth) { maximumPrimaryColumnWidth = value }
        if let value = decoder.number(.preferredPrimaryColumnWidthFraction) { preferredPrimaryColumnWidthFraction = value }
        if let value = decoder.number(.minimumSupplementaryColumnWidth) { minimumSupplementaryColumnWidth = value }
        if let value = decoder.number(.maximumSupplementaryColumnWidth) { maximumSupplementaryColumnWidth = value }
        if let value = decoder.number(.preferredSupplementaryColumnWidth) { preferredSupplementaryColumnWidth = value }
    }

    static let splitControllerKeys = UIViewController.keyedProperties.adding([
        "delegate": KeyedProperty(\UISplitViewController.delegate),
        "viewControllers": KeyedProperty(\UISplitViewController.viewControllers),
        "presentsWithGesture": KeyedProperty(\UISplitViewController.presentsWithGesture),
        "minimumPrimaryColumnWidth": KeyedProperty(\UISplitViewController.minimumPrimaryColumnWidth),
        "maximumPrimaryColumnWidth": KeyedProperty(\UISplitViewController.maximumPrimaryColumnWidth),
    ])
}

extension UISplitViewController.Style: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UISplitViewController.Style> = [
        "unspecified": .unspecified, "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
    ]
}

extension UISplitViewController.DisplayMode: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UISplitViewController.DisplayMode> = [
        "automatic": .automatic, "secondaryOnly": .secondaryOnly, "hidden": .secondaryOnly, "beside": .oneBesideSecondary,
        "over": .oneOverSecondary, "twoBeside": .twoBesideSecondary, "twoOver": .twoOverSecondary,
        "twoDisplace": .twoDisplaceSecondary,
    ]
}

extension UISplitViewController.SplitBehavior: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UISplitViewController.SplitBehavior> = [
        "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
    ]
}

extension UISplitViewController.PrimaryEdge: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UISplitViewController.PrimaryEdge> = ["leading": .leading, "trailing": .trailing]
}

extension UISplitViewController.BackgroundStyle: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UISplitViewController.BackgroundStyle> = ["none": .none, "sidebar": .sidebar]
}
