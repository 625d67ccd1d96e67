import ConformanceRules

/// Its nib is a file, and one of its outlets has another name there.
class FileCell: UITableViewCell, NibReusable {
    private weak var title: UILabel?
    private weak var subtitle: UILabel?
}

/// It has no nib of its name, but its superclass has.
final class WideFileCell: FileCell {}

/// Its nib has two of it.
final class TwinBadge: UIView, NibLoadable {
    static let nib = Documents.nib(Documents.view("TwinBadge") + Documents.view("TwinBadge", id: "other"))
}

/// It gives a view for whatever it is asked.
final class LenientCarousel: Carousel {
    override func dequeueCell(withIdentifier identifier: String, for indexPath: IndexPath) throws(ListRefusal) -> Card {
        types[identifier] = types[identifier] ?? (identifier == "RedCard" ? RedCard.self : BlueCard.self)
        return try super.dequeueCell(withIdentifier: identifier, for: indexPath)
    }
}

/// A view that nothing resets.
final class StatefulView: UIView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ poster: Poster) { if poster.isNew { label.text = "new" } }
}

/// A cell that knows who made it, and is kept by its own closure.
final class CallingCell: UITableViewCell, Reusable {
    private var tapped: () -> Void = {}

    override func didMoveToWindow() {
        super.didMoveToWindow()
        let controller = UIViewController()
        tapped = { [self] in controller.title = reuseIdentifier }
    }
}

/// A view that loads its nib, which is not there.
final class NiblessWidget: UIView, NibOwnerLoadable {
    override init(frame: CGRect) {
        super.init(frame: frame)
        loadNibContent()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        loadNibContent()
    }
}

/// Holds such a view, in its nib.
final class WidgetNibCell: UITableViewCell, NibReusable {
    static let nib = Documents.nib(Documents.cell("WidgetNibCell", content: Documents.view("NiblessWidget")))
}

/// Makes such a view.
final class WidgetCell: UITableViewCell, Reusable {
    private let widget = NiblessWidget()
}

/// Has such a view in its scene.
final class WidgetController: UIViewController, StoryboardBased {
    static let sceneStoryboard = Documents.storyboard(
        Documents.scene("WidgetController", content: Documents.view("NiblessWidget")))
}

// What must stay silent.

final class UnlabelledCell: UITableViewCell, NibReusable {
    static let nib = Documents.nib(Documents.cell("UnlabelledCell"))
}

final class StaleModuleCell: UITableViewCell, NibReusable {
    static let nib = Documents.nib(
        Documents.cell("OldShop.StaleModuleCell").replacingOccurrences(
            of: "customModule=\"OldShop\"", with: "customModule=\"OldShop\" customModuleProvider=\"target\""))
}

final class ViewRootHeader: UITableViewHeaderFooterView, NibReusable {
    private weak var title: UILabel!
    static let nib = Documents.nib(
        Documents.view("ViewRootHeader", content: Documents.label, connections: Documents.outlet("title")))
}

class InheritedCell: UITableViewCell, Reusable, ActionTarget {
    private weak var title: UILabel!
    class var actionTable: ActionTable { ActionTable(for: InheritedCell.self, ["buy:": { _, _ in }]) }
}

final class InheritingCell: InheritedCell, NibLoadable {
    static let nib = Documents.nib(
        Documents.cell(
            "InheritingCell", content: Documents.label + Documents.button(action: "buy:", to: "cell"),
            connections: Documents.outlet("title")))
}

final class OldStyleCell: UITableViewCell, NibReusable {
    static let nib = Documents.nib(
        Documents.cell("OldStyleCell", content: Documents.text("label", "Title"))
            .replacingOccurrences(of: "<tableViewCellContentView", with: "<view")
            .replacingOccurrences(of: "</tableViewCellContentView>", with: "</view>")
            .replacingOccurrences(
                of: "<connections>",
                with: """
                    <constraints>
                        <constraint firstItem="label" firstAttribute="leading" secondItem="cell" secondAttribute="leading" id="edge"/>
                        <constraint firstItem="label" firstAttribute="top" secondItem="cell" secondAttribute="top" id="top"/>
                    </constraints><connections>
                    """))
}

final class RenamedCell: UITableViewCell, NibReusable {
    static let reuseIdentifier = "row"
    static let nib = Documents.nib(Documents.cell("RenamedCell", identifier: "row"))
}

final class RespondingCell: UITableViewCell, NibReusable {
    static let nib = Documents.nib(
        "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"-2\" customClass=\"UIResponder\"/>"
            + Documents.cell("RespondingCell", content: Documents.button(action: "share:", to: "-2")))
}

final class StaticController: UITableViewController, StoryboardBased {
    static let sceneStoryboard = Documents.storyboard(
        """
        <scene sceneID="of-scene"><objects>
            <tableViewController id="scene" \(Documents.customClass("StaticController"))>
                <tableView key="view" contentMode="scaleToFill" dataMode="static" rowHeight="50" id="table">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="400"/>
                    <sections><tableViewSection id="section"><cells>\(Documents.cell("PosterCell"))</cells></tableViewSection></sections>
                    <connections><outlet property="dataSource" destination="scene" id="source"/></connections>
                </tableView>
            </tableViewController>
        </objects></scene>
        """)
}

/// Its storyboard for tablets has another identifier.
final class BasketController: UIViewController, StoryboardSceneBased {
    static let sceneStoryboard = UIStoryboard(name: "Basket", bundle: .module)
}

/// Its storyboard for tablets has no initial scene.
final class TillController: UIViewController, StoryboardBased {
    static let sceneStoryboard = UIStoryboard(name: "Till", bundle: .module)
}

/// Its storyboard for tablets has a plain controller for it.
final class ShelfController: UIViewController, StoryboardSceneBased {
    static let sceneStoryboard = UIStoryboard(name: "Shelf", bundle: .module)
}

/// Its scene is the navigation controller that it is in.
final class WrappedController: UIViewController, StoryboardBased {
    static let sceneStoryboard = Documents.storyboard(
        """
        <scene sceneID="of-scene"><objects>
            <navigationController id="scene">
                <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
                <connections><segue destination="inner" kind="relationship" relationship="rootViewController" id="root"/></connections>
            </navigationController>
        </objects></scene>
        """ + Documents.scene("WrappedController", id: "inner"))
}
