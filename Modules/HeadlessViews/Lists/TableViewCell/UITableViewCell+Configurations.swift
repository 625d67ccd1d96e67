extension UITableViewCell: ConfiguredView {
    func adoptConfiguredContent(_ view: UIView?) {
        adoptContentView(view ?? UITableViewCellContentView())
        setNeedsLayout()
    }

    func configuredContentDidChange() { tellSizeChanged() }

    func callConfigurationUpdate() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    /// What the cell is at the moment, without what a subclass adds.
    var plainConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isSelected = self.state.isSelected
        state.isHighlighted = self.state.isHighlighted
        state.isEditing = self.state.isEditing
        state.isSwiped = self.state.isSwiped
        return state
    }

    /// The content that the labels of the cell's style stand for.
    var styleContentConfiguration: UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// The background of the style of the table that the cell is in.
    var styleBackgroundConfiguration: UIBackgroundConfiguration {
        ((superview as? UITableView)?.style ?? .plain) == .plain ? .listPlainCell() : .listGroupedCell()
    }

    /// Lets the table measure the row again.
    func tellSizeChanged() {
        setNeedsLayout()
        (superview as? UITableView)?.cellSizeDidChange(self)
    }
}

extension UITableView {
    /// Has a row measured again whose cell says that it may need another height.
    func cellSizeDidChange(_ cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, !state.isTiling, let path = row(of: cell),
            state.known.estimatedSections.contains(path.section)
        else { return }
        forgetHeight(path)
        setNeedsLayout()
    }
}
