import ReusableStoryboards
import Testing

@testable import App

@Suite("Scenes of a package that depends on this one") @MainActor
struct SceneTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

    @Test("A controller comes out of the package's resource bundle, and its outlets are connected with its view")
    func initialScene() {
        let controller = RecordViewController.instantiate()
        #expect(!controller.isViewLoaded)
        controller.loadViewIfNeeded()
        #expect(controller.shownTitle == "Untitled")
        #expect(SleeveViewController.instantiate().storyboard != nil)
    }

    @Test("A closure passes what the controller needs to its initializer")
    func creator() {
        let controller = RecordViewController.instantiate { coder in RecordViewController(coder: coder, record: "Blue") }
        controller.loadViewIfNeeded()
        #expect(controller.shownTitle == "Blue")
    }

    @Test("A segue is performed by its case, and is known by it when it is prepared")
    func segue() throws {
        let controller = RecordViewController.instantiate { RecordViewController(coder: $0, record: "Blue") }
        try controller.checkSegues()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.perform(.showSleeve)
        #expect(controller.presentedViewController is SleeveViewController)
        #expect(controller.presentedViewController?.title == "Sleeve of Blue")
    }
}
