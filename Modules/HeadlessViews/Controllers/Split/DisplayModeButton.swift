/// Changes which columns of a split view controller are seen, when its button is tapped.
///
/// The controller keeps it; it does not keep the controller.
@MainActor final class DisplayModeButton: HeadlessObject, ActionTarget {
    static let action: Selector = "toggleDisplayMode:"
    static let actionTable = ActionTable(for: DisplayModeButton.self, [action: { button, _ in button.toggle() }])

    private weak var controller: UISplitViewController?

    /// The button; it has a target of its own, so that a subclass of the controller may name its actions as it likes.
    private(set) lazy var item = UIBarButtonItem(
        image: UIImage(systemName: "sidebar.leading"), style: .plain, target: self, action: Self.action)

    init(of controller: UISplitViewController) {
        self.controller = controller
        super.init()
    }

    private func toggle() { controller?.toggleDisplayMode() }
}

extension UISplitViewController {
    /// Shows or hides columns as a tap on the button does: to the mode that the delegate says, or else to the one that the button stands for.
    func toggleDisplayMode() {
        guard !isCollapsed else { return }
        let told = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        change(to: told == .automatic ? columnState.modeOfButton(preferring: preferredDisplayMode) : told)
    }
}

extension ColumnState {
    /// The mode that the button leads to: of two columns it hides the primary one or brings it back; of three it leaves the supplementary
    /// one, which is brought back first.
    func modeOfButton(preferring preferred: DisplayMode) -> DisplayMode {
        guard visibleColumns.contains(style == .tripleColumn ? .supplementary : .primary) else {
            let mode = Self.mode(preferring: preferred)
            return mode == .secondaryOnly ? .oneBesideSecondary : mode
        }
        guard style == .tripleColumn else { return .secondaryOnly }
        return visibleColumns.contains(.primary) ? .oneBesideSecondary : .twoBesideSecondary
    }
}
