extension UIButton {
    /// Changes what is shown in a state.
    func change(_ work: (inout ButtonContent) -> Void) {
        work(&content)
        showContent()
        invalidateIntrinsicContentSize()
    }

    /// The font of a title that has none: 15 points for the system's buttons, 18 for a custom one. `D48`
    var typeFont: UIFont { .systemFont(ofSize: buttonType == .custom ? 18 : 15) }

    /// The label of the title.
    var madeTitleLabel: UILabel {
        if let storedTitleLabel { return storedTitleLabel }
        let label = UILabel()
        label.font = typeFont
        label.lineBreakMode = .byTruncatingMiddle
        storedTitleLabel = label
        addSubview(label)
        showTitle(in: label)
        return label
    }

    /// The view of the image.
    var madeImageView: UIImageView {
        if let storedImageView { return storedImageView }
        let view = UIImageView()
        storedImageView = view
        insertSubview(view, at: 0)
        showImage(in: view)
        return view
    }

    func show(_ configuration: UIButton.Configuration) { self.configuration = configuration }

    /// Gives the subviews what the button shows now.
    func showContent() {
        if currentTitle != nil || currentAttributedTitle != nil || storedTitleLabel != nil { showTitle(in: madeTitleLabel) }
        if currentImage != nil || storedImageView != nil { showImage(in: madeImageView) }
        showSubtitle()
        layoutState.needsLayout = true
    }

    private func showTitle(in label: UILabel) {
        if let configuration { label.font = configuration.titleFontInUse }
        if let mode = configuration?.titleLineBreakMode { label.lineBreakMode = mode }
        label.textColor = currentTitleColor
        label.shadowColor = currentTitleShadowColor
        if let styled = currentAttributedTitle, configuration?.title == nil || configuration?.styledTitle != nil {
            label.attributedText = styled
        } else {
            label.text = currentTitle
        }
    }

    private func showImage(in view: UIImageView) {
        view.image = currentImage
        view.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    }

    private func showSubtitle() {
        guard let subtitle = configuration?.subtitle else {
            storedSubtitleLabel?.removeFromSuperview()
            storedSubtitleLabel = nil
            return
        }
        let label = storedSubtitleLabel ?? UILabel()
        if label.superview == nil { addSubview(label) }
        storedSubtitleLabel = label
        label.font = configuration?.subtitleFont ?? .systemFont(ofSize: 12)
        label.textColor = currentTitleColor
        label.text = subtitle
    }
}

extension UIButton {
    /// Makes the button one of a type.
    func take(_ type: ButtonType) {
        buttonType = type
        if let symbol = type.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
        storedTitleLabel?.font = typeFont
        showContent()
    }

    /// Shows an action, and runs it when the button is tapped.
    func take(_ action: UIAction) {
        addAction(action, for: .primaryActionTriggered)
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
    }
}

extension UIButton.ButtonType {
    /// The symbol that buttons of the type show.
    fileprivate var symbol: String? {
        switch self {
        case .custom, .system, .plain: nil
        case .detailDisclosure, .infoLight, .infoDark: "info.circle"
        case .contactAdd: "plus.circle"
        case .close: "xmark"
        }
    }
}
