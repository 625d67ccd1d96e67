extension CALayer {
    /// The layers upon this one, from back to front; nil if there are none.
    public var sublayers: [CALayer]? {
        get { orderedSublayers.isEmpty ? nil : orderedSublayers }
        set {
            for layer in orderedSublayers {
                layer.removeFromSuperlayer()
            }
            for layer in newValue ?? [] {
                addSublayer(layer)
            }
        }
    }

    /// The layer that this one lies upon.
    public var superlayer: CALayer? {
        parent
    }

    func insert(_ layer: CALayer, at index: Int) {
        if isUpon(layer) { UIKitException.invalidLayer.raise("layer \(layer) is a part of cycle in its layer tree") }
        layer.removeFromSuperlayer()
        orderedSublayers.insert(layer, at: min(max(index, 0), orderedSublayers.count))
        layer.parent = self
        setNeedsLayout()
    }

    func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int, otherwise index: Int) {
        guard layer !== sibling else { return }
        if layer.parent === self { layer.removeFromSuperlayer() }
        let place = orderedSublayers.firstIndex { $0 === sibling }
        insert(layer, at: place.map { $0 + offset } ?? index)
    }

    /// Whether the layer is another or lies upon it.
    private func isUpon(_ other: CALayer) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === other }
    }
}

extension CALayer: Hashable {
    /// Whether two layers are the same one.
    public static func == (left: CALayer, right: CALayer) -> Bool {
        left === right
    }

    /// Feeds the layer's identity to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
