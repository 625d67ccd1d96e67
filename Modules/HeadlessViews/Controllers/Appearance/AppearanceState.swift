/// How far a controller has come onto the screen, or off it, and what it is still to be told.
@MainActor struct AppearanceState {
    /// Where a controller is on its way.
    enum Phase {
        case disappeared
        case appearing
        case appeared
        case disappearing
    }

    private(set) var phase = Phase.disappeared
    /// What the calls of the transition under way say of animation.
    private(set) var isAnimated = false
    /// Whether `viewIsAppearing(_:)` is still due in this appearance.
    private(set) var awaitsIsAppearing = false
    /// The transition that the controller takes part in.
    var transition: TransitionCoordinator?
    /// Whether the controller comes into its parent.
    var isMovingToParent = false
    /// Whether the controller leaves its parent.
    var isMovingFromParent = false

    /// Whether the controller is on the screen, or comes onto it.
    var isShown: Bool { phase == .appearing || phase == .appeared }

    /// Sets out in a direction; answers false where the controller is on that way or at its end already.
    mutating func begin(_ isAppearing: Bool, animated: Bool) -> Bool {
        guard isAppearing != isShown else { return false }
        phase = isAppearing ? .appearing : .disappearing
        awaitsIsAppearing = isAppearing
        isAnimated = animated
        return true
    }

    /// Answers whether `viewIsAppearing(_:)` is to be called now.
    mutating func takeIsAppearing() -> Bool {
        guard phase == .appearing, awaitsIsAppearing else { return false }
        awaitsIsAppearing = false
        return true
    }

    /// Arrives; answers false where the controller was on no way.
    mutating func end() -> Bool {
        switch phase {
        case .appearing: phase = .appeared
        case .disappearing: phase = .disappeared
        case .appeared, .disappeared: return false
        }
        return true
    }
}
