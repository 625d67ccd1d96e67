import ReusableStoryboards

final class CartController: UIViewController, StoryboardBased, SegueSource {  // CartController.storyboard starts with it
    enum SegueIdentifier: String, CaseIterable { case receipt, refund }

    private let cart: Cart

    init?(coder: NSCoder, cart: Cart) {
        self.cart = cart
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        cart = Cart()
        super.init(coder: coder)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch identifier(of: segue) {
        case .receipt: (segue.destination as? ReceiptController)?.cart = cart
        case .refund, nil: break
        }
    }
}

final class ReceiptController: UIViewController, StoryboardSceneBased {  // the scene "ReceiptController"
    static let sceneStoryboard = UIStoryboard(name: "CartController", bundle: .module)

    var cart: Cart?
}

/// What a customer is about to buy.
struct Cart: Sendable {
    var items: [String] = []

    static let sample = Cart(items: ["A poster"])
}

extension PosterListController {
    /// Shows what is paid for.
    func pay(for cart: Cart) -> CartController {
        let controller = CartController.instantiate { coder in CartController(coder: coder, cart: cart) }
        controller.perform(.receipt)
        return controller
    }
}
