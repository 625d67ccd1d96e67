import InterfaceDocuments

/// The bars that a scene is drawn with: those that it names, and those that its surroundings give it.
struct SimulatedScene {
    private(set) var hasStatusBar: Bool
    private(set) var hasNavigationBar: Bool
    private(set) var hasLargeTitle: Bool
    private(set) var hasBottomBar: Bool
    private(set) var isFreeform: Bool
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
        isFreeform = said(.simulatedDestinationMetrics)?.word == .freeformSimulatedSizeMetrics
        isEmbedded = inferred.isEmbedded
        hasStatusBar = said(.simulatedStatusBarMetrics)?.word != .nil
        hasNavigationBar = said(.simulatedTopBarMetrics).map { $0.word == .simulatedNavigationBarMetrics } ?? inferred.navigationBar
        hasLargeTitle = inferred.largeTitle
        hasBottomBar = bottom.map { $0.word != .nil } ?? (inferred.tabBar || inferred.toolbar)
    }
}
