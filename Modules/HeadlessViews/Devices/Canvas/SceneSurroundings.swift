import InterfaceDocuments

/// Which bars the containers of a scene give it, as far as the document's relationships and segues tell.
struct SceneSurroundings {
    /// The bars that a scene is drawn with where it does not say.
    struct Bars: Hashable {
        var navigationBar = false
        var largeTitle = false
        var tabBar = false
        var toolbar = false
        /// Whether the scene fills a container in another one, or is in what does.
        var isEmbedded = false
    }

    private let incoming: [InterfaceValue: [(segue: InterfaceSegue, owner: InterfaceElement)]]

    init(of document: InterfaceDocument) {
        var incoming: [InterfaceValue: [(segue: InterfaceSegue, owner: InterfaceElement)]] = [:]
        var preferred: Set<InterfaceValue> = []
        for element in document.elements where element.word == .segue {
            if element.parent?.word == .inferredMetricsTieBreakers {
                element[.reference].map { _ = preferred.insert($0) }
            } else if let destination = element[.destination],
                let owner = element.ancestors.first(where: \.isViewController)
            {
                incoming[destination, default: []].append((InterfaceSegue(element), owner))
            }
        }
        // Of several ways to a scene, Interface Builder notes the one that it infers from.
        for (destination, ways) in incoming where ways.count > 1 {
            let noted = ways.filter { way in way.segue.element.id.map(preferred.contains) ?? false }
            if !noted.isEmpty { incoming[destination] = noted }
        }
        self.incoming = incoming
    }

    /// The bars of a controller's scene.
    func bars(of controller: InterfaceElement, depth: Int = 0) -> Bars {
        guard depth < 20, let id = controller.id, let (segue, owner) = incoming[id]?.first else { return Bars() }
        switch segue.kind {
        case .relationship: return bars(ofContent: segue, in: owner, depth)
        case .show, .push, .showDetail: return bars(ofPushedFrom: owner, depth)
        case .embed: return Bars(isEmbedded: true)
        default: return Bars()
        }
    }

    private func bars(ofContent segue: InterfaceSegue, in owner: InterfaceElement, _ depth: Int) -> Bars {
        var bars = bars(of: owner, depth: depth + 1)
        switch owner.word {
        case .navigationController:
            if let bottom = owner.child(keyed: .simulatedBottomBarMetrics) { bars.tabBar = bottom.word != .nil }
            bars.navigationBar = owner[.navigationBarHidden]?.boolean != true
            bars.largeTitle = owner.child(keyed: .navigationBar)?[.largeTitles]?.boolean == true
            bars.toolbar = owner[.toolbarHidden]?.boolean == false
        case .tabBarController:
            bars.tabBar = true
        default: break
        }
        return bars
    }

    /// What a navigation controller shows after another one keeps the bars; elsewhere it is presented.
    private func bars(ofPushedFrom owner: InterfaceElement, _ depth: Int) -> Bars {
        let bars = bars(of: owner, depth: depth + 1)
        return bars.navigationBar || isInStack(owner) ? bars : Bars()
    }

    private func isInStack(_ controller: InterfaceElement) -> Bool {
        var next: InterfaceElement? = controller
        for _ in 0..<20 {
            guard let id = next?.id, let (_, owner) = incoming[id]?.first else { return false }
            if owner.word == .navigationController { return true }
            next = owner
        }
        return false
    }
}
