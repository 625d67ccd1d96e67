extension UITraitCollection {
    /// The traits that colors are resolved with on this thread, where no collection is named.
    ///
    /// By default those of an iPhone held upright: light, compact by regular, 3 pixels to a point.
    public class var current: UITraitCollection {
        get { Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? iPhoneUpright }
        set { Thread.current.threadDictionary[currentKey] = newValue }
    }

    /// Runs some code with this collection as the current one, and puts the former one back.
    public func performAsCurrent(_ actions: () -> Void) {
        let former = UITraitCollection.current
        UITraitCollection.current = self
        defer { UITraitCollection.current = former }
        actions()
    }

    /// The traits of an iPhone held upright, which everything headless is shown on unless it is told otherwise.
    static let iPhoneUpright: UITraitCollection = {
        var values = TraitValues()
        values.userInterfaceStyle = .light
        values.userInterfaceIdiom = .phone
        values.userInterfaceLevel = .base
        values.horizontalSizeClass = .compact
        values.verticalSizeClass = .regular
        values.layoutDirection = .leftToRight
        values.displayScale = 3
        values.displayGamut = .P3
        values.preferredContentSizeCategory = .large
        values.accessibilityContrast = .normal
        values.legibilityWeight = .regular
        values.forceTouchCapability = .unavailable
        values.activeAppearance = .active
        return UITraitCollection(values)
    }()

    /// What names the current collection in a thread's own dictionary: UIKit keeps one a thread, too.
    private static let currentKey = "UITraitCollection.current"
}
