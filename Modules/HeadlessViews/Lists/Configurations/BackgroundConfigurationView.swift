/// The view behind a cell's content that shows its background configuration.
final class BackgroundConfigurationView: UIView {
    private let imageView = UIImageView()

    var configuration = UIBackgroundConfiguration.clear() {
        didSet { if oldValue != configuration { configurationDidChange(from: oldValue) } }
    }

    private func configurationDidChange(from old: UIBackgroundConfiguration) {
        backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        layer.cornerRadius = configuration.cornerRadius
        layer.borderWidth = configuration.strokeWidth
        layer.borderColor = configuration.strokeWidth > 0 ? configuration.resolvedStrokeColor(for: tintColor).cgColor : nil
        if old.customView !== configuration.customView { old.customView?.removeFromSuperview() }
        if let view = configuration.customView, view.superview !== self { insertSubview(view, at: 0) }
        imageView.image = configuration.image
        imageView.contentMode = configuration.imageContentMode
        if configuration.image == nil { imageView.removeFromSuperview() } else { addSubview(imageView) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        configuration.customView?.frame = bounds
    }
}
