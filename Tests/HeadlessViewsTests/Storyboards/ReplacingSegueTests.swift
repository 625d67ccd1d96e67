import Testing

@_spi(Headless) @testable import HeadlessViews

@MainActor @Suite("Segues that replace, from before iOS 8")
struct ReplacingSegueTests {
    /// A split view controller whose primary column is a navigation controller with a list, which has a segue that replaces.
    private func split(_ attributes: String) throws -> (split: UISplitViewController, list: UIViewController) {
        let scenes =
            scene(
                """
                <splitViewController id="1"><connections>
                <segue destination="2" kind="relationship" relationship="masterViewController" id="a"/>
                <segue destination="3" kind="relationship" relationship="detailViewController" id="b"/></connections>
                </splitViewController>
                """)
            + scene(
                """
                <navigationController id="2" title="Primary"><connections>
                <segue destination="4" kind="relationship" relationship="rootViewController" id="c"/></connections>
                </navigationController>
                """) + scene(#"<viewController id="3" title="Secondary"/>"#)
            + scene(
                """
                <viewController id="4" title="List"><connections>
                <segue destination="5" kind="replace" identifier="go" \(attributes) id="d"/></connections></viewController>
                """) + scene(#"<viewController id="5" title="New"/>"#)
        let split = try #require(try storyboard(scenes, initial: "1").instantiateInitialViewController() as? UISplitViewController)
        let primary = try #require(split.viewController(for: .primary) as? UINavigationController)
        return (split, try #require(primary.topViewController))
    }

    private func titles(of split: UISplitViewController) -> [String?] { split.viewControllers.map(\.title) }

    @Test("The destination takes the place of the column that the segue names", arguments: [0, 1])
    func named(index: Int) throws {
        let (split, list) = try split("splitViewControllerTargetIndex=\"\(index)\"")
        list.performSegue(withIdentifier: "go", sender: nil)
        #expect(titles(of: split) == (index == 0 ? ["New", "Secondary"] : ["Primary", "New"]))
    }

    @Test(
        "Where the segue names none, it is the column that the source is in",
        arguments: ["", "splitViewControllerTargetIndex=\"7\""])
    func own(attributes: String) throws {
        let (split, list) = try split(attributes)
        list.performSegue(withIdentifier: "go", sender: nil)
        #expect(titles(of: split) == ["New", "Secondary"])
    }

    @Test("Without a split view controller the destination is shown as a detail is")
    func withoutColumns() throws {
        let scenes =
            scene(
                """
                <viewController id="1"><connections><segue destination="2" kind="replace" identifier="go" id="3"/></connections>
                </viewController>
                """) + scene(#"<viewController id="2" title="New"/>"#)
        let source = try #require(try storyboard(scenes, initial: "1").instantiateInitialViewController())
        let window = shownWindow(source)
        source.performSegue(withIdentifier: "go", sender: nil)
        #expect(source.presentedViewController?.title == "New")
        withExtendedLifetime(window) {}
    }
}
