import Testing

@_spi(Headless) @testable import HeadlessViews

@MainActor @Suite("What a storyboard has that cannot be honored is reported with its line")
struct StoryboardReportTests {
    @Test("P24 Each further scene with an identifier that is taken")
    func duplicateIdentifiers() throws {
        let report = try storyboard(
            """

            \(scene(#"<viewController id="1" storyboardIdentifier="detail"/>"#))
            \(scene(#"<viewController id="2" storyboardIdentifier="list"/>"#))
            \(scene(#"<viewController id="3" storyboardIdentifier="detail"/>"#))
            """
        ).loadAllScenes().report
        #expect(
            report.problems.map(\.description) == [
                """
                Main.storyboard:6:17: duplicate-storyboard-identifier: Two view controllers have the same storyboard identifier "detail"; \
                the first one is meant
                """
            ])
    }

    @Test("P24 Two references to one scene of another storyboard are no duplicates")
    func references() throws {
        let report = try storyboard(
            scene(#"<viewControllerPlaceholder storyboardName="Other" referencedIdentifier="detail" id="1"/>"#)
                + scene(#"<viewControllerPlaceholder storyboardName="Other" referencedIdentifier="detail" id="2"/>"#)
        ).loadAllScenes().report
        #expect(report.problems == [])
    }

    @Test("P24 A segue and a relationship whose destinations no scene has")
    func danglingDestinations() throws {
        let report = try storyboard(
            """

            <scene><objects><tabBarController id="1"><connections>
            <segue destination="9" kind="relationship" relationship="viewControllers" id="2"/>
            <segue destination="9" kind="show" identifier="go" id="3"/></connections></tabBarController></objects></scene>
            """
        ).loadAllScenes().report
        #expect(report.undeliverable.map(\.line) == [5, 6])
        #expect(report.seguesUndeliverable == 2)
    }

    @Test("The preview of a segue, for which a screen would have to feel a hard press")
    func previews() throws {
        let report = try storyboard(
            """

            <scene><objects><viewController id="1"><view key="view" id="2"><subviews><button id="3"><connections>
            <segue destination="1" kind="show" identifier="go" id="4">
            <segue key="commit" inheritsFrom="parent" id="5"/>
            <segue key="preview" inheritsFrom="commit" id="6"/></segue></connections></button></subviews></view></viewController>
            </objects></scene>
            """
        ).loadAllScenes().report
        #expect(report.problems.map(\.line) == [7])
        #expect(report.problems.first?.rule.rawValue == "unsupported")
        #expect(report.problems.first?.message.hasPrefix("segue go: there is no hard press here") == true)
        #expect(report.seguesConnected == 1)
    }

    @Test("A container in a prototype, which Interface Builder does not compile; one in a static cell is filled")
    func containersInCells() throws {
        func table(_ mode: String, _ list: String, _ cells: String) -> String {
            """
            <tableViewController id="1"><tableView key="view" dataMode="\(mode)" id="2"><\(list)>\(cells)</\(list)></tableView>
            </tableViewController>
            """
        }
        let cell = """
            <tableViewCell id="4"><tableViewCellContentView key="contentView" id="5"><subviews><containerView id="6"><connections>
            <segue destination="8" kind="embed" identifier="inner" id="7"/></connections></containerView></subviews>
            </tableViewCellContentView></tableViewCell>
            """
        let inner = scene(#"<viewController id="8" title="Inner"/>"#)
        let repeated = try storyboard(scene(table("prototypes", "prototypes", cell)) + inner).loadAllScenes().report
        #expect(
            repeated.undeliverable.map(\.message) == [
                "segue inner: Container Views cannot be placed in elements that are repeated at runtime"
            ])
        #expect(repeated.seguesConnected == 0 && repeated.seguesUndeliverable == 1)
        let fixed = table("static", "sections", #"<tableViewSection id="3"><cells>\#(cell)</cells></tableViewSection>"#)
        let controller = try storyboard(scene(fixed) + inner, initial: "1").instantiateInitialViewController()
        controller?.loadViewIfNeeded()
        #expect(controller?.children.map(\.title) == ["Inner"])
    }
}
