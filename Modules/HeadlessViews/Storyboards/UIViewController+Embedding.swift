import InterfaceDocuments

extension UIViewController {
    /// Fills the containers of the scene, once the view is made and before `viewDidLoad()`. `C20`
    func fill(_ containers: [(segue: InterfaceSegue, view: UIView)], _ loading: InterfaceLoading) {
        for (segue, view) in containers {
            performer(of: segue).container = view
            guard let destination = InterfaceConnection.segue(segue).destinationElement else { continue }
            guard let tour = storyboard?.tour else {
                fill(view, by: segue, destination, loading)
                continue
            }
            // Whoever looks at a whole storyboard looks at no other one, and has each controller in one place.
            guard let child = tour.controller(of: destination), child.parent == nil,
                !sequence(first: self, next: \.parent).contains(child)
            else { continue }
            embed(child, by: segue, in: view)
        }
    }

    private func fill(_ view: UIView, by segue: InterfaceSegue, _ destination: InterfaceElement, _ loading: InterfaceLoading) {
        guard SceneStack.embedding.enter(destination) else { StoryboardLoadFailure.endless(destination.description).raise() }
        embed(makeDestination(of: segue, sender: nil), by: segue, in: view)
        SceneStack.embedding.leave()
    }

    /// Puts a controller's view into a container, which must be empty. `C21`
    func embed(_ child: UIViewController, by segue: InterfaceSegue, in container: UIView) {
        guard container.subviews.isEmpty else {
            if storyboard?.tour != nil { return }
            UIKitException.internalInconsistency.raise(
                """
                There are unexpected subviews in the container view. Perhaps the embed segue has already fired once or a subview was \
                added programmatically?
                """)
        }
        let made = makeSegue(segue, to: child)
        made.performHandler = { [unowned self] in
            addChild(child)
            let view: UIView = child.view
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(view)
            child.didMove(toParent: self)
        }
        prepare(for: made, sender: nil)
        made.perform()
    }
}
