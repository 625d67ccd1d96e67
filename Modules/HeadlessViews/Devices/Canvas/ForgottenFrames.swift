/// The frames that a document keeps of views that constraints place: forgotten before these are laid out, so that each view is where its
/// constraints put it, and not where Interface Builder's did.
///
/// A view that its mask places keeps its frame, which its constraints do not tell. Where it lies in a view of a forgotten size, it
/// follows from the stored size to the found one.
@MainActor struct ForgottenFrames {
    private struct Follower {
        let view: UIView
        let frame: CGRect
        let outerSize: CGSize
    }

    private var containers: [(view: UIView, autoresizesSubviews: Bool)] = []
    private var followers: [Follower] = []

    /// Forgets the frames of views.
    init(of views: [UIView]) {
        for view in views where !view.translatesAutoresizingMaskIntoConstraints {
            containers.append((view, view.autoresizesSubviews))
            guard view.autoresizesSubviews else { continue }
            followers += view.subviews.filter(\.translatesAutoresizingMaskIntoConstraints).map {
                Follower(view: $0, frame: $0.frame, outerSize: view.bounds.size)
            }
        }
        for (view, _) in containers {
            view.autoresizesSubviews = false
            view.bounds.size = .zero
            view.center = .zero
            view.superview?.setNeedsLayout()
        }
    }

    /// Has the views that masks place follow, once what they lie in has its size.
    func follow() {
        for (view, autoresizes) in containers { view.autoresizesSubviews = autoresizes }
        for follower in followers {
            guard let outer = follower.view.superview, follower.view.translatesAutoresizingMaskIntoConstraints else { continue }
            follower.view.frame = Autoresizing.frame(
                follower.frame, mask: follower.view.autoresizingMask, from: follower.outerSize, to: outer.bounds.size)
        }
    }
}
