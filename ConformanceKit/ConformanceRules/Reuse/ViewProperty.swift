/// A property of views that can be seen.
@MainActor struct ViewProperty {
    let name: String
    /// Whether it tells where the view lies: of a view in a list, that is the list's.
    let isOfPlace: Bool
    /// Whether it follows from other properties, so that it is told only where no other one differs.
    let isConsequence: Bool
    private let value: (UIView) -> Any?

    /// A property of a class of views.
    init<View: UIView>(_ name: String, isOfPlace: Bool = false, isConsequence: Bool = false, _ read: @escaping (View) -> Any?) {
        self.name = name
        self.isOfPlace = isOfPlace
        self.isConsequence = isConsequence
        value = { ($0 as? View).flatMap(read) }
    }

    /// The property's value; nil for a view that does not have it.
    func read(_ view: UIView) -> Any? { value(view) }

    /// The properties of a view, those of its superclasses first.
    static func properties(of view: UIView) -> [ViewProperty] {
        var properties = all
        if view is UILabel { properties += label }
        if view is UIImageView { properties += imageView }
        if view is UIControl { properties += control }
        if view is UIButton { properties += button }
        if view is UITextField { properties += textField }
        if view is UITextView { properties += textView }
        if view is UIScrollView { properties += scrollView }
        if view is UIStackView { properties += stackView }
        if view is UIProgressView || view is UIActivityIndicatorView || view is UIPageControl || view is UISegmentedControl {
            properties += indicators
        }
        if view is UITableViewCell { properties += tableCell }
        if view is UICollectionViewCell { properties += collectionCell }
        return properties + platformControls(of: view)
    }
}
