/// The objects of a controller that are made when something first asks for them, and what they follow.
@MainActor struct ControllerBelongings {
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    private(set) var isEditing = false
    private var editButtonItem: UIBarButtonItem?
    private var editingToggle: EditingToggle?
    private var topGuide: ControllerLayoutGuide?
    private var bottomGuide: ControllerLayoutGuide?

    /// Hands a new title on to the items that are there.
    func title(_ title: String?) {
        navigationItem?.title = title
        tabBarItem?.title = title
    }

    mutating func navigationItem(titled title: String?) -> UINavigationItem {
        if let navigationItem { return navigationItem }
        let item = UINavigationItem(title: "")
        item.title = title
        navigationItem = item
        return item
    }

    mutating func tabBarItem(titled title: String?) -> UITabBarItem {
        if let tabBarItem { return tabBarItem }
        let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
        tabBarItem = item
        return item
    }

    mutating func editButtonItem(of controller: UIViewController) -> UIBarButtonItem {
        if let editButtonItem { return editButtonItem }
        let toggle = EditingToggle(controller)
        let item = UIBarButtonItem(
            barButtonSystemItem: isEditing ? .done : .edit, target: toggle, action: EditingToggle.action)
        editingToggle = toggle
        editButtonItem = item
        return item
    }

    mutating func setEditing(_ editing: Bool) {
        isEditing = editing
        editButtonItem?.show(editing ? .done : .edit)
    }

    mutating func topGuide(in view: UIView?) -> ControllerLayoutGuide { guide(\.topGuide, .top, in: view) }

    mutating func bottomGuide(in view: UIView?) -> ControllerLayoutGuide { guide(\.bottomGuide, .bottom, in: view) }

    func moveGuides(to view: UIView?) {
        topGuide?.owningView = view
        bottomGuide?.owningView = view
    }

    private mutating func guide(
        _ path: WritableKeyPath<Self, ControllerLayoutGuide?>, _ role: UILayoutGuide.Role, in view: UIView?
    ) -> ControllerLayoutGuide {
        if let guide = self[keyPath: path] { return guide }
        let guide = ControllerLayoutGuide(role)
        guide.owningView = view
        self[keyPath: path] = guide
        return guide
    }
}

/// The target of an edit button: it turns its controller's editing round.
private final class EditingToggle: HeadlessObject, ActionTarget {
    static let action: Selector = "_toggleEditing:"
    static let actionTable = ActionTable(for: EditingToggle.self, [action: { toggle, _ in toggle.turnRound() }])

    private weak var controller: UIViewController?

    init(_ controller: UIViewController) {
        self.controller = controller
        super.init()
    }

    private func turnRound() {
        guard let controller else { return }
        controller.setEditing(!controller.isEditing, animated: true)
    }
}
