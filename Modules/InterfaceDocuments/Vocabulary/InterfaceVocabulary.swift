/// What is known of the names in a document: which are elements, and what kind of object an element stands for.
///
/// Read off some 2,700 documents that Xcode 4.5 to 16 wrote.
public enum InterfaceVocabulary {
    /// The names of elements.
    ///
    /// An element of another name is kept in the document and reported as unsupported.
    public static let elements: InterfaceWordSet = [
        .accessibility, .accessibilityOverrides, .accessibilityTraits, .action, .activityIndicatorView, .adaptation,
        .animations, .array, .arscnView, .arskView, .arView, .attributedString, .attributes, .audiovisualMediaTypes,
        .autoresizingMask, .avPlayerViewController, .backgroundConfiguration, .barButtonItem, .blurEffect, .bool,
        .button, .buttonConfiguration, .calendarView, .capability, .cells, .class, .classes, .collectionReusableView,
        .collectionView, .collectionViewCell, .collectionViewCellContentView, .collectionViewController,
        .collectionViewFlowLayout, .collectionViewLayout, .color, .colorWell, .command, .connections, .constraint,
        .constraints, .containerView, .customFonts, .customObject, .dataDetectorType, .dataDetectorTypes, .date,
        .datePicker, .dependencies, .deployment, .designable, .designables, .development, .device,
        .directionalEdgeInsets, .document, .edgeInsets, .exclude, .exit, .extendedEdge, .font, .fontDescription,
        .fragment, .frame, .freeformSimulatedSizeMetrics, .gestureRecognizers, .glkView, .glkViewController,
        .hostingController, .hoverGestureRecognizer, .hybridMapConfiguration, .image, .imageReference,
        .imageryMapConfiguration, .imageView, .include, .inferredMetricsTieBreakers, .inset, .integer, .items,
        .keyCommand, .keyCommands, .label, .layoutGuides, .leftBarButtonItems, .listContentConfiguration,
        .longPressGestureRecognizer, .mapView, .mask, .menu, .metadata, .mtkView, .mutableArray, .mutableData,
        .mutableString, .namedColor, .navigationBar, .navigationBarAppearance, .navigationController, .navigationItem,
        .nil, .objects, .offsetWrapper, .outlet, .outletCollection, .pageControl, .pageViewController,
        .panGestureRecognizer, .paragraphStyle, .pickerView, .pinchGestureRecognizer, .placeholder, .plugIn, .point,
        .pongPressGestureRecognizer, .popoverArrowDirection, .popoverPassthroughViews, .preferredSymbolConfiguration,
        .progressView, .prototypes, .range, .real, .rect, .rectEdge, .refreshControl, .relationship, .relationships,
        .resources, .rightBarButtonItems, .rotationGestureRecognizer, .scene, .sceneKitView, .scenes,
        .scopeButtonTitles, .screenEdgePanGestureRecognizer, .scrollView, .searchBar, .searchDisplayController,
        .sections, .segment, .segmentedControl, .segments, .segue, .simulatedMetricsContainer,
        .simulatedNavigationBarMetrics, .simulatedOrientationMetrics, .simulatedScreenMetrics,
        .simulatedStatusBarMetrics, .simulatedTabBarMetrics, .simulatedToolbarMetrics, .size, .skView, .slider,
        .source, .splitViewController, .splitViewDetailSimulatedSizeMetrics, .splitViewMasterSimulatedSizeMetrics,
        .stackView, .standardMapConfiguration, .state, .stepper, .string, .subviews, .swipeGestureRecognizer, .switch,
        .systemColor, .tabBar, .tabBarAppearance, .tabBarController, .tabBarItem, .tableView, .tableViewCell,
        .tableViewCellContentView, .tableViewController, .tableViewSection, .tabStops, .tapGestureRecognizer,
        .textAttributes, .textField, .textInputTraits, .textTab, .textView, .toolbar, .toolbarAppearance,
        .toolbarItems, .userDefinedRuntimeAttribute, .userDefinedRuntimeAttributes, .value, .variation,
        .vibrancyEffect, .view, .viewController, .viewControllerLayoutGuide, .viewControllerPlaceholder,
        .viewControllers, .viewLayoutGuide, .visualEffectView, .webView, .window, .wkPreferences, .wkWebView,
        .wkWebViewConfiguration,
    ]

    /// Elements that stand for a `UIView`, or a subclass of it that Interface Builder knows.
    public static let views: InterfaceWordSet = [
        .activityIndicatorView, .arscnView, .arskView, .arView, .button, .calendarView, .collectionReusableView,
        .collectionView, .collectionViewCell, .collectionViewCellContentView, .colorWell, .containerView, .datePicker,
        .glkView, .imageView, .label, .mapView, .mtkView, .navigationBar, .pageControl, .pickerView, .progressView,
        .refreshControl, .sceneKitView, .scrollView, .searchBar, .segmentedControl, .skView, .slider, .stackView,
        .stepper, .switch, .tabBar, .tableView, .tableViewCell, .tableViewCellContentView, .textField, .textView,
        .toolbar, .view, .visualEffectView, .webView, .window, .wkWebView,
    ]

    /// Elements that stand for a `UIViewController`, or a subclass of it that Interface Builder knows.
    public static let viewControllers: InterfaceWordSet = [
        .avPlayerViewController, .collectionViewController, .glkViewController, .hostingController,
        .navigationController, .pageViewController, .splitViewController, .tabBarController, .tableViewController,
        .viewController,
    ]

    /// Elements that stand for a gesture recognizer.
    ///
    /// Interface Builder spells `UILongPressGestureRecognizer` as `pongPressGestureRecognizer`.
    public static let gestureRecognizers: InterfaceWordSet = [
        .hoverGestureRecognizer, .longPressGestureRecognizer, .panGestureRecognizer, .pinchGestureRecognizer,
        .pongPressGestureRecognizer, .rotationGestureRecognizer, .screenEdgePanGestureRecognizer,
        .swipeGestureRecognizer, .tapGestureRecognizer,
    ]

    /// Elements whose descendants' `id` attributes name no object: a device, a plug-in, an image.
    static let withoutObjects: InterfaceWordSet = [.dependencies, .device, .inferredMetricsTieBreakers, .resources]
}
