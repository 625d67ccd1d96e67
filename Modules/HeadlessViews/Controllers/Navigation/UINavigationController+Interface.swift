import InterfaceDocuments

extension UINavigationController {
    func decodeNavigation(_ decoder: InterfaceDecoder) {
        if let value = decoder.boolean(.navigationBarHidden) { isNavigationBarHidden = value }
        if let value = decoder.boolean(.toolbarHidden) { isToolbarHidden = value }
        if let value = decoder.boolean(.hidesBarsOnSwipe) { hidesBarsOnSwipe = value }
        if let value = decoder.boolean(.hidesBarsOnTap) { hidesBarsOnTap = value }
        if let value = decoder.boolean(.hidesBarsWhenVerticallyCompact) { hidesBarsWhenVerticallyCompact = value }
        if let value = decoder.boolean(.hidesBarsWhenKeyboardAppears) { hidesBarsWhenKeyboardAppears = value }
        let controllers: [UIViewController] = decoder.objects(in: .viewControllers)
        if !controllers.isEmpty { viewControllers = controllers }
    }

    static let navigationControllerKeys = UIViewController.keyedProperties.adding([
        "delegate": KeyedProperty(\UINavigationController.delegate),
        "viewControllers": KeyedProperty(\UINavigationController.viewControllers),
        "navigationBar": KeyedProperty(reading: \UINavigationController.navigationBar),
        "toolbar": KeyedProperty(reading: \UINavigationController.toolbar),
        "navigationBarHidden": KeyedProperty(\UINavigationController.isNavigationBarHidden),
        "toolbarHidden": KeyedProperty(\UINavigationController.isToolbarHidden),
        "hidesBarsOnSwipe": KeyedProperty(\UINavigationController.hidesBarsOnSwipe),
        "hidesBarsOnTap": KeyedProperty(\UINavigationController.hidesBarsOnTap),
    ])
}
