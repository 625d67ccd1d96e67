import InterfaceDocuments

/// What a load of a part of a storyboard belongs to.
@MainActor struct SceneContext {
    let storyboard: UIStoryboard
    /// The `<scene>` element.
    let scene: InterfaceElement
    /// The scene's controller, once it is made.
    weak var controller: UIViewController?
}
