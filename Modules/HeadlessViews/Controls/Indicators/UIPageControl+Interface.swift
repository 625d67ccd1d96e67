import InterfaceDocuments

extension UIPageControl {
    func decodePageControl(_ decoder: InterfaceDecoder) {
        if let number = decoder.integer(.numberOfPages) { numberOfPages = number }
        if let page = decoder.integer(.currentPage) { currentPage = page }
        if let hides = decoder.boolean(.hidesForSinglePage) { hidesForSinglePage = hides }
        if let defers = decoder.boolean(.defersCurrentPageDisplay) { defersCurrentPageDisplay = defers }
        decoder.color(.pageIndicatorTintColor) { pageIndicatorTintColor = $0 }
        decoder.color(.currentPageIndicatorTintColor) { currentPageIndicatorTintColor = $0 }
        if let image = decoder.image(.preferredIndicatorImage) ?? decoder.image(.indicatorImage) { preferredIndicatorImage = image }
        if let image = decoder.image(.currentPageIndicatorImage) { preferredCurrentPageIndicatorImage = image }
    }

    /// What Interface Builder may set by name on a page control.
    static let pageControlKeys = UIControl.keyedProperties.adding([
        "numberOfPages": KeyedProperty(\UIPageControl.numberOfPages),
        "currentPage": KeyedProperty(\UIPageControl.currentPage),
        "hidesForSinglePage": KeyedProperty(\UIPageControl.hidesForSinglePage),
        "defersCurrentPageDisplay": KeyedProperty(\UIPageControl.defersCurrentPageDisplay),
        "pageIndicatorTintColor": KeyedProperty(\UIPageControl.pageIndicatorTintColor),
        "currentPageIndicatorTintColor": KeyedProperty(\UIPageControl.currentPageIndicatorTintColor),
    ])
}
