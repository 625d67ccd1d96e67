/// UIKit's former web page, which iOS 12 gave up, here a plain view in its place.
///
/// Headless only.
@preconcurrency @MainActor open class UIWebView: UIView {
    private weak var delegate: AnyObject?

    override class var keyedProperties: KeyedProperties { outletKeys }

    private static let outletKeys = UIView.keyedProperties.adding([
        "delegate": KeyedProperty(\UIWebView.delegate)
    ])
}
