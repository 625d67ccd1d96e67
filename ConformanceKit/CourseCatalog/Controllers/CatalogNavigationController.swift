import ReusableStoryboards

/// What the app starts with: the course list, and the pages that it leads to.
final class CatalogNavigationController: UINavigationController, StoryboardBased {
    static let sceneStoryboard = UIStoryboard.catalog
}

extension UIStoryboard {
    /// The scenes of the app.
    static let catalog = UIStoryboard(name: "Catalog", bundle: .module)
}
