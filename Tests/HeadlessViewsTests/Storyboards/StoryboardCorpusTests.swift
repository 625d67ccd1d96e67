import InterfaceDocuments
import Testing

@_spi(Headless) @testable import HeadlessViews

@MainActor @Suite("Real storyboards", .enabled(if: Corpus.folder != nil), .serialized)
struct StoryboardCorpusTests {
    @Test("Every scene is made once, with as many views and controllers as it has")
    func counts() throws {
        let entries = try Corpus.entries(withExtension: ".storyboard")
        #expect(!entries.isEmpty)
        for entry in entries {
            let document = try InterfaceDocument(contentsOf: entry.file)
            let report = UIStoryboard(document: document, makesCustomClasses: false).loadAllScenes().report
            let name = entry.file.lastPathComponent
            #expect(report.views == entry.counts["views"], "views of \(name)")
            #expect(report.viewControllers == entry.counts["viewControllers"], "controllers of \(name)")
            #expect(report.seguesConnected + report.seguesUndeliverable == entry.counts["segues"], "segues of \(name)")
        }
    }

    private struct Living {
        weak var object: AnyObject?
    }

    private func objects(of view: UIView) -> [AnyObject] {
        [view] + (view.gestureRecognizers ?? []) + view.constraints + view.subviews.flatMap(objects)
    }

    private func objects(of controller: UIViewController) -> [AnyObject] {
        let items: [AnyObject] = [controller.navigationItem, controller.tabBarItem] + (controller.sceneLink?.companions ?? [])
        let performers = controller.sceneLink.map { Array($0.performers.values) } ?? []
        return [controller] + items + performers + (controller.viewIfLoaded.map(objects) ?? [])
    }

    @Test("Nothing of a storyboard is alive after its controllers are let go")
    func lifetimes() throws {
        for entry in try Corpus.entries(withExtension: ".storyboard") {
            let document = try InterfaceDocument(contentsOf: entry.file)
            let storyboard = UIStoryboard(document: document, makesCustomClasses: false)
            var living: [Living] = []
            do {
                let controllers = storyboard.loadAllScenes().controllers
                living = controllers.flatMap(objects).map { Living(object: $0) }
                #expect(living.allSatisfy { $0.object != nil })
            }
            #expect(living.count { $0.object != nil } == 0, "\(entry.file.lastPathComponent)")
        }
    }
}
