import Foundation
import Testing

@_spi(Headless) @testable import HeadlessViews

/// The text of a nib with some objects at its top, as Interface Builder writes one.
func nibText(_ objects: String, owner: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17156" targetRuntime="iOS.CocoaTouch">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">\(owner)</placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)
        </objects>
    </document>
    """
}

/// What a nib of some objects was made into.
@MainActor struct LoadedNib {
    let objects: [Any]
    let report: InterfaceLoadReport

    init(_ objects: String, owner: Any? = nil, ownerConnections: String = "") throws {
        let nib = UINib(data: Data(nibText(objects, owner: ownerConnections).utf8), bundle: nil)
        (self.objects, report) = try nib.load(withOwner: owner)
    }

    /// The object at the top, in the place and of the type that are asked for.
    func object<Object>(_ place: Int = 0, as type: Object.Type = Object.self) throws -> Object {
        try #require(objects.indices.contains(place) ? objects[place] as? Object : nil)
    }

    /// The loaded object of a nib with one.
    static func only<Object>(_ type: Object.Type, _ text: String) throws -> Object {
        let nib = try LoadedNib(text)
        #expect(nib.report.problems.isEmpty)
        #expect(nib.report.undeliverable.isEmpty)
        return try nib.object()
    }
}

/// A bundle that a test writes nibs into; gone when the test is done with it.
final class NibFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("Nibs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var bundle: Bundle {
        get throws { try #require(Bundle(path: url.path)) }
    }

    /// Writes a nib whose view has a tag and is connected to the owner, unless it is not to be.
    func add(_ name: String, tag: Int, isConnected: Bool = true) throws {
        let connections =
            isConnected ? #"<connections><outlet property="view" destination="root" id="a"/></connections>"# : ""
        let text = nibText(#"<view tag="\#(tag)" contentMode="scaleToFill" id="root"/>"#, owner: connections)
        try Data(text.utf8).write(to: url.appendingPathComponent("\(name).xib"))
    }
}

/// A controller that notes what happens to it.
class DiaryController: UIViewController {
    var entries: [String] = []

    override func loadView() {
        entries.append("loadView")
        super.loadView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        entries.append("viewDidLoad")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        entries.append(parent == nil ? "willMove(nil)" : "willMove(parent)")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        entries.append(parent == nil ? "didMove(nil)" : "didMove(parent)")
    }

    override func viewWillLayoutSubviews() { entries.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { entries.append("viewDidLayoutSubviews") }
}

/// What a process that an exit test ran wrote to its standard error stream.
func lastWords(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
