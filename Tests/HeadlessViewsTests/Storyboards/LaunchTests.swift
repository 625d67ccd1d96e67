import Testing

@_spi(Headless) @testable import HeadlessViews

@MainActor @Suite("Launching with a main storyboard")
struct LaunchTests {
    @Test("The initial controller is the window's root, and has appeared")
    func launch() throws {
        let folder = try StoryboardFolder([
            "Main.storyboard": storyboardText(scene(#"<viewController id="1" title="First"/>"#), initial: "1")
        ])
        let window = UIApplication.shared.launch(mainStoryboard: "Main", in: try folder.bundle)
        #expect(window.rootViewController?.title == "First")
        #expect(window.rootViewController?.viewIfLoaded?.window === window)
        #expect(window.isKeyWindow)
    }

    @Test("C6 Without an entry point the window stays empty, and that is logged")
    func noEntryPoint() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let folder = try StoryboardFolder(["Main.storyboard": storyboardText(scene(#"<viewController id="1"/>"#))])
            let window = UIApplication.shared.launch(mainStoryboard: "Main", in: try folder.bundle)
            #expect(window.rootViewController == nil)
        }
        #expect(
            errorStream(of: result).contains(
                """
                Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - perhaps the designated entry point \
                is not set?
                """))
    }
}
