import Testing

@_spi(Headless) @testable import HeadlessViews

@Suite("Items of bars") @MainActor
struct BarItemTests {
    @Test("A bar item begins enabled and empty")
    func barItemDefaults() {
        let item = UIBarItem()
        #expect(item.title == nil)
        #expect(item.image == nil)
        #expect(item.landscapeImagePhone == nil)
        #expect(item.largeContentSizeImage == nil)
        #expect(item.imageInsets == .zero)
        #expect(item.landscapeImagePhoneInsets == .zero)
        #expect(item.largeContentSizeImageInsets == .zero)
        #expect(item.isEnabled)
        #expect(item.tag == 0)
        #expect(item.titleTextAttributes(for: .normal) == nil)
    }

    @Test("A button begins plain, without an action")
    func buttonDefaults() {
        let item = UIBarButtonItem()
        #expect(item.style == .plain)
        #expect(item.width == 0)
        #expect(item.action == nil)
        #expect(item.target == nil)
        #expect(item.customView == nil)
        #expect(item.possibleTitles == nil)
        #expect(item.tintColor == nil)
        #expect(!item.isHidden)
        #expect(!item.isSelected)
    }

    @Test("Each initializer of a button sets what it names")
    func buttonInitializers() {
        let target = UIView()
        let titled = UIBarButtonItem(title: "Pay", style: .done, target: target, action: "pay:")
        #expect(titled.title == "Pay")
        #expect(titled.style == .done)
        #expect(titled.target === target)
        #expect(titled.action == "pay:")
        let view = UIView()
        #expect(UIBarButtonItem(customView: view).customView === view)
        let system = UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)
        #expect(system.systemItem == .trash)
        #expect(system.style == .plain)
        #expect(UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil).style == .done)
        let image = UIImage()
        let pictured = UIBarButtonItem(image: image, landscapeImagePhone: image, style: .plain, target: nil, action: nil)
        #expect(pictured.image === image)
        #expect(pictured.landscapeImagePhone === image)
        #expect(UIBarButtonItem(image: image, style: .done, target: nil, action: nil).landscapeImagePhone == nil)
    }

    @Test("A button does not keep its target alive")
    func targetIsWeak() {
        let item = UIBarButtonItem(title: nil, style: .plain, target: UIView(), action: "pay:")
        #expect(item.target == nil)
    }

    @Test("Spaces are made of the class that is asked")
    func spaces() {
        final class OwnItem: UIBarButtonItem {}
        let fixed = OwnItem.fixedSpace(12)
        #expect(type(of: fixed) == OwnItem.self)
        #expect(fixed.width == 12)
        #expect(fixed.systemItem == .fixedSpace)
        #expect(UIBarButtonItem.flexibleSpace().systemItem == .flexibleSpace)
    }

    @Test("Title attributes are kept for each state by itself")
    func titleAttributes() {
        let item = UIBarButtonItem()
        item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .highlighted)
        #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
        #expect(item.titleTextAttributes(for: .highlighted)?[.foregroundColor] as? UIColor == .blue)
        item.setTitleTextAttributes(nil, for: .normal)
        #expect(item.titleTextAttributes(for: .normal) == nil)
        #expect(item.titleTextAttributes(for: .highlighted) != nil)
    }

    @Test("A navigation item begins with a title alone")
    func navigationItemDefaults() {
        let item = UINavigationItem(title: "Courses")
        #expect(item.title == "Courses")
        #expect(item.prompt == nil)
        #expect(item.titleView == nil)
        #expect(item.leftBarButtonItems == nil)
        #expect(item.rightBarButtonItem == nil)
        #expect(item.backBarButtonItem == nil)
        #expect(!item.hidesBackButton)
        #expect(!item.leftItemsSupplementBackButton)
        #expect(item.largeTitleDisplayMode == .automatic)
        #expect(item.backButtonDisplayMode == .default)
        #expect(item.standardAppearance == nil)
        #expect(item.hidesSearchBarWhenScrolling)
    }

    @Test("The one item at a side of a navigation item is the first of those there")
    func sides() {
        let item = UINavigationItem(title: "")
        let buttons = [UIBarButtonItem(), UIBarButtonItem()]
        item.leftBarButtonItems = buttons
        #expect(item.leftBarButtonItem === buttons[0])
        item.leftBarButtonItem = buttons[1]
        #expect(item.leftBarButtonItems == [buttons[1]])
        item.setRightBarButtonItems(buttons, animated: false)
        #expect(item.rightBarButtonItem === buttons[0])
        item.setRightBarButton(nil, animated: false)
        #expect(item.rightBarButtonItems == nil)
    }

    @Test("A tab shows its image when it is selected, unless it has another for that")
    func tabImages() {
        let plain = UIImage()
        let selected = UIImage()
        let item = UITabBarItem(title: "Home", image: plain, tag: 3)
        #expect(item.selectedImage === plain)
        #expect(item.tag == 3)
        item.selectedImage = selected
        #expect(item.selectedImage === selected)
        #expect(UITabBarItem(title: nil, image: plain, selectedImage: selected).selectedImage === selected)
        #expect(UITabBarItem(tabBarSystemItem: .history, tag: 2).systemItem == .history)
    }

    @Test("A tab begins without a badge")
    func badge() {
        let item = UITabBarItem()
        #expect(item.badgeValue == nil)
        #expect(item.badgeColor == nil)
        #expect(item.titlePositionAdjustment == .zero)
        item.setBadgeTextAttributes([.kern: 2], for: .normal)
        #expect(item.badgeTextAttributes(for: .normal)?[.kern] as? Int == 2)
        #expect(item.badgeTextAttributes(for: .highlighted) == nil)
    }
}
