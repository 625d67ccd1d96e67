import Foundation
import InterfaceDocuments

/// What Interface Builder draws over the scenes of a document: bars, and what the device itself covers.
///
/// A scene says itself which bars it has, or leaves them to be inferred: then they are those of the containers that relationships and
/// segues put it in.
struct SimulatedMetrics {
    private let document: InterfaceDocument
    private let drawn: DrawnDevice
    private let surroundings: SceneSurroundings

    init(of document: InterfaceDocument) {
        self.document = document
        drawn = DrawnDevice(document)
        surroundings = SceneSurroundings(of: document)
    }

    /// The safe area of a view that is drawn on a canvas of its own; none for a cell, which stands somewhere in its list, also where it is
    /// alone in a nib.
    func safeAreaInsets(of root: InterfaceElement) -> UIEdgeInsets {
        guard let device = drawn.device, let frame = root.rect(keyed: .frame), let owner = root.parent else { return .zero }
        guard device.shape != .television || document.usesSafeAreas else { return .zero }
        if owner.word == .objects { return root.isCell ? .zero : safeAreaInsets(ofNib: root, device) }
        guard owner.isViewController else { return .zero }
        return safeAreaInsets(of: frame, scene: SimulatedScene(owner, view: root, surroundings), device, isScene: true)
    }

    /// Whether a view at the top of a nib is drawn with the margins of a controller's view.
    var takesNibViewsForScenes: Bool { drawn.edition.takesNibViewsForScenes }

    /// Whether a controller's view is drawn with a navigation bar above it.
    func hasNavigationBar(above root: InterfaceElement) -> Bool {
        guard let owner = root.parent, owner.isViewController else { return false }
        return SimulatedScene(owner, view: root, surroundings).hasNavigationBar
    }

    /// A view at the top of a nib is drawn with the bars that it names, and with the device's own edges where it is as large.
    private func safeAreaInsets(ofNib view: InterfaceElement, _ device: HeadlessDevice) -> UIEdgeInsets {
        guard let frame = view.rect(keyed: .frame) else { return .zero }
        return safeAreaInsets(of: frame, scene: SimulatedScene(view), device, isScene: false)
    }

    private func safeAreaInsets(
        of frame: CGRect, scene: SimulatedScene, _ device: HeadlessDevice, isScene: Bool
    ) -> UIEdgeInsets {
        var bars = CanvasBars(drawn: drawn, device: device)
        bars.isScene = isScene
        bars.isEmbedded = scene.isEmbedded
        bars.navigationBar = scene.hasNavigationBar ? scene.hasLargeTitle ? .large : .plain : .none
        bars.bottomBar = scene.hasTabBar ? .tabBar : scene.hasToolbar ? .toolbar : .none
        return bars.safeAreaInsets(of: frame, freeformSize: scene.freeformSize)
    }
}
