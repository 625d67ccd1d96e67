import ObjectRuntime

/// The bars of a navigation controller, each made when something first asks for it.
@MainActor struct NavigationBars {
    var navigationBar: UINavigationBar?
    var toolbar: UIToolbar?
    var isNavigationBarHidden = false
    var isToolbarHidden = true

    private static let frameInit = ObjectInitializers.initializer(UIView.self, ordinal: 0) as DesignatedInitializer<UIView, CGRect>

    var navigationBarInUse: UINavigationBar {
        mutating get {
            let bar = navigationBar ?? UINavigationBar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
            navigationBar = bar
            return bar
        }
    }

    var toolbarInUse: UIToolbar {
        mutating get {
            let bar = toolbar ?? UIToolbar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
            toolbar = bar
            return bar
        }
    }

    /// Makes a bar of a class that is met at run time.
    static func make<Bar: UIView>(_ type: AnyClass, as base: Bar.Type) -> Bar {
        guard let type = type as? Bar.Type, let bar = frameInit(type, .zero) as? Bar else {
            UIKitException.invalidArgument.raise("A bar's class must be \(base) or a subclass (was \(type)).")
        }
        return bar
    }
}
