/// Where a recogniser stands, and whom it waits for.
@MainActor struct GestureRecognition {
    var state = UIGestureRecognizer.State.possible
    /// The state that the recogniser takes once those it waits for have failed.
    var waiting: UIGestureRecognizer.State?
    private var requirements: [Requirement] = []

    private struct Requirement {
        weak var recognizer: UIGestureRecognizer?
    }

    mutating func addRequirement(_ recognizer: UIGestureRecognizer) {
        requirements.removeAll { $0.recognizer == nil }
        if !requires(recognizer) { requirements.append(Requirement(recognizer: recognizer)) }
    }

    /// Whether the recogniser was told to wait for another one to fail.
    func requires(_ recognizer: UIGestureRecognizer) -> Bool { requirements.contains { $0.recognizer === recognizer } }
}
