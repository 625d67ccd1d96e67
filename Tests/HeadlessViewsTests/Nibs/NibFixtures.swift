import Testing

@_spi(Headless) @testable import HeadlessViews

/// The text of a nib with some objects at its top, as Interface Builder writes one.
func nibDocument(_ objects: String, owner: String = "", resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" \
    propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
                <connections>\(owner)</connections>
            </placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)
        </objects>
        <resources>\(resources)</resources>
    </document>
    """
}

/// What a load made, and what it says of itself.
@MainActor struct LoadedObjects {
    let all: [Any]
    let report: InterfaceLoadReport

    init(
        _ objects: String, owner: Any? = nil, ownerConnections: String = "", resources: String = "",
        options: [UINib.OptionsKey: Any]? = nil
    ) throws {
        let text = nibDocument(objects, owner: ownerConnections, resources: resources)
        (all, report) = try UINib(data: Data(text.utf8), bundle: nil).load(withOwner: owner, options: options)
    }

    /// The object at a place among those at the top.
    func object<Object>(_ place: Int = 0, as type: Object.Type = Object.self) throws -> Object {
        try #require(all.indices.contains(place) ? all[place] as? Object : nil)
    }

    /// The rules of the problems, in document order.
    var rules: [String] { report.problems.map(\.rule.rawValue) }
}

/// What a process that a test ended wrote to the standard error stream.
func errorStream(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

/// Keeps a log of what happens to it while a nib is loaded.
class DiaryView: UIView {
    var panel: UIView?
    private(set) var entries: [String] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        note("init")
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        note("init(frame)")
    }

    override func setValue(_ value: Any?, forKey key: String) {
        note(key)
        super.setValue(value, forKey: key)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        note("awake")
    }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        note("canvas")
    }

    private func note(_ event: String) {
        entries.append("\(event), panel \(panel == nil ? "nil" : "set")")
    }
}

/// Has outlets of every kind.
class OutletView: UIView {
    private var hidden: UIView?
    weak var distant: UIView?
    var certain: UIView!
    var members: [UIView] = []
    var labels: [UILabel]?
    var width: NSLayoutConstraint?
    let constant = UIView()

    var privateOutlet: UIView? { hidden }
}

/// Inherits outlets, and adds one.
final class DerivedOutletView: OutletView {
    var own: UIView?
}

/// Answers nil when a nib asks for one.
final class RefusingView: UIView {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        return nil
    }
}
