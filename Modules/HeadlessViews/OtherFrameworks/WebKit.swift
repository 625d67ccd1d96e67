/// WebKit's web page, here a plain view in its place.
///
/// Headless only.
@preconcurrency @MainActor open class WKWebView: UIView {
    private weak var navigationDelegate: AnyObject?
    private weak var uiDelegate: AnyObject?

    override class var keyedProperties: KeyedProperties { outletKeys }

    private static let outletKeys = UIView.keyedProperties.adding([
        "navigationDelegate": KeyedProperty(\WKWebView.navigationDelegate),
        "UIDelegate": KeyedProperty(\WKWebView.uiDelegate),
    ])
}
