import InterfaceDocuments

extension UIViewController {
    func decodeController(_ decoder: InterfaceDecoder) {
        decoder.loading.report.viewControllers += 1
        nibBundle = decoder.loading.bundle
        link(to: decoder)
        if let value = decoder.string(.nibName) { nibName = value }
        if let value = decoder.string(.title) { title = value }
        decodeItems(decoder)
        decodeLayout(decoder)
        decodePresentation(decoder)
        decodeRestoration(decoder)
        decodeView(decoder)
    }

    /// Notes where in a storyboard the controller stands.
    private func link(to decoder: InterfaceDecoder) {
        guard let context = decoder.loading.scene else { return }
        if context.controller == nil { decoder.loading.scene?.controller = self }
        sceneLink = SceneLink(context, element: decoder.element, controller: self)
    }

    /// In a nib the view is made with its controller, in a storyboard when it is first asked for.
    ///
    /// It comes before the guides at its ends: the constraints that refer to these wait for them.
    private func decodeView(_ decoder: InterfaceDecoder) {
        guard sceneLink == nil else { return }
        if let view: UIView = decoder.object(.view) {
            self.view = view
            viewLoading.isFromDocument = true
        }
        decodeGuides(decoder)
        decodeWithView(decoder)
    }

    /// Lets constraints find the guides at the view's ends.
    func decodeGuides(_ decoder: InterfaceDecoder) {
        for guide in decoder.decoders(in: .layoutGuides) where guide.element.word == .viewControllerLayoutGuide {
            let isBottom = guide[.type]?.string == "bottom"
            decoder.loading.register(isBottom ? bottomLayoutGuide : topLayoutGuide, for: guide.element)
        }
    }

    private func decodeItems(_ decoder: InterfaceDecoder) {
        if let item: UINavigationItem = decoder.object(.navigationItem) { belongings.navigationItem = item }
        if let item: UITabBarItem = decoder.object(.tabBarItem) { tabBarItem = item }
        let items = decoder.objects(in: .toolbarItems, as: UIBarButtonItem.self)
        if !items.isEmpty { toolbarItems = items }
    }

    private func decodeLayout(_ decoder: InterfaceDecoder) {
        if let edges: UIRectEdge = decoder.options(.edgesForExtendedLayout, UIRectEdge.interfaceNames) {
            edgesForExtendedLayout = edges
        }
        if let value = decoder.boolean(.extendedLayoutIncludesOpaqueBars) { extendedLayoutIncludesOpaqueBars = value }
        if let value = decoder.boolean(.automaticallyAdjustsScrollViewInsets) { automaticallyAdjustsScrollViewInsets = value }
        // The older of the two names is what Interface Builder still writes for the size in a popover.
        if let size = decoder.size(.preferredContentSize) ?? decoder.size(.contentSizeForViewInPopover) {
            preferredContentSize = size
        }
        if let value = decoder.boolean(.hidesBottomBarWhenPushed) { hidesBottomBarWhenPushed = value }
    }

    private func decodePresentation(_ decoder: InterfaceDecoder) {
        if let value = decoder.choice(.modalPresentationStyle, UIModalPresentationStyle.self) { modalPresentationStyle = value }
        if let value = decoder.choice(.modalTransitionStyle, UIModalTransitionStyle.self) { modalTransitionStyle = value }
        if let value = decoder.boolean(.isModalInPresentation) { isModalInPresentation = value }
        if let value = decoder.boolean(.definesPresentationContext) { definesPresentationContext = value }
        if let value = decoder.boolean(.providesPresentationContextTransitionStyle) {
            providesPresentationContextTransitionStyle = value
        }
    }

    private func decodeRestoration(_ decoder: InterfaceDecoder) {
        if let value = decoder.string(.restorationIdentifier) { restorationIdentifier = value }
        if decoder.boolean(.useStoryboardIdentifierAsRestorationIdentifier) == true {
            restorationIdentifier = decoder.string(.storyboardIdentifier)
        }
    }

    static let controllerKeys = UIResponder.keyedProperties.adding([
        "view": KeyedProperty(\UIViewController.view, write: { $0.view = $1 }), "title": KeyedProperty(\UIViewController.title),
        "navigationItem": KeyedProperty(reading: \UIViewController.navigationItem),
        "tabBarItem": KeyedProperty(\UIViewController.tabBarItem), "toolbarItems": KeyedProperty(\UIViewController.toolbarItems),
        "editing": KeyedProperty(\UIViewController.isEditing), "isEditing": KeyedProperty(\UIViewController.isEditing),
        "restorationIdentifier": KeyedProperty(\UIViewController.restorationIdentifier),
        "preferredContentSize": KeyedProperty(\UIViewController.preferredContentSize),
        "hidesBottomBarWhenPushed": KeyedProperty(\UIViewController.hidesBottomBarWhenPushed),
        "additionalSafeAreaInsets": KeyedProperty(\UIViewController.additionalSafeAreaInsets),
        "extendedLayoutIncludesOpaqueBars": KeyedProperty(\UIViewController.extendedLayoutIncludesOpaqueBars),
        "automaticallyAdjustsScrollViewInsets": KeyedProperty(\UIViewController.automaticallyAdjustsScrollViewInsets),
        "definesPresentationContext": KeyedProperty(\UIViewController.definesPresentationContext),
        "isModalInPresentation": KeyedProperty(\UIViewController.isModalInPresentation),
        "modalInPresentation": KeyedProperty(\UIViewController.isModalInPresentation),
        "searchDisplayController": KeyedProperty(\UIViewController.searchDisplayController),
        "nibName": KeyedProperty(reading: \UIViewController.nibName),
    ])
}

extension UIRectEdge {
    /// Interface Builder's names of edges.
    static let interfaceNames: [(InterfaceWord, UIRectEdge)] = [(.top, .top), (.left, .left), (.bottom, .bottom), (.right, .right)]
}
