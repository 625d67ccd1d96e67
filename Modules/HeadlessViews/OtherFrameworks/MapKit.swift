/// MapKit's map, here a plain view in its place.
///
/// Headless only.
@preconcurrency @MainActor open class MKMapView: UIView {
    private weak var delegate: AnyObject?

    override class var keyedProperties: KeyedProperties { outletKeys }

    private static let outletKeys = UIView.keyedProperties.adding([
        "delegate": KeyedProperty(\MKMapView.delegate)
    ])
}
