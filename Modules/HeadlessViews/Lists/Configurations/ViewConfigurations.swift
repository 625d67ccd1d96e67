/// The configurations of a cell, header or footer.
struct ViewConfigurations {
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    var updatesContent = true
    var updatesBackground = true
    /// Whether the configurations are to be brought up to date before the view is laid out, as those of a new view are.
    var needsUpdate = true
    /// The view that shows the content.
    var contentView: (any UIView & UIContentView)?
    /// The view that shows the background.
    var backgroundView: BackgroundConfigurationView?
}

/// A view that shows what configurations say: a table's or a collection view's cell, or a header or footer.
@MainActor protocol ConfiguredView: UIView {
    var configurations: ViewConfigurations { get set }
    /// Takes a view as its content view; nil for a plain one.
    func adoptConfiguredContent(_ view: UIView?)
    /// Called when the size of the content may be another.
    func configuredContentDidChange()
    /// Calls `updateConfiguration(using:)` and the update handler with the present state.
    func callConfigurationUpdate()
}

extension ConfiguredView {
    /// Shows a content in the present content view where that supports it, else in a new one; nil is a plain content view.
    func showContent(_ new: (any UIContentConfiguration)?) {
        configurations.content = new
        if let new {
            if let view = configurations.contentView, view.supports(new) {
                view.configuration = new
            } else {
                let view = new.makeContentView()
                configurations.contentView = view
                adoptConfiguredContent(view)
            }
        } else if configurations.contentView != nil {
            configurations.contentView = nil
            adoptConfiguredContent(nil)
        }
        configuredContentDidChange()
    }

    /// Shows a background behind all else; nil takes it away.
    func showBackground(_ new: UIBackgroundConfiguration?) {
        configurations.background = new
        guard let new else {
            configurations.backgroundView?.removeFromSuperview()
            configurations.backgroundView = nil
            return
        }
        let view = configurations.backgroundView ?? BackgroundConfigurationView(frame: bounds)
        configurations.backgroundView = view
        view.configuration = new
        if view.superview !== self { insertSubview(view, at: 0) }
    }

    /// Brings configurations that the system keeps up to date to a state.
    func followState(_ state: any UIConfigurationState) {
        if configurations.updatesContent, let content = configurations.content { showContent(content.updated(for: state)) }
        if configurations.updatesBackground, let background = configurations.background {
            showBackground(background.updated(for: state))
        }
    }

    /// Brings the configurations up to date where that waits.
    func updateConfigurationIfNeeded() {
        guard configurations.needsUpdate else { return }
        configurations.needsUpdate = false
        callConfigurationUpdate()
    }

    /// Gives the background the view's size, less its insets.
    func layOutConfiguredBackground() {
        guard let view = configurations.backgroundView else { return }
        let insets = view.configuration.backgroundInsets
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isMirrored ? insets.leading : insets.trailing))
    }
}
