import InterfaceDocuments

/// What an element says under traits that have changed: read before and after, so that only what differs is taken over.
///
/// All else stays as it is, whatever code has made of it since the load.
@MainActor struct InterfaceChange {
    private let before: InterfaceDecoder
    private let after: InterfaceDecoder

    init(of element: InterfaceElement, from before: InterfaceLoading, to after: InterfaceLoading) {
        self.before = InterfaceDecoder(element: element, loading: before)
        self.after = InterfaceDecoder(element: element, loading: after)
    }

    /// Reads an attribute where it says something else than before.
    func attribute(_ word: InterfaceWord, _ read: (InterfaceDecoder) -> Void) {
        if before[word] != after[word] { read(after) }
    }

    /// Reads the child that is the value of a property where it is another than before.
    func child(_ key: InterfaceWord, _ read: (InterfaceDecoder) -> Void) {
        if before.child(key) != after.child(key) { read(after) }
    }

    /// Takes over a color where it is another than before; nil where there is none.
    func color(_ key: InterfaceWord, _ use: (UIColor?) -> Void) {
        child(key) { decoder in
            guard decoder.child(key) != nil else { return use(nil) }
            decoder.color(key, use)
        }
    }
}

extension UIView {
    /// Takes over what Interface Builder can vary of any view.
    func takeViewVariation(_ change: InterfaceChange) {
        change.attribute(.hidden) { isHidden = $0.boolean(.hidden) ?? false }
        change.attribute(.alpha) { alpha = $0.number(.alpha) ?? 1 }
        change.color(.backgroundColor) { backgroundColor = $0 }
        change.color(.tintColor) { tintColor = $0 }
        takeMarginVariation(change)
        takePriorityVariation(change)
        change.attribute(.fixedFrame) {
            layoutState.keepsDrawnFrame = $0.boolean(.fixedFrame) ?? false
            leaveRegionForGood()
            superview?.constraintsDidChange()
        }
        // Where constraints place the view, the frame is only what a canvas drew.
        guard translatesAutoresizingMaskIntoConstraints || layoutState.keepsDrawnFrame else { return }
        change.child(.frame) { if let frame = $0.rect(.frame) { self.frame = frame } }
    }

    private func takeMarginVariation(_ change: InterfaceChange) {
        func take(_ margins: UIEdgeInsets?) {
            layoutState.margins = margins
            constraintsDidChange()
        }
        change.child(.layoutMargins) { take($0.edgeInsets(.layoutMargins)) }
        change.child(.directionalLayoutMargins) { take($0.directionalEdgeInsets(.directionalLayoutMargins).map(plain)) }
    }

    private func takePriorityVariation(_ change: InterfaceChange) {
        func set(_ word: InterfaceWord, _ usual: UILayoutPriority, _ use: (UILayoutPriority) -> Void) {
            change.attribute(word) { use($0.priority(word) ?? usual) }
        }
        set(.horizontalHuggingPriority, .defaultLow) { setContentHuggingPriority($0, for: .horizontal) }
        set(.verticalHuggingPriority, .defaultLow) { setContentHuggingPriority($0, for: .vertical) }
        set(.horizontalCompressionResistancePriority, .defaultHigh) {
            setContentCompressionResistancePriority($0, for: .horizontal)
        }
        set(.verticalCompressionResistancePriority, .defaultHigh) {
            setContentCompressionResistancePriority($0, for: .vertical)
        }
    }
}
