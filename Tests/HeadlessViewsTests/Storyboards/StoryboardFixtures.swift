import InterfaceDocuments
import Testing

@_spi(Headless) @testable import HeadlessViews

/// The text of a storyboard with some scenes, as Interface Builder writes one.
func storyboardText(_ scenes: String, initial: String? = nil) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"\
    \(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
        <scenes>\(scenes)</scenes>
    </document>
    """
}

/// The text of a scene: its controller and what stands beside it.
func scene(_ objects: String) -> String { "<scene><objects>\(objects)</objects></scene>" }

/// The attributes of an element that stands for a class of these tests.
func custom(_ type: Any.Type) -> String { "customClass=\"\(type)\" customModule=\"HeadlessViewsTests\"" }

/// A storyboard of a text.
@MainActor func storyboard(_ scenes: String, initial: String? = nil) throws -> UIStoryboard {
    let text = storyboardText(scenes, initial: initial)
    return UIStoryboard(document: try InterfaceDocument(bytes: Array(text.utf8), named: "Main.storyboard"))
}

/// A bundle that a test writes storyboards into; gone when the test is done with it.
final class StoryboardFolder {
    let url: URL

    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("Storyboards-\(UUID().uuidString)")
        for (path, text) in files {
            let file = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var bundle: Bundle {
        get throws { try #require(Bundle(path: url.path)) }
    }
}

/// What the controllers and segues of a test have noted, in order.
@MainActor enum SceneDiary {
    static var entries: [String] = []

    /// The entries since this was last asked.
    static func page() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// Notes what happens to it.
class SceneDiaryController: UIViewController {
    var label: UILabel?
    var item: UIBarButtonItem?
    var companion: UIView?
    var allowsSegues = true
    private(set) var sender: Any?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        note("init, \(children.count) children")
    }

    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    override func awakeFromNib() {
        super.awakeFromNib()
        note("awake, label \(state(label)), item \(state(item))")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad, label \(state(label)), \(children.count) children")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        note("should \(identifier)")
        return allowsSegues
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        self.sender = sender
        let loaded = segue.destination.isViewLoaded ? "loaded" : "not loaded"
        note("prepare \(segue.identifier ?? "-") for \(segue.destination.title ?? "-"), \(loaded)")
    }

    func note(_ event: String) { SceneDiary.entries.append("\(title ?? "?") \(event)") }

    private func state(_ object: AnyObject?) -> String { object == nil ? "nil" : "set" }
}

/// Notes that it was performed, and shows nothing.
final class DiarySegue: UIStoryboardSegue {
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
        SceneDiary.entries.append("segue \(identifier ?? "-") from \(source.title ?? "-") to \(destination.title ?? "-")")
    }

    override func perform() { SceneDiary.entries.append("perform \(identifier ?? "-")") }
}
