import ReusableCells

/// A view that the tour of the sample app made.
@MainActor public struct TourStop {
    /// What a view is made from.
    public enum Origin: Sendable {
        /// The class alone.
        case code
        /// A nib whose root is the view.
        case nib
        /// A nib whose File's Owner is the view.
        case nibOfOwner
    }

    /// What the view is to its list: `cell`, `header`, `supplementary view`, or `view` where it is in none.
    public let role: String
    /// What the view was made from.
    public let origin: Origin
    /// The identifier under which its list knows it; nil where it is in none.
    public let identifier: String?
    /// The view, filled with a sample.
    public let view: UIView

    /// The view's class.
    public var type: TypeName { TypeName(Swift.type(of: view)) }

    /// The outlets of the view's class.
    public var outlets: [OutletState] { OutletState.outlets(of: view) }
}

extension TourStop.Origin {
    /// What lists make a class of: its nib if it has one.
    init(of type: any Reusable.Type) {
        self = type is any NibLoadable.Type ? .nib : .code
    }
}
