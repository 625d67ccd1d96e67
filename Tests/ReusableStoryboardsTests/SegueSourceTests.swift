import ReusableStoryboards
import Testing

@MainActor @Suite("Segues by the cases of an enumeration")
struct SegueSourceTests {
    @Test("A case performs the segue that has its value for an identifier")
    func performs() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let controller = CheckoutViewController.instantiate()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.perform(.receipt)
        #expect(controller.prepared == [.receipt])
        #expect(controller.presentedViewController is ReceiptViewController)
    }

    @Test("Every case is checked against the storyboard")
    func checks() throws {
        try CheckoutViewController.instantiate().checkSegues()
        let controller = HopefulViewController.instantiate()
        let failure = StoryboardFailure.noSuchSegue(type: TypeName(HopefulViewController.self), identifier: "receipt", existing: [])
        #expect(throws: failure) { try controller.checkSegues() }
        #expect(throws: failure) { try controller.performing(.receipt) }
    }

    @Test("A controller of no storyboard has nothing to check against")
    func withoutStoryboard() throws {
        final class Plain: UIViewController, SegueSource {
            enum SegueIdentifier: String, CaseIterable { case onward }
        }
        try Plain().checkSegues()
        #expect(Plain().identifier(of: UIStoryboardSegue(identifier: "onward", source: Plain(), destination: Plain())) == .onward)
        #expect(Plain().identifier(of: UIStoryboardSegue(identifier: nil, source: Plain(), destination: Plain())) == nil)
    }
}
