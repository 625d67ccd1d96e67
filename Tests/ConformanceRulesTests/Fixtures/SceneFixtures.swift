@_spi(Headless) import HeadlessViews
import ConformanceRules
import InterfaceDocuments

extension Documents {
    /// A storyboard of some scenes.
    static func storyboard(_ scenes: String, initial: String = "scene") -> UIStoryboard {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
            targetRuntime="iOS.CocoaTouch" \(initial.isEmpty ? "" : "initialViewController=\"\(initial)\"")>
                <scenes>\(scenes)</scenes>
            </document>
            """
        guard let document = try? InterfaceDocument(bytes: Array(text.utf8), named: "Shop.storyboard") else {
            fatalError("The storyboard of the test is no document.")
        }
        return UIStoryboard(document: document)
    }

    /// A scene of a controller.
    static func scene(
        _ type: String, id: String = "scene", identifier: String = "", content: String = "", connections: String = "",
        attributes: String = "", constraints: String = ""
    ) -> String {
        """
        <scene sceneID="of-\(id)"><objects>
            <viewController \(identifier.isEmpty ? "" : "storyboardIdentifier=\"\(identifier)\"") id="\(id)" \(customClass(type))>
                \(view(id: "\(id)-view", content: content, key: "view", constraints: constraints))
                <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
                <connections>\(connections)</connections>
            </viewController>
        </objects></scene>
        """
    }

    static func segue(_ identifier: String, to destination: String) -> String {
        "<segue destination=\"\(destination)\" kind=\"show\" identifier=\"\(identifier)\" id=\"segue-\(identifier)\"/>"
    }

    /// A table with a prototype.
    static func table(prototype: String) -> String {
        """
        <tableView contentMode="scaleToFill" rowHeight="50" id="table">
            <rect key="frame" x="0.0" y="0.0" width="320" height="400"/>
            <prototypes>\(prototype)</prototypes>
        </tableView>
        """
    }
}

/// Nothing is wrong with it.
final class SoundController: UIViewController, StoryboardBased, SegueSource {
    enum SegueIdentifier: String, CaseIterable { case pay }
    private weak var total: UILabel!
    private var isMarked = false
    static let sceneStoryboard = Documents.storyboard(
        Documents.scene(
            "SoundController",
            content: Documents.label + Documents.table(prototype: Documents.cell("PosterCell", identifier: "PosterCell")),
            connections: Documents.outlet("total") + Documents.segue("pay", to: "other"),
            attributes: Documents.attribute("isMarked"))
            + Documents.scene("", id: "other"))
}

/// Nothing is wrong with it either.
final class SoundScene: UIViewController, StoryboardSceneBased {
    static let sceneStoryboard = Documents.storyboard(Documents.scene("SoundScene", identifier: "SoundScene"), initial: "")
}

final class NowhereController: UIViewController, StoryboardBased {}

final class RefusingController: UIViewController, StoryboardBased {
    static let sceneStoryboard = Documents.storyboard(Documents.scene("RefusingController"))

    required init?(coder: NSCoder) { return nil }
}

final class StartlessController: UIViewController, StoryboardBased {
    static let sceneStoryboard = Documents.storyboard(Documents.scene("StartlessController"), initial: "")
}

final class LostController: UIViewController, StoryboardSceneBased {
    static let sceneStoryboard = Documents.storyboard(Documents.scene("LostController", identifier: "LostControler"))
}

final class UnknownPartController: UIViewController, StoryboardBased {
    static let sceneStoryboard = Documents.storyboard(
        Documents.scene("UnknownPartController", content: Documents.view("OldShop.CartView")))
}

final class PlainSceneController: UIViewController, StoryboardBased {
    static let sceneStoryboard = Documents.storyboard(Documents.scene(""))
}

final class RenamedOutletController: UIViewController, StoryboardBased {
    private weak var total: UILabel!
    static let sceneStoryboard = Documents.storyboard(
        Documents.scene("RenamedOutletController", content: Documents.label, connections: Documents.outlet("totl")))

    override func viewDidLoad() {
        super.viewDidLoad()
        total.text = "a crash, if it ran"
    }
}

final class UnconnectedController: UIViewController, StoryboardBased {
    private weak var total: UILabel?
    static let sceneStoryboard = Documents.storyboard(Documents.scene("UnconnectedController", content: Documents.label))
}

final class RenamedActionController: UIViewController, StoryboardBased {
    static let sceneStoryboard = Documents.storyboard(
        Documents.scene("RenamedActionController", content: Documents.button(action: "pya:", to: "scene")))
}

extension RenamedActionController: ActionTarget {
    static let actionTable = ActionTable(for: RenamedActionController.self, ["pay:": { _, _ in }])
}

final class RenamedAttributeController: UIViewController, StoryboardBased {
    static let sceneStoryboard = Documents.storyboard(
        Documents.scene("RenamedAttributeController", attributes: Documents.attribute("isShiny")))
}

final class HopefulController: UIViewController, StoryboardBased, SegueSource {
    enum SegueIdentifier: String, CaseIterable { case pay, recipt }
    static let sceneStoryboard = Documents.storyboard(
        Documents.scene(
            "HopefulController", connections: Documents.segue("pay", to: "other") + Documents.segue("receipt", to: "other"))
            + Documents.scene("", id: "other"))
}

final class DanglingController: UIViewController, StoryboardBased {
    static let sceneStoryboard = Documents.storyboard(
        Documents.scene("DanglingController", connections: Documents.segue("pay", to: "gone")))
}

final class MisnamedPrototypeController: UIViewController, StoryboardBased {
    static let sceneStoryboard = Documents.storyboard(
        Documents.scene(
            "MisnamedPrototypeController", content: Documents.table(prototype: Documents.cell("PosterCell", identifier: "cell"))))
}

/// It keeps itself.
final class SelfishController: UIViewController, StoryboardBased {
    private var opened: () -> Void = {}
    static let sceneStoryboard = Documents.storyboard(Documents.scene("SelfishController"))

    override func viewDidLoad() {
        super.viewDidLoad()
        opened = { self.title = "open" }
    }
}

/// It cannot be made without an order.
final class OrderController: UIViewController, StoryboardBased {
    let order: String
    static let sceneStoryboard = Documents.storyboard(Documents.scene("OrderController"))

    init?(coder: NSCoder, order: String) {
        self.order = order
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { fatalError("An order is needed.") }
}
