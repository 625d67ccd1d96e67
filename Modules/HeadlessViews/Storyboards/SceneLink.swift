import InterfaceDocuments

/// What a controller keeps of the scene that it was made from.
///
/// It holds the storyboard and nothing that holds the controller, so that a controller whose view is never loaded goes away too.
@MainActor struct SceneLink {
    let storyboard: UIStoryboard
    /// The `<scene>` element.
    let scene: InterfaceElement
    /// The controller's own element.
    let element: InterfaceElement
    /// What was made with the controller, for the connections of what is made with its view.
    private(set) var early: [EarlyObject] = []
    /// Whether the part of the scene that comes with the view is still to be made.
    var isViewPending = true
    /// The objects that stand beside the controller in the scene: the controller keeps them alive, as UIKit's does.
    var companions: [AnyObject] = []
    /// What performs the segues that objects of the scene have set off, by the ordinals of their elements.
    var performers: [Int: SeguePerformer] = [:]

    /// An object that was made with the controller.
    struct EarlyObject {
        let element: InterfaceElement
        private(set) weak var object: AnyObject?

        init(element: InterfaceElement, object: AnyObject) {
            self.element = element
            self.object = object
        }
    }

    init(_ context: SceneContext, element: InterfaceElement, controller: UIViewController) {
        storyboard = context.storyboard
        scene = context.scene
        self.element = element
        early = [EarlyObject(element: element, object: controller)]
    }

    /// Remembers what was made with the controller.
    mutating func remember(_ made: [(element: InterfaceElement, object: AnyObject)]) {
        early = made.map { EarlyObject(element: $0.element, object: $0.object) }
    }

    /// The scene, for another load of a part of it.
    func context(of controller: UIViewController) -> SceneContext {
        SceneContext(storyboard: storyboard, scene: scene, controller: controller)
    }

    /// Forgets what is of no use once the view is loaded.
    mutating func finishView() { early = [] }
}
