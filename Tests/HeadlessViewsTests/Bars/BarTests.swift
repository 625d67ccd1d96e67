import Testing

@_spi(Headless) @testable import HeadlessViews

@Suite("Bars") @MainActor
struct BarTests {
    private final class Guard: UINavigationBarDelegate {
        var allows = true
        var entries: [String] = []
        var place = UIBarPosition.any

        func position(for bar: any UIBarPositioning) -> UIBarPosition { place }
        func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { allows }
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
            entries.append("push \(item.title ?? "")")
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
            entries.append("pop \(item.title ?? "")")
        }
    }

    @Test("Bars begin translucent, dark on light, and empty")
    func defaults() {
        let bar = UINavigationBar()
        #expect(bar.items == nil)
        #expect(bar.topItem == nil)
        #expect(bar.barStyle == .default)
        #expect(bar.isTranslucent)
        #expect(bar.barTintColor == nil)
        #expect(!bar.prefersLargeTitles)
        #expect(bar.titleTextAttributes == nil)
        #expect(bar.barPosition == .top)
        #expect(bar.compactAppearance == nil)
        let toolbar = UIToolbar()
        #expect(toolbar.items == nil)
        #expect(toolbar.isTranslucent)
        #expect(toolbar.barPosition == .bottom)
        let tabs = UITabBar()
        #expect(tabs.items == nil)
        #expect(tabs.selectedItem == nil)
        #expect(tabs.isTranslucent)
        #expect(tabs.itemPositioning == .automatic)
        #expect(tabs.itemWidth == 0)
    }

    @Test("A navigation bar pushes and pops as its delegate allows, and keeps the last item")
    func stack() {
        let bar = UINavigationBar()
        let guardian = Guard()
        bar.delegate = guardian
        bar.pushItem(UINavigationItem(title: "A"), animated: false)
        bar.pushItem(UINavigationItem(title: "B"), animated: false)
        #expect(bar.topItem?.title == "B")
        #expect(bar.backItem?.title == "A")
        guardian.allows = false
        bar.pushItem(UINavigationItem(title: "C"), animated: false)
        #expect(bar.popItem(animated: false) == nil)
        #expect(bar.items?.count == 2)
        guardian.allows = true
        #expect(bar.popItem(animated: false)?.title == "B")
        #expect(bar.popItem(animated: false) == nil)
        #expect(bar.backItem == nil)
        #expect(guardian.entries == ["push A", "push B", "pop B"])
    }

    @Test("A bar without a delegate lets items come and go")
    func stackWithoutDelegate() {
        let bar = UINavigationBar()
        bar.setItems([UINavigationItem(title: "A"), UINavigationItem(title: "B")], animated: false)
        #expect(bar.popItem(animated: false)?.title == "B")
    }

    @Test("A bar is where its delegate says")
    func position() {
        let bar = UINavigationBar()
        let guardian = Guard()
        bar.delegate = guardian
        #expect(bar.barPosition == .top)
        guardian.place = .topAttached
        #expect(bar.barPosition == .topAttached)
    }

    @Test("The image behind a bar for any place shows where none is set for the place")
    func backgroundImages() {
        let bar = UINavigationBar()
        let general = UIImage()
        let special = UIImage()
        bar.setBackgroundImage(general, for: .default)
        bar.setBackgroundImage(special, for: .top, barMetrics: .default)
        #expect(bar.backgroundImage(for: .default) === general)
        #expect(bar.backgroundImage(for: .top, barMetrics: .default) === special)
        #expect(bar.backgroundImage(for: .bottom, barMetrics: .default) === general)
        #expect(bar.backgroundImage(for: .compact) == nil)
        let toolbar = UIToolbar()
        toolbar.setShadowImage(general, forToolbarPosition: .any)
        #expect(toolbar.shadowImage(forToolbarPosition: .bottom) === general)
        toolbar.setBackgroundImage(special, forToolbarPosition: .bottom, barMetrics: .default)
        #expect(toolbar.backgroundImage(forToolbarPosition: .top, barMetrics: .default) == nil)
    }

    @Test("A bar keeps a copy of an appearance, with all that is in it")
    func appearanceCopies() {
        let bar = UINavigationBar()
        let appearance = UINavigationBarAppearance()
        appearance.titleTextAttributes = [.kern: 1]
        appearance.buttonAppearance.normal.titleTextAttributes = [.kern: 2]
        appearance.backgroundColor = .red
        bar.standardAppearance = appearance
        appearance.backgroundColor = .blue
        appearance.buttonAppearance.normal.titleTextAttributes = [:]
        #expect(bar.standardAppearance !== appearance)
        #expect(bar.standardAppearance === bar.standardAppearance)
        #expect(bar.standardAppearance.backgroundColor == .red)
        #expect(bar.standardAppearance.titleTextAttributes[.kern] as? Int == 1)
        #expect(bar.standardAppearance.buttonAppearance.normal.titleTextAttributes[.kern] as? Int == 2)
        bar.scrollEdgeAppearance = appearance
        bar.scrollEdgeAppearance = nil
        #expect(bar.scrollEdgeAppearance == nil)
    }

    @Test("A copy of an appearance is of the class of the original")
    func copiedClass() {
        final class OwnAppearance: UITabBarAppearance {}
        let appearance = OwnAppearance(idiom: .pad)
        appearance.stackedItemWidth = 30
        appearance.stackedLayoutAppearance.selected.iconColor = .green
        let copy: OwnAppearance = appearance.copy()
        #expect(copy !== appearance)
        #expect(copy.idiom == .pad)
        #expect(copy.stackedItemWidth == 30)
        #expect(copy.stackedLayoutAppearance.selected.iconColor == .green)
    }

    @Test("An appearance of one bar takes only the background from another bar's")
    func appearanceOfAnotherBar() {
        let tabs = UITabBarAppearance()
        tabs.backgroundColor = .red
        let toolbar = UIToolbarAppearance(barAppearance: tabs)
        #expect(toolbar.backgroundColor == .red)
        #expect(toolbar.doneButtonAppearance.normal.titleTextAttributes.isEmpty)
    }

    @Test("Each way to set up a background replaces the last")
    func backgrounds() {
        let appearance = UIBarAppearance()
        #expect(appearance.backgroundEffect != nil)
        #expect(appearance.shadowColor != nil)
        appearance.configureWithOpaqueBackground()
        #expect(appearance.backgroundEffect == nil)
        #expect(appearance.backgroundColor == .systemBackground)
        appearance.configureWithTransparentBackground()
        #expect(appearance.backgroundColor == nil)
        #expect(appearance.shadowColor == nil)
        appearance.configureWithDefaultBackground()
        #expect(appearance.backgroundEffect != nil)
    }
}
