/// What a view shows, and how: a value that makes the view for it.
public protocol UIContentConfiguration {
    /// Makes a view that shows the configuration.
    @MainActor func makeContentView() -> any UIView & UIContentView
    /// The configuration for a state of the view.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
    /// What the view shows.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration; one of the type that it shows already unless said otherwise.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the configuration is of the type of the one that the view shows.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
