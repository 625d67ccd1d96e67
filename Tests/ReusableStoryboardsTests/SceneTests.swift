import ReusableStoryboards
import Testing

@MainActor @Suite("Controllers of storyboards by their classes")
struct SceneTests {
    @Test("P30 The initial controller of the storyboard of the class's name, in the resource bundle of the class's target")
    func initial() throws {
        let controller = CheckoutViewController.instantiate()
        #expect(controller.cart == "none")
        #expect(controller.totalLabel == nil)
        controller.loadViewIfNeeded()
        #expect(controller.totalLabel?.text == "Total")
        #expect(CheckoutViewController.instantiate() !== controller)
    }

    @Test("P28 A subclass has the storyboard of its own name, not its superclass's")
    func subclass() {
        let controller = GiftCheckoutViewController.instantiate()
        #expect(controller.title == "Gift")
        #expect(GiftCheckoutViewController.sceneStoryboard !== CheckoutViewController.sceneStoryboard)
        #expect(!(CheckoutViewController.instantiate() is GiftCheckoutViewController))
    }

    @Test("P28 A subclass without a storyboard of its own is named with the file that it lacks, and may take its superclass's")
    func subclassWithout() {
        let failure = #expect(throws: StoryboardFailure.self) { try QuickCheckoutViewController.instantiated() }
        #expect(failure?.description.contains("There is no QuickCheckoutViewController.storyboard for") == true)
        #expect(
            failure?.description.contains(
                """
                There is CheckoutViewController.storyboard, of its superclass CheckoutViewController: to use that, declare class var \
                sceneStoryboard in CheckoutViewController.
                """) == true)
        #expect(BriefReceiptViewController.instantiate { BriefReceiptViewController(coder: $0) }.storyboard != nil)
    }

    @Test("P28 A scene of the superclass is no scene of the subclass")
    func superclassScene() {
        let scene = StoryboardFailure.Scene(storyboard: "CheckoutViewController", identifier: "ReceiptViewController")
        let failure = StoryboardFailure.wrongClass(
            type: TypeName(BriefReceiptViewController.self), found: TypeName(ReceiptViewController.self), scene: scene,
            isInside: false)
        #expect(throws: failure) { try BriefReceiptViewController.instantiated() }
    }

    @Test("P25 A closure passes a scene's dependencies to the initializer")
    func creator() throws {
        let controller = CheckoutViewController.instantiate { CheckoutViewController(coder: $0, cart: "books") }
        #expect(controller.cart == "books")
        controller.loadViewIfNeeded()
        #expect(controller.totalLabel?.text == "Total")
        #expect(ReceiptViewController.instantiate { ReceiptViewController(coder: $0) }.isViewLoaded == false)
    }

    @Test("P25 A closure that answers nil is named")
    func creatorAnswersNil() {
        let scene = StoryboardFailure.Scene(storyboard: "CheckoutViewController", identifier: nil)
        #expect(throws: StoryboardFailure.creatorAnsweredNil(type: TypeName(CheckoutViewController.self), scene: scene)) {
            try CheckoutViewController.instantiated { _ in nil }
        }
    }

    @Test("The controller of the scene that has the class's name")
    func scene() throws {
        #expect(ReceiptViewController.sceneIdentifier == "ReceiptViewController")
        #expect(ReceiptViewController.instantiate().storyboard != nil)
    }

    @Test("P22 An identifier that no scene has, beside those that there are")
    func lost() {
        let failure = StoryboardFailure.noSuchIdentifier(
            type: TypeName(LostViewController.self), identifier: "LostViewController", storyboard: "CheckoutViewController",
            existing: ["HopefulViewController", "ReceiptViewController", "WrappedViewController"])
        #expect(throws: failure) { try LostViewController.instantiated() }
        #expect(failure.description.contains(#"it has "HopefulViewController", "ReceiptViewController", "WrappedViewController""#))
    }

    @Test("P20 A scene that is a container round the class")
    func wrapped() {
        let scene = StoryboardFailure.Scene(storyboard: "CheckoutViewController", identifier: "WrappedViewController")
        let failure = StoryboardFailure.wrongClass(
            type: TypeName(WrappedViewController.self), found: TypeName(UINavigationController.self), scene: scene, isInside: true)
        #expect(throws: failure) { try WrappedViewController.instantiated() }
        #expect(failure.description.contains("It is a container with the WrappedViewController in it"))
    }

    @Test("A scene of another class")
    func other() {
        let scene = StoryboardFailure.Scene(storyboard: "CheckoutViewController", identifier: "ReceiptViewController")
        let failure = StoryboardFailure.wrongClass(
            type: TypeName(OtherViewController.self), found: TypeName(ReceiptViewController.self), scene: scene, isInside: false)
        #expect(throws: failure) { try OtherViewController.instantiated() }
        #expect(failure.description.contains("Set the custom class of the scene to OtherViewController"))
    }

    @Test("P21 A storyboard without an initial scene")
    func startless() {
        let failure = StoryboardFailure.noInitialScene(type: TypeName(StartlessViewController.self), storyboard: "HeadlessStart")
        #expect(throws: failure) { try StartlessViewController.instantiated() }
    }

    @Test("P23 P31 A storyboard that no bundle has, with the bundles that were searched")
    func nowhere() throws {
        let failure = #expect(throws: StoryboardFailure.self) { try NowhereViewController.instantiated() }
        guard case .noFile(_, "NowhereViewController.storyboard", let searched, nil) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(searched.contains(Bundle.module.bundlePath))
    }

    @Test("P32 A storyboard whose name differs only in case")
    func differsInCase() {
        let failure = #expect(throws: StoryboardFailure.self) { try HeadlessSTART.instantiated() }
        #expect(failure?.description.contains("There is HeadlessStart.storyboard, which differs only in case") == true)
    }

    @Test("P32 A storyboard that is there for another kind of device only")
    func otherDevice() {
        let failure = #expect(throws: StoryboardFailure.self) { try TabletViewController.instantiated() }
        #expect(failure?.description.contains("There is TabletViewController~ipad.storyboard, which is for another kind") == true)
    }

    @Test("A call that traps says what the one that throws says")
    func trap() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = LostViewController.instantiate() }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains(#"has no scene with identifier "LostViewController""#))
    }
}
