import InterfaceDocuments
import Testing

@_spi(Headless) @testable import HeadlessViews

/// A screen that something is laid out on.
struct AnyScreen: CustomStringConvertible {
    var device: HeadlessDevice
    var orientation: HeadlessDevice.Orientation
    var category: UIContentSizeCategory

    var description: String { "\(device.identifier) \(orientation.rawValue) \(category.rawValue)" }

    /// Every device, held either way, with every text size.
    static let all: [AnyScreen] = HeadlessDevice.all.flatMap { device in
        HeadlessDevice.Orientation.allCases.flatMap { orientation in
            UIContentSizeCategory.inOrder.map { AnyScreen(device: device, orientation: orientation, category: $0) }
        }
    }

    @MainActor func perform<Result>(_ work: () throws -> Result) rethrows -> Result {
        try UIScreen.main.perform(as: device, orientation, contentSizeCategory: category, work)
    }
}

extension UIContentSizeCategory {
    fileprivate static let inOrder: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
}

/// What must hold of a layout whatever is laid out, and on whatever screen.
@MainActor struct LayoutTrial {
    let root: UIView
    private let window = UIWindow(frame: UIScreen.main.bounds)

    /// Puts a view in a window of the screen, as large as that.
    init(_ root: UIView) {
        self.root = root
        window.isHidden = false
        root.removeFromSuperview()
        root.frame = window.bounds
        window.addSubview(root)
    }

    /// Has lists show nothing, since the code that would give them cells is an app's.
    func forgetItems() {
        for view in views {
            (view as? UITableView)?.dataSource = nil
            (view as? UICollectionView)?.dataSource = nil
            (view as? UIPickerView)?.dataSource = nil
        }
    }

    /// The frames of all views, laid out.
    ///
    /// A view whose margins and whose frame follow from one another may take more passes than one call makes.
    func frames() -> [CGRect] {
        for _ in 1...2 { UnsatisfiableConstraints.collecting { window.layoutIfNeeded() } }
        return views.map(\.frame)
    }

    /// The frames when all is found out once more.
    func framesAgain() -> [CGRect] {
        for view in views { view.constraintsDidChange() }
        return frames()
    }

    private var views: [UIView] { root.everyView }

    /// Lets the view go, which others may hold.
    func end() { root.removeFromSuperview() }
}

extension UnsatisfiableConstraints {
    fileprivate static func collecting(_ work: () -> Void) { _ = collect(during: work) }
}

extension UIView {
    fileprivate var everyView: [UIView] { [self] + subviews.flatMap(\.everyView) }
}

extension CGRect {
    fileprivate var isSound: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }
}

@MainActor @Suite("Any document on any screen")
struct AnyScreenTests {
    private static let document = """
        <view id="1"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>
                <stackView axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="2">
                    <subviews>
                        <label text="A title that may be long enough for several lines" numberOfLines="0" adjustsFontForContentSizeCategory="YES" id="3">
                            <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
                        </label>
                        <stackView spacing="4" distribution="fillEqually" id="4">
                            <subviews>
                                <button buttonType="system" id="5"><state key="normal" title="One"/></button>
                                <button buttonType="system" id="6">
                                    <state key="normal" title="Two"/>
                                    <buttonConfiguration key="configuration" style="filled" title="Two or more"/>
                                </button>
                            </subviews>
                            <variation key="widthClass=compact" axis="vertical"/>
                        </stackView>
                        <textField borderStyle="roundedRect" placeholder="Name" id="7"/>
                        <switch id="8"/>
                    </subviews>
                </stackView>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="9">
                    <constraints>
                        <constraint firstAttribute="width" secondItem="9" secondAttribute="height" multiplier="16:9" id="a"/>
                        <constraint firstAttribute="height" constant="50" id="b"><variation key="heightClass=compact" constant="20"/></constraint>
                    </constraints>
                </view>
            </subviews>
            <viewLayoutGuide key="safeArea" id="s"/>
            <constraints>
                <constraint firstItem="2" firstAttribute="top" secondItem="s" secondAttribute="top" constant="10" id="c"/>
                <constraint firstItem="2" firstAttribute="leading" secondItem="s" secondAttribute="leading" constant="16" id="d"/>
                <constraint firstItem="s" firstAttribute="trailing" secondItem="2" secondAttribute="trailing" constant="16" id="e"/>
                <constraint firstItem="9" firstAttribute="top" secondItem="2" secondAttribute="bottom" constant="10" id="f"/>
                <constraint firstItem="9" firstAttribute="centerX" secondItem="1" secondAttribute="centerX" id="g"/>
            </constraints>
        </view>
        """

    @Test("Every view gets a frame, the same one when it is found out again, from a new load, and after the device was another")
    func document() throws {
        let nib = UINib(document: try InterfaceDocumentFixture.document(Self.document))
        func load() throws -> UIView { try #require(nib.load(withOwner: nil).objects.first as? UIView) }
        let lasting = try load()
        var areas: Set<CGFloat> = []
        for screen in AnyScreen.all {
            try screen.perform {
                let trial = LayoutTrial(try load())
                let frames = trial.frames()
                #expect(frames.allSatisfy { $0.isSound }, "\(screen)")
                #expect(trial.framesAgain() == frames, "\(screen)")
                #expect(LayoutTrial(lasting).frames() == frames, "\(screen)")
                areas.insert(frames.reduce(0) { $0 + $1.width * $1.height })
                #expect(frames[1].minX >= trial.root.safeAreaInsets.left + 16)
            }
        }
        #expect(areas.count > 100)
    }
}

@MainActor @Suite("Any real document on any screen", .enabled(if: Corpus.folder != nil), .serialized)
struct AnyScreenCorpusTests {
    private func check(_ view: UIView, _ comment: String) {
        let trial = LayoutTrial(view)
        defer { trial.end() }
        trial.forgetItems()
        let frames = trial.frames()
        #expect(frames.allSatisfy { $0.isSound }, "\(comment)")
        let again = trial.framesAgain()
        #expect(again == frames, "\(comment)")
    }

    /// Each document has its turn on one of the screens, so that all documents together see all of them.
    private func screen(_ index: Int) -> AnyScreen { AnyScreen.all[(index * 37) % AnyScreen.all.count] }

    @Test("Every view of a nib gets a frame, and the same one when it is found out again")
    func nibs() throws {
        for (index, entry) in try Corpus.entries(withExtension: ".xib").enumerated() {
            let document = try InterfaceDocument(contentsOf: entry.file)
            try screen(index).perform {
                let objects = try UINib(document: document, makesCustomClasses: false).load(withOwner: nil).objects
                for view in objects.compactMap({ $0 as? UIView }) {
                    check(view, "\(entry.file.lastPathComponent) on \(screen(index))")
                }
            }
        }
    }

    @Test("Every view of a storyboard gets a frame, and the same one when it is found out again")
    func storyboards() throws {
        for (index, entry) in try Corpus.entries(withExtension: ".storyboard").enumerated() {
            let document = try InterfaceDocument(contentsOf: entry.file)
            screen(index).perform {
                for controller in UIStoryboard(document: document, makesCustomClasses: false).loadAllScenes().controllers {
                    guard controller.parent == nil, let view = controller.viewIfLoaded, !(view is UIWindow) else { continue }
                    check(view, "\(entry.file.lastPathComponent) on \(screen(index))")
                }
            }
        }
    }
}
