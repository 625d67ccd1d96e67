import InterfaceDocuments

/// The bars that a scene is drawn with: those that it names, and those that its surroundings give it.
struct SimulatedScene {
    private(set) var hasNavigationBar: Bool
    private(set) var hasLargeTitle: Bool
    private(set) var hasTabBar: Bool
    private(set) var hasToolbar: Bool
    /// The size of the canvas where that is not the device's.
    private(set) var freeformSize: CGSize?
    /// Whether the scene fills a container in another one.
    private(set) var isEmbedded: Bool

    /// The scene of a controller.
    init(_ controller: InterfaceElement, view: InterfaceElement, _ surroundings: SceneSurroundings) {
        let inferred = surroundings.bars(of: controller)
        self.init(said: [controller, view], inferred)
        if let mode = controller.child(keyed: .navigationItem)?[.largeTitleDisplayMode]?.string {
            hasLargeTitle = hasLargeTitle && mode == "always"
        }
    }

    /// A view at the top of a nib.
    init(_ view: InterfaceElement) { self.init(said: [view], .init()) }

    private init(said elements: [InterfaceElement], _ inferred: SceneSurroundings.Bars) {
        func said(_ key: InterfaceWord) -> InterfaceElement? { elements.lazy.compactMap { $0.child(keyed: key) }.first }
        let bottom = said(.simulatedBottomBarMetrics)
        freeformSize = Self.freeformSize(
            said(.freeformSize)?.size, frame: elements.last?.rect(keyed: .frame)?.size,
            isSaid: said(.simulatedDestinationMetrics)?.word == .freeformSimulatedSizeMetrics)
        isEmbedded = inferred.isEmbedded
        hasNavigationBar = said(.simulatedTopBarMetrics).map { $0.word == .simulatedNavigationBarMetrics } ?? inferred.navigationBar
        hasLargeTitle = inferred.largeTitle
        hasToolbar = bottom.map { $0.word == .simulatedToolbarMetrics } ?? inferred.toolbar
        hasTabBar = bottom.map { $0.word != .nil && $0.word != .simulatedToolbarMetrics } ?? inferred.tabBar
    }

    /// A document may keep a size from when its canvas was of any size; it counts where it is said to, or is the view's.
    private static func freeformSize(_ size: CGSize?, frame: CGSize?, isSaid: Bool) -> CGSize? {
        isSaid ? size ?? frame : size.flatMap { $0 == frame ? $0 : nil }
    }
}
