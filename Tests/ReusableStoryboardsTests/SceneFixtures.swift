import ReusableStoryboards

/// A controller that a storyboard of its name starts with.
class CheckoutViewController: UIViewController, StoryboardBased, SegueSource {
    enum SegueIdentifier: String, CaseIterable { case receipt }

    #if canImport(UIKit)
        @IBOutlet
    #endif
    private(set) weak var totalLabel: UILabel?
    let cart: String
    private(set) var prepared: [SegueIdentifier?] = []

    init?(coder: NSCoder, cart: String) {
        self.cart = cart
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        cart = "none"
        super.init(coder: coder)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared.append(identifier(of: segue)) }
}

/// A subclass with a storyboard of its own.
final class GiftCheckoutViewController: CheckoutViewController {}

/// A subclass without one.
final class QuickCheckoutViewController: CheckoutViewController {}

/// A controller of a scene with the class's name for an identifier.
class ReceiptViewController: UIViewController, StoryboardSceneBased {
    static var sceneStoryboard: UIStoryboard { CheckoutViewController.sceneStoryboard }
    class var sceneIdentifier: String { "ReceiptViewController" }
}

/// A subclass that stands for its superclass's scene.
final class BriefReceiptViewController: ReceiptViewController {}

/// A controller whose scene is the navigation controller that it is in.
final class WrappedViewController: UIViewController, StoryboardSceneBased {
    static var sceneStoryboard: UIStoryboard { CheckoutViewController.sceneStoryboard }
}

/// A controller whose identifier no scene has.
final class LostViewController: UIViewController, StoryboardSceneBased {
    static var sceneStoryboard: UIStoryboard { CheckoutViewController.sceneStoryboard }
}

/// A controller of another class than the scene's.
final class OtherViewController: UIViewController, StoryboardSceneBased {
    static var sceneStoryboard: UIStoryboard { CheckoutViewController.sceneStoryboard }
    static let sceneIdentifier = "ReceiptViewController"
}

/// A controller whose storyboard starts with nothing.
final class StartlessViewController: UIViewController, StoryboardBased {
    static let sceneStoryboard = UIStoryboard(name: "HeadlessStart", bundle: .module)
}

/// A controller that has no storyboard, but there is one whose name differs in case.
final class HeadlessSTART: UIViewController, StoryboardBased {}

/// A controller that has a storyboard for tablets only.
final class TabletViewController: UIViewController, StoryboardBased {}

/// A controller that has no storyboard.
final class NowhereViewController: UIViewController, StoryboardBased {}

/// A controller that expects a segue which its scene does not have.
final class HopefulViewController: UIViewController, StoryboardSceneBased, SegueSource {
    enum SegueIdentifier: String, CaseIterable { case receipt, refund }

    static var sceneStoryboard: UIStoryboard { CheckoutViewController.sceneStoryboard }
}
