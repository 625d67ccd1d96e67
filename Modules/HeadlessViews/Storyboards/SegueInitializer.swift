import ObjectRuntime

/// How segues of classes that are met at run time are made, whose initializer is not `required`.
@MainActor enum SegueInitializer {
    private static let designated: DesignatedInitializer<UIStoryboardSegue, (String?, UIViewController, UIViewController)> =
        ObjectInitializers.initializer(UIStoryboardSegue.self, ordinal: 0)

    static func make(
        _ type: UIStoryboardSegue.Type, _ identifier: String?, from source: UIViewController, to destination: UIViewController
    ) -> UIStoryboardSegue { designated(type, identifier, source, destination) }
}
