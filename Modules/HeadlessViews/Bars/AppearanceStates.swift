/// The appearance of an item in each of its states.
@MainActor struct AppearanceStates<Appearance> {
    let normal: Appearance
    let highlighted: Appearance
    let selected: Appearance
    let disabled: Appearance
    let focused: Appearance

    /// Makes one appearance for each state.
    init(_ make: () -> Appearance) {
        normal = make()
        highlighted = make()
        selected = make()
        disabled = make()
        focused = make()
    }

    private init(normal: Appearance, highlighted: Appearance, selected: Appearance, disabled: Appearance, focused: Appearance) {
        self.normal = normal
        self.highlighted = highlighted
        self.selected = selected
        self.disabled = disabled
        self.focused = focused
    }

    /// What becomes of each state's appearance.
    func map(_ transform: (Appearance) -> Appearance) -> AppearanceStates {
        AppearanceStates(
            normal: transform(normal), highlighted: transform(highlighted), selected: transform(selected),
            disabled: transform(disabled), focused: transform(focused))
    }
}
