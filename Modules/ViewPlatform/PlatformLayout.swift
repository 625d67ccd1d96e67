/// Where the platforms differ about layout.
///
/// UIKit writes to the console which constraints it could not meet, and tells no program; HeadlessViews says it. A headless screen can
/// be any device's, while a simulator's is the one that the tests run on.
@MainActor package enum PlatformLayout {
    /// Constraints of which the platform could not meet all.
    package struct Conflict {
        /// What contradicts what.
        package var parts: [Part]
        /// The constraint that was left out for the others to hold.
        package var broken: NSLayoutConstraint?

        package init(parts: [Part], broken: NSLayoutConstraint?) {
            self.parts = parts
            self.broken = broken
        }
    }

    /// One of the things that contradict one another.
    package enum Part {
        /// A constraint.
        case constraint(NSLayoutConstraint)
        /// The length that a view is given by whatever places it.
        case length(of: UIView, NSLayoutConstraint.Axis, CGFloat)
        /// The order that a stack gives its arranged views.
        case stack(UIStackView)
        /// Something else, in words.
        case other(String)
    }

    /// A view whose place or size constraints leave open, and along which axes; none where the platform does not tell.
    package struct Ambiguity {
        package var view: UIView
        package var axes: [NSLayoutConstraint.Axis]

        package init(view: UIView, axes: [NSLayoutConstraint.Axis]) {
            self.view = view
            self.axes = axes
        }
    }
}
