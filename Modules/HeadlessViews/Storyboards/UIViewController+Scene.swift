import InterfaceDocuments

extension UIViewController {
    /// Makes the part of the scene that comes with the view: the view, and the objects beside the controller; then connects and wakes
    /// them, and fills containers.
    ///
    /// - Returns: whether the scene has a view for the controller.
    func loadViewFromScene() -> Bool {
        guard let link = sceneLink, link.isViewPending else { return false }
        sceneLink?.isViewPending = false
        let loading = link.storyboard.makeLoading(of: link.context(of: self))
        for entry in link.early { entry.object.map { loading.register($0, for: entry.element) } }
        let hasView = makeSceneView(link.element, loading)
        if link.element.parent == link.scene.child(.objects) {
            sceneLink?.companions = loading.makeCompanions(of: link.element, in: link.scene)
        }
        loading.finish(connecting: loading.lateConnections(link.early))
        if loading.mustStop, let failure = loading.undeliverableKeys.first { NibLoadFailure.undeliverable(failure).raise() }
        sceneLink?.finishView()
        fill(loading.containers, loading)
        link.storyboard.tour?.add(loading.report)
        return hasView
    }

    /// The view comes before the guides at its ends: the constraints that refer to these wait for them.
    private func makeSceneView(_ element: InterfaceElement, _ loading: InterfaceLoading) -> Bool {
        let decoder = InterfaceDecoder(element: element, loading: loading)
        let sceneView: UIView? = decoder.object(.view)
        if let sceneView { view = sceneView }
        decodeGuides(decoder)
        decodeWithView(decoder)
        return sceneView != nil
    }
}

extension InterfaceLoading {
    /// The objects beside the controller in a scene.
    fileprivate func makeCompanions(of controller: InterfaceElement, in scene: InterfaceElement) -> [AnyObject] {
        InterfaceScene(scene).topLevelObjects.filter { $0 != controller }.compactMap(makeTopLevelObject)
    }
}
