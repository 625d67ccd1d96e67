/// An object that a view keeps alive, such as the data source that a list has of its own and refers to weakly.
///
/// What every view keeps without showing it are its layout guides, so it is one.
final class KeptObject: UILayoutGuide {
    private var object: AnyObject?

    /// Has a view keep an object in the place of the one that it kept before.
    static func keep(_ object: AnyObject, in view: UIView) {
        let known = view.layoutGuides.lazy.compactMap { $0 as? KeptObject }.first
        let kept = known ?? KeptObject()
        if known == nil { view.addLayoutGuide(kept) }
        kept.object = object
    }
}
