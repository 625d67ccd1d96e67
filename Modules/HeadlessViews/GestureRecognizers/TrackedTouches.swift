/// The touches of a gesture.
///
/// Those that have ended stay until new ones begin, so that an action can ask where they were.
@MainActor struct TrackedTouches {
    private(set) var all: [UITouch] = []
    private var ended: Set<UITouch> = []

    /// Whether no finger is on the screen any more, or none was yet.
    var isOver: Bool { all.allSatisfy { ended.contains($0) } }

    mutating func begin(_ touches: Set<UITouch>) {
        for touch in touches where !all.contains(touch) { all.append(touch) }
    }

    mutating func end(_ touches: Set<UITouch>) { ended.formUnion(touches.intersection(all)) }

    /// The middle of the touches, in a view's coordinates.
    func middle(in view: UIView?) -> CGPoint {
        guard !all.isEmpty else { return .zero }
        let places = all.map { $0.location(in: view) }
        let count = CGFloat(places.count)
        return CGPoint(x: places.map(\.x).reduce(0, +) / count, y: places.map(\.y).reduce(0, +) / count)
    }
}
