extension UIScrollView {
    func decodeScrollView(_ decoder: InterfaceDecoder) {
        decodeLayoutGuides(decoder)
        decodeInsets(decoder)
        decodeScrolling(decoder)
        decodeIndicators(decoder)
    }

    private func decodeLayoutGuides(_ decoder: InterfaceDecoder) {
        if let guide = decoder.child(.contentLayoutGuide) { decoder.loading.register(contentLayoutGuide, for: guide) }
        if let guide = decoder.child(.frameLayoutGuide) { decoder.loading.register(frameLayoutGuide, for: guide) }
    }

    private func decodeInsets(_ decoder: InterfaceDecoder) {
        if let insets = decoder.edgeInsets(.contentInset) { contentInset = insets }
        if let insets = decoder.edgeInsets(.scrollIndicatorInsets) { scrollIndicatorInsets = insets }
        if let behavior = decoder.choice(.contentInsetAdjustmentBehavior, ContentInsetAdjustmentBehavior.self) {
            contentInsetAdjustmentBehavior = behavior
        }
        if let adjusts = decoder.boolean(.automaticallyAdjustsScrollIndicatorInsets) {
            automaticallyAdjustsScrollIndicatorInsets = adjusts
        }
    }

    private func decodeScrolling(_ decoder: InterfaceDecoder) {
        if let value = decoder.boolean(.bounces) { bounces = value }
        if let value = decoder.boolean(.bouncesZoom) { bouncesZoom = value }
        if let value = decoder.boolean(.alwaysBounceVertical) { alwaysBounceVertical = value }
        if let value = decoder.boolean(.alwaysBounceHorizontal) { alwaysBounceHorizontal = value }
        if let value = decoder.boolean(.scrollEnabled) { isScrollEnabled = value }
        if let value = decoder.boolean(.pagingEnabled) { isPagingEnabled = value }
        if let value = decoder.boolean(.directionalLockEnabled) { isDirectionalLockEnabled = value }
        if let value = decoder.boolean(.scrollsToTop) { scrollsToTop = value }
        if let value = decoder.boolean(.delaysContentTouches) { delaysContentTouches = value }
        if let value = decoder.boolean(.canCancelContentTouches) { canCancelContentTouches = value }
        if let value = decoder.number(.minimumZoomScale) { minimumZoomScale = value }
        if let value = decoder.number(.maximumZoomScale) { maximumZoomScale = value }
        if let mode = decoder.choice(.keyboardDismissMode, KeyboardDismissMode.self) { keyboardDismissMode = mode }
        if let rate = decoder.choice(.decelerationRate, DecelerationRate.self) { decelerationRate = rate }
    }

    private func decodeIndicators(_ decoder: InterfaceDecoder) {
        if let value = decoder.boolean(.showsHorizontalScrollIndicator) { showsHorizontalScrollIndicator = value }
        if let value = decoder.boolean(.showsVerticalScrollIndicator) { showsVerticalScrollIndicator = value }
        if let style = decoder.choice(.indicatorStyle, IndicatorStyle.self) { indicatorStyle = style }
        if let mode = decoder.choice(.indexDisplayMode, IndexDisplayMode.self) { indexDisplayMode = mode }
    }

    static let scrollViewKeys = UIView.keyedProperties.adding([
        "delegate": KeyedProperty(\UIScrollView.delegate),
        "refreshControl": KeyedProperty(\UIScrollView.refreshControl),
        "contentSize": KeyedProperty(\UIScrollView.contentSize),
        "contentOffset": KeyedProperty(\UIScrollView.contentOffset),
        "contentInset": KeyedProperty(\UIScrollView.contentInset),
        "scrollIndicatorInsets": KeyedProperty(\UIScrollView.scrollIndicatorInsets),
        "bounces": KeyedProperty(\UIScrollView.bounces),
        "alwaysBounceVertical": KeyedProperty(\UIScrollView.alwaysBounceVertical),
        "alwaysBounceHorizontal": KeyedProperty(\UIScrollView.alwaysBounceHorizontal),
        "bouncesZoom": KeyedProperty(\UIScrollView.bouncesZoom),
        "scrollEnabled": KeyedProperty(\UIScrollView.isScrollEnabled),
        "isScrollEnabled": KeyedProperty(\UIScrollView.isScrollEnabled),
        "pagingEnabled": KeyedProperty(\UIScrollView.isPagingEnabled),
        "isPagingEnabled": KeyedProperty(\UIScrollView.isPagingEnabled),
        "directionalLockEnabled": KeyedProperty(\UIScrollView.isDirectionalLockEnabled),
        "isDirectionalLockEnabled": KeyedProperty(\UIScrollView.isDirectionalLockEnabled),
        "scrollsToTop": KeyedProperty(\UIScrollView.scrollsToTop),
        "showsHorizontalScrollIndicator": KeyedProperty(\UIScrollView.showsHorizontalScrollIndicator),
        "showsVerticalScrollIndicator": KeyedProperty(\UIScrollView.showsVerticalScrollIndicator),
        "minimumZoomScale": KeyedProperty(\UIScrollView.minimumZoomScale),
        "maximumZoomScale": KeyedProperty(\UIScrollView.maximumZoomScale),
        "zoomScale": KeyedProperty(\UIScrollView.zoomScale),
        "delaysContentTouches": KeyedProperty(\UIScrollView.delaysContentTouches),
        "canCancelContentTouches": KeyedProperty(\UIScrollView.canCancelContentTouches),
    ])
}

extension UIScrollView.ContentInsetAdjustmentBehavior: InterfaceChoice {
    static let interfaceNames: InterfaceNames<Self> = [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]
}

extension UIScrollView.IndicatorStyle: InterfaceChoice {
    static let interfaceNames: InterfaceNames<Self> = ["default": .default, "black": .black, "white": .white]
}

extension UIScrollView.IndexDisplayMode: InterfaceChoice {
    static let interfaceNames: InterfaceNames<Self> = ["automatic": .automatic, "alwaysHidden": .alwaysHidden]
}

extension UIScrollView.KeyboardDismissMode: InterfaceChoice {
    static let interfaceNames: InterfaceNames<Self> = [
        "none": .none, "onDrag": .onDrag, "interactive": .interactive, "onDragWithAccessory": .onDragWithAccessory,
        "interactiveWithAccessory": .interactiveWithAccessory,
    ]
}

extension UIScrollView.DecelerationRate: InterfaceChoice {
    static let interfaceNames: InterfaceNames<Self> = ["normal": .normal, "fast": .fast]
}
