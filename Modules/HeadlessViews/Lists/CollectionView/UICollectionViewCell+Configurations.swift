extension UICollectionViewCell {
    /// What is called to configure a cell for a state of it.
    public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    /// Whether a cell is dragged.
    public enum DragState: Int, Sendable {
        /// It is not.
        case none = 0
        /// It is about to be.
        case lifting = 1
        /// It is.
        case dragging = 2
    }
}

extension UICollectionViewCell: ConfiguredView {
    func adoptConfiguredContent(_ view: UIView?) {
        adoptContentView(view ?? makeContentView())
        setNeedsLayout()
    }

    func configuredContentDidChange() {
        setNeedsLayout()
        tellSizeChanged()
    }

    func callConfigurationUpdate() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    /// What the cell is at the moment, without what a subclass adds.
    var plainConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditingInList
        return state
    }

    func stateDidChange() {
        showBackgrounds(known: backgrounds.all)
        setNeedsUpdateConfiguration()
    }

    func makeContentView() -> UIView {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    @discardableResult
    func adoptContentView(_ view: UIView) -> UIView {
        ownContentView?.removeFromSuperview()
        ownContentView = view
        view.frame = bounds
        addSubview(view)
        return view
    }

    func showBackgrounds(known: [UIView]) {
        showBackgrounds(backgrounds.shown(isSelected: isSelected || isHighlighted, allowsSeveral: false), of: known)
    }
}
