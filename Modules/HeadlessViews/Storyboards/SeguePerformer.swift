import InterfaceDocuments

/// Performs a segue of a storyboard when an object of its scene sets it off.
///
/// The scene's controller keeps it; it does not keep the controller.
@MainActor final class SeguePerformer: HeadlessObject, ActionTarget {
    static let action: Selector = "perform:"
    static let actionTable = ActionTable(for: SeguePerformer.self, [action: { $0.perform(sender: $1) }])

    let segue: InterfaceSegue
    private weak var controller: UIViewController?
    /// The view that an embedding fills.
    weak var container: UIView?
    /// What a popover points at: a view or a bar button item.
    weak var anchor: AnyObject?

    init(_ segue: InterfaceSegue, of controller: UIViewController) {
        self.segue = segue
        self.controller = controller
        super.init()
    }

    /// Performs the segue, if the controller lets it. `C15` `C16`
    func perform(sender: Any?) {
        guard let controller, controller.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else { return }
        controller.perform(segue, sender: sender)
    }
}

extension UIViewController {
    /// What performs a segue of the controller's scene.
    func performer(of segue: InterfaceSegue) -> SeguePerformer {
        if let known = sceneLink?.performers[segue.element.ordinal] { return known }
        let performer = SeguePerformer(segue, of: self)
        sceneLink?.performers[segue.element.ordinal] = performer
        return performer
    }
}
