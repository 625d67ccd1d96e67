/// The actions that a swipe over a row shows.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: HeadlessObject {
    /// Makes a configuration of actions, the outermost first.
    public convenience init(actions: [UIContextualAction]) {
        self.init()
        self.actions = actions
    }

    /// Makes a configuration without an action.
    public override init() { super.init() }

    /// The actions, the outermost first.
    open private(set) var actions: [UIContextualAction] = []

    /// Whether a swipe over the whole row performs the first action; true by default.
    open var performsFirstActionWithFullSwipe = true
}
