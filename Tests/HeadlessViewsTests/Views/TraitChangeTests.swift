import Testing

@_spi(Headless) @testable import HeadlessViews

@MainActor @Suite("Changes of traits")
struct TraitChangeTests {
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let inner = ListeningView(frame: .zero)

    init() {
        outer.addSubview(inner)
        outer.layoutIfNeeded()
    }

    private func device(_ identifier: String) throws -> HeadlessDevice { try #require(HeadlessDevice(identifier: identifier)) }

    @Test("A view first hears of traits when they change, not when it first has some")
    func firstTraits() {
        #expect(inner.previous.isEmpty)
    }

    @Test("Views that are laid out on another screen hear of its traits, once and before they are laid out")
    func anotherScreen() throws {
        let pad = try device("ipad9_7")
        inner.setNeedsLayout()
        inner.calls = []
        UIScreen.main.perform(as: pad) {
            outer.layoutIfNeeded()
            #expect(inner.previous.map(\.horizontalSizeClass) == [.compact])
            #expect(inner.calls == ["traits regular", "layout"])
            #expect(UITraitCollection.current.userInterfaceIdiom == .pad)
            outer.layoutIfNeeded()
            #expect(inner.previous.count == 1)
        }
        outer.layoutIfNeeded()
        #expect(inner.previous.map(\.horizontalSizeClass) == [.compact, .regular])
    }

    @Test("The traits are the current ones while a view hears of them")
    func currentTraits() {
        outer.overrideUserInterfaceStyle = .dark
        #expect(inner.currentStyle == .dark)
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test("Traits that a view overrides are those of the views in it, until they are taken back")
    func overrides() {
        outer.traitOverrides.preferredContentSizeCategory = .small
        #expect(inner.traitCollection.preferredContentSizeCategory == .small)
        #expect(outer.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
        #expect(!outer.traitOverrides.contains(UITraitLayoutDirection.self))
        #expect(inner.previous.map(\.preferredContentSizeCategory) == [.large])
        outer.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        #expect(inner.traitCollection.preferredContentSizeCategory == .large)
        #expect(inner.previous.map(\.preferredContentSizeCategory) == [.large, .small])
    }

    @Test("A view that comes into a window of other traits hears of them")
    func intoWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.overrideUserInterfaceStyle = .dark
        window.addSubview(outer)
        #expect(inner.previous.map(\.userInterfaceStyle) == [.light])
    }

    @Test("Whoever asked for some traits hears when one of them changes, and of no other change")
    func registrations() {
        var styles: [UIUserInterfaceStyle] = []
        let registration = inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: ListeningView, previous) in
            styles.append(previous.userInterfaceStyle)
            #expect(view.traitCollection.userInterfaceStyle != previous.userInterfaceStyle)
        }
        outer.traitOverrides.preferredContentSizeCategory = .small
        #expect(styles.isEmpty)
        outer.overrideUserInterfaceStyle = .dark
        #expect(styles == [.light])
        inner.unregisterForTraitChanges(registration)
        outer.overrideUserInterfaceStyle = .light
        #expect(styles == [.light])
    }

    @Test("A controller hears of the traits that its parent gives it before its view does, and may ask for some of them")
    func controllers() {
        let (parent, child) = (UIViewController(), ListeningController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        var widths: [UIUserInterfaceSizeClass] = []
        child.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (controller: ListeningController, _) in
            widths.append(controller.traitCollection.horizontalSizeClass)
        }
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.heard == [.compact])
        #expect(widths == [.regular])
        child.traitOverrides.horizontalSizeClass = .compact
        #expect(child.view.traitCollection.horizontalSizeClass == .compact)
        #expect(widths == [.regular, .compact])
    }

    @Test(
        "A window that fills the screen fills it again when the device is turned, and its controllers hear of it before and after")
    func turning() throws {
        let phone = try device("retina6_12")
        UIScreen.main.perform(as: phone) {
            let (controller, window) = (ListeningController(), UIWindow(frame: UIScreen.main.bounds))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            #expect(controller.view.safeAreaInsets.top == 59)
            UIScreen.main.perform(as: phone, .landscape) {
                window.layoutIfNeeded()
                #expect(window.frame == UIScreen.main.bounds)
                #expect(controller.view.frame == UIScreen.main.bounds)
                #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
                #expect(
                    controller.calls == [
                        "will have compact height", "will be 852 wide", "had regular height", "alongside at 852", "after",
                    ])
            }
            window.layoutIfNeeded()
            #expect(controller.view.frame.width == 393)
        }
    }

    @Test("A window that is smaller than the screen stays as it is when the device is turned")
    func smallWindow() throws {
        let phone = try device("retina4_7")
        UIScreen.main.perform(as: phone) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
            UIScreen.main.perform(as: phone, .landscape) {
                window.layoutIfNeeded()
                #expect(window.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
            }
        }
    }

    @Test(
        "The direction of reading of a view is that of its traits where its attribute leaves it open, and either turns constraints round"
    )
    func direction() {
        let content = ContentView(30, 10)
        outer.addSubview(content)
        content.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5).isActive = true
        content.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
        #expect(content.solvedFrame == CGRect(x: 5, y: 0, width: 30, height: 10))
        outer.semanticContentAttribute = .forceRightToLeft
        #expect(content.solvedFrame == CGRect(x: 165, y: 0, width: 30, height: 10))
        outer.semanticContentAttribute = .unspecified
        #expect(content.solvedFrame.minX == 5)
        outer.traitOverrides.layoutDirection = .rightToLeft
        #expect(outer.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(content.solvedFrame.minX == 165)
        outer.semanticContentAttribute = .forceLeftToRight
        #expect(content.solvedFrame.minX == 5)
    }

    @Test("A label whose font follows the text size is measured anew, and one whose font does not keeps its size")
    func textSize() {
        let (following, fixed) = (UILabel(), UILabel())
        for (label, y) in [(following, 0.0), (fixed, 50.0)] {
            label.font = .preferredFont(forTextStyle: .body)
            label.text = "Text"
            label.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(label)
            label.pinToCorner(y: y)
        }
        following.adjustsFontForContentSizeCategory = true
        let before = following.solvedFrame.size
        #expect(fixed.frame.size.isNear(before))
        outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(following.solvedFrame.height > before.height * 1.8)
        #expect(following.font.pointSize == 33)
        #expect(fixed.frame.size.isNear(before))
        outer.traitOverrides.preferredContentSizeCategory = .large
        #expect(following.solvedFrame.size.isNear(before))
    }

    @Test("Scaled fonts and those of parts of a text follow the text size, a size that was chosen by hand does not")
    func scaledFonts() {
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        outer.addSubview(label)
        let text = NSMutableAttributedString(string: "ab")
        text.addAttribute(
            .font, value: UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34)), range: NSRange(location: 0, length: 1))
        text.addAttribute(
            .font, value: UIFont.preferredFont(forTextStyle: .body).withSize(20), range: NSRange(location: 1, length: 1))
        label.attributedText = text
        outer.layoutIfNeeded()
        outer.traitOverrides.preferredContentSizeCategory = .extraLarge
        let sizes = (0...1).map { (label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize }
        #expect(sizes == [38, 20])
    }

    @Test("A table measures its rows anew with another text size")
    func tableRows() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(TextCell.self, forCellReuseIdentifier: "text")
        let source = TextSource()
        table.dataSource = source
        table.layoutIfNeeded()
        let path = IndexPath(row: 0, section: 0)
        let before = table.rectForRow(at: path).height
        table.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: path).height > before * 1.8)
        #expect(table.cellForRow(at: path)?.frame.height == table.rectForRow(at: path).height)
    }

    @Test("A collection view's layout is prepared anew for other traits, and not for another style")
    func collectionLayout() {
        let layout = CountingLayout()
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        list.layoutIfNeeded()
        let count = layout.preparations
        list.overrideUserInterfaceStyle = .dark
        list.layoutIfNeeded()
        #expect(layout.preparations == count)
        list.traitOverrides.horizontalSizeClass = .regular
        list.layoutIfNeeded()
        #expect(layout.preparations == count + 1)
    }

    @Test("Another style changes no frame, and marks nothing to be laid out")
    func looks() {
        outer.overrideUserInterfaceStyle = .dark
        inner.calls = []
        outer.layoutIfNeeded()
        #expect(inner.calls.isEmpty)
    }
}

extension CGSize {
    fileprivate func isNear(_ other: CGSize) -> Bool { abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01 }
}

private final class ListeningView: UIView {
    var previous: [UITraitCollection] = []
    var calls: [String] = []
    var currentStyle = UIUserInterfaceStyle.unspecified

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        if let previousTraitCollection { previous.append(previousTraitCollection) }
        calls.append("traits \(traitCollection.horizontalSizeClass)")
        currentStyle = UITraitCollection.current.userInterfaceStyle
    }

    override func layoutSubviews() { calls.append("layout") }
}

private final class ListeningController: UIViewController {
    var heard: [UIUserInterfaceSizeClass] = []
    var calls: [String] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        previousTraitCollection.map { heard.append($0.horizontalSizeClass) }
        previousTraitCollection.map { calls.append("had \($0.verticalSizeClass) height") }
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        calls.append("will have \(newCollection.verticalSizeClass) height")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        calls.append("will be \(Int(size.width)) wide")
        coordinator.animate { [self] _ in
            calls.append("alongside at \(Int(view.frame.width))")
        } completion: { [self] _ in
            calls.append("after")
        }
    }
}

private final class TextCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let label = UILabel()
        label.text = "Text"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        label.pin(UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor private final class TextSource: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    }
}

private final class CountingLayout: UICollectionViewLayout {
    var preparations = 0

    override func prepare() {
        super.prepare()
        preparations += 1
    }
}
