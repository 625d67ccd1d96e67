/// A view that shows the content of a list's cell, header or footer.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    /// Makes a view that shows a configuration.
    public convenience init(configuration: UIListContentConfiguration) {
        self.init(frame: .zero)
        content = configuration
        contentDidChange()
    }

    var content = UIListContentConfiguration.cell()
    let imageView = UIImageView()
    let textLabel = UILabel()
    let secondaryTextLabel = UILabel()

    /// What the view shows; one that is no list's content is misuse, and leaves the view as it is.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let newValue = newValue as? UIListContentConfiguration, newValue != content else { return }
            content = newValue
            contentDidChange()
        }
    }

    /// The size of the content, as far as lines go that need no breaking.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ListContentLayout(of: content, isMirrored: false).height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frames = ListContentLayout(of: content, isMirrored: isMirrored).frames(in: bounds)
        imageView.frame = frames.image
        textLabel.frame = frames.text
        secondaryTextLabel.frame = frames.secondaryText
    }

    private func contentDidChange() {
        alpha = content.alpha
        imageView.image = content.image
        imageView.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
        imageView.layer.cornerRadius = content.imageProperties.cornerRadius
        textLabel.show(content.text, content.attributedText, content.textProperties)
        secondaryTextLabel.show(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
        show(imageView, content.image != nil)
        show(textLabel, content.text != nil)
        show(secondaryTextLabel, content.secondaryText != nil)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func show(_ view: UIView, _ isShown: Bool) {
        if !isShown { view.removeFromSuperview() } else if view.superview == nil { addSubview(view) }
    }
}

extension UILabel {
    /// Shows a text as properties say.
    fileprivate func show(
        _ text: String?, _ attributedText: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties
    ) {
        font = properties.font
        textColor = properties.resolvedColor()
        textAlignment = properties.alignment.textAlignment
        lineBreakMode = properties.lineBreakMode
        numberOfLines = properties.numberOfLines
        adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        minimumScaleFactor = properties.minimumScaleFactor
        allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        showsExpansionTextWhenTruncated = properties.showsExpansionTextWhenTruncated
        if let attributedText { self.attributedText = attributedText } else { self.text = text.map(properties.transformed) }
    }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
    fileprivate var textAlignment: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
    }
}
