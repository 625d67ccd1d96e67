import ConformanceRules

extension Documents {
    /// A view that constraints place.
    static func placed(_ element: String, _ id: String, _ attributes: String = "", inside: String = "") -> String {
        """
        <\(element) translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="\(id)">
            <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>\(inside)
        </\(element)>
        """
    }

    /// A text that constraints place.
    static func text(_ id: String, _ text: String, lines: Int = 1) -> String {
        placed("label", id, "text=\"\(text)\" numberOfLines=\"\(lines)\"")
    }

    /// A constraint between an item's attribute and another's: `title.leading == cell-content.leading + 20`.
    static func constraint(_ formula: String) -> String {
        let words = formula.split(separator: " ").map(String.init)
        let relation = ["<=": " relation=\"lessThanOrEqual\"", ">=": " relation=\"greaterThanOrEqual\""][words[1]] ?? ""
        let constant = words.count > 4 ? words[3] == "-" ? "-\(words[4])" : words[4] : Double(words[2]) == nil ? "0" : words[2]
        return """
            <constraint \(side(words[0], "first"))\(relation) \(Double(words[2]) == nil ? side(words[2], "second") : "") \
            constant="\(constant)" id="constraint-\(words[0])-\(words[2])"/>
            """
    }

    static func constraints(_ formulas: String...) -> String { formulas.map(constraint).joined() }

    private static func side(_ text: String, _ place: String) -> String {
        let parts = text.split(separator: ".")
        return "\(place)Item=\"\(parts[0])\" \(place)Attribute=\"\(parts[1])\""
    }
}

/// A text over another one, both of which wrap, and a height from them.
final class LaidOutCell: UITableViewCell, NibReusable {
    private weak var title: UILabel!
    private weak var subtitle: UILabel!
    static let nib = Documents.nib(
        Documents.cell(
            "LaidOutCell",
            content: Documents.text("title", "The Cabinet of Dr. Caligari", lines: 0)
                + Documents.text("subtitle", "Silent, in six acts, with music that was written for it", lines: 0),
            connections: Documents.outlet("title", to: "title") + Documents.outlet("subtitle", to: "subtitle"),
            constraints: Documents.constraints(
                "title.leading == cell-content.leadingMargin", "title.trailing == cell-content.trailingMargin",
                "title.top == cell-content.topMargin", "subtitle.leading == title.leading", "subtitle.trailing == title.trailing",
                "subtitle.top == title.bottom + 4", "subtitle.bottom == cell-content.bottomMargin")))
}

/// A picture that is as wide as the narrowest screen has no room for.
final class TightCell: UITableViewCell, NibReusable {
    private weak var cover: UIImageView!
    static let nib = Documents.nib(
        Documents.cell(
            "TightCell", content: Documents.placed("imageView", "cover"),
            connections: Documents.outlet("cover", to: "cover"),
            constraints: Documents.constraints(
                "cover.width == 300", "cover.leading == cell-content.leading + 20", "cover.trailing <= cell-content.trailing - 20",
                "cover.top == cell-content.top + 8", "cover.bottom == cell-content.bottom - 8", "cover.height == 80")))
}

/// A picture that stands at the left and at the start, which are not the same place from right to left.
final class LeftCell: UITableViewCell, NibReusable {
    private weak var cover: UIImageView!
    static let nib = Documents.nib(
        Documents.cell(
            "LeftCell", content: Documents.placed("imageView", "cover"),
            connections: Documents.outlet("cover", to: "cover"),
            constraints: Documents.constraints(
                "cover.leading == cell-content.leading + 20", "cover.left == cell-content.left + 20", "cover.width == 80",
                "cover.top == cell-content.top + 8", "cover.bottom == cell-content.bottom - 8", "cover.height == 80")))
}

/// Two texts in a row, of which either may be wider than it needs to be.
final class UndecidedCell: UITableViewCell, NibReusable {
    private weak var title: UILabel!
    private weak var price: UILabel!
    static let nib = Documents.nib(
        Documents.cell(
            "UndecidedCell", content: Documents.text("title", "Tea") + Documents.text("price", "2 €"),
            connections: Documents.outlet("title", to: "title") + Documents.outlet("price", to: "price"),
            constraints: Documents.constraints(
                "title.leading == cell-content.leading + 20", "price.leading == title.trailing + 8",
                "price.trailing == cell-content.trailing - 20", "title.top == cell-content.top + 8",
                "title.bottom == cell-content.bottom - 8", "price.top == title.top", "price.bottom == title.bottom")))
}

/// Nothing ties its text to the bottom.
final class BottomlessCell: UITableViewCell, NibReusable {
    static let nib = Documents.nib(
        Documents.cell(
            "BottomlessCell", content: Documents.text("title", "Tea"),
            constraints: Documents.constraints(
                "title.leading == cell-content.leading + 20", "title.trailing == cell-content.trailing - 20",
                "title.top == cell-content.top + 8")))
}

/// Nothing ties its text to the trailing side.
final class EndlessTextCell: UITableViewCell, NibReusable {
    private weak var title: UILabel!
    static let nib = Documents.nib(
        Documents.cell(
            "EndlessTextCell", content: Documents.text("title", "A text of one line that a narrow screen has no room for"),
            connections: Documents.outlet("title", to: "title"),
            constraints: Documents.constraints(
                "title.leading == cell-content.leading + 20", "title.top == cell-content.top + 8",
                "title.bottom == cell-content.bottom - 8")))
}

/// Its height follows from the shorter of two texts.
final class HalfPinnedCell: UITableViewCell, NibReusable {
    private weak var title: UILabel!
    private weak var note: UILabel!
    static let nib = Documents.nib(
        Documents.cell(
            "HalfPinnedCell",
            content: Documents.text("title", "Nosferatu") + Documents.text("note", "A note&#10;of three&#10;lines", lines: 0),
            connections: Documents.outlet("title", to: "title") + Documents.outlet("note", to: "note"),
            constraints: Documents.constraints(
                "title.leading == cell-content.leading + 20", "title.top == cell-content.top + 8",
                "title.bottom == cell-content.bottom - 8", "title.width == 100", "note.leading == title.trailing + 8",
                "note.trailing == cell-content.trailing - 20", "note.top == cell-content.top + 8")))
}

/// It asks for more each time.
final class GrowingTile: UICollectionViewCell, Reusable {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        measurements += 1
        layoutAttributes.frame.size.height = 40 + 8 * measurements
        return layoutAttributes
    }

    private var measurements: CGFloat = 0
}

/// A view with a height of its own.
final class BannerView: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 37) }
}

/// A view that insists on a width, and on a height.
final class StampView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        widthAnchor.constraint(equalToConstant: 100).isActive = true
        heightAnchor.constraint(equalToConstant: 40).isActive = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Nothing is wrong with its scene, which is a text between the safe area's sides.
final class LaidOutController: UIViewController, StoryboardBased {
    static let sceneStoryboard = Documents.storyboard(
        Documents.scene(
            "LaidOutController", content: Documents.text("title", "Welcome", lines: 0),
            constraints: Documents.constraints(
                "title.leading == scene-view.leadingMargin", "title.trailing == scene-view.trailingMargin",
                "title.centerY == scene-view.centerY")))
}

/// Nothing says where its text is from top to bottom.
final class FloatingController: UIViewController, StoryboardBased {
    private weak var welcome: UILabel!
    static let sceneStoryboard = Documents.storyboard(
        Documents.scene(
            "FloatingController", content: Documents.text("title", "Welcome", lines: 0),
            connections: Documents.outlet("welcome", to: "title"),
            constraints: Documents.constraints(
                "title.leading == scene-view.leadingMargin", "title.trailing == scene-view.trailingMargin")))
}

/// A scene whose list shows cells of a model that is not there yet, as when nobody has set it.
final class ExpectantController: UIViewController, StoryboardBased, UITableViewDataSource {
    private var titles: [String]!
    static let sceneStoryboard = Documents.storyboard(
        Documents.scene(
            "ExpectantController",
            content: Documents.table(prototype: "")
                .replacingOccurrences(
                    of: "</tableView>",
                    with: """
                        <connections><outlet property="dataSource" destination="scene" id="source"/></connections></tableView>
                        """)))

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

/// A picture as high as it is wide with a text below it, which a collection view gives its size: constraints to the cell itself.
final class CoverTile: UICollectionViewCell, NibReusable {
    static let nib = Documents.nib(
        """
        <collectionViewCell id="tile" \(Documents.customClass("CoverTile"))>
            <rect key="frame" x="0.0" y="0.0" width="140" height="186"/>
            <collectionViewCellContentView key="contentView" id="content">
                <rect key="frame" x="0.0" y="0.0" width="140" height="186"/>
                <subviews>\(Documents.placed("imageView", "cover"))\(Documents.text("title", "Metropolis", lines: 2))</subviews>
            </collectionViewCellContentView>
            <constraints>\(Documents.constraints(
                "cover.width == cover.height", "cover.top == tile.top", "cover.leading == tile.leading",
                "cover.trailing == tile.trailing", "title.top == cover.bottom + 6", "title.leading == tile.leading",
                "title.trailing == tile.trailing", "title.bottom <= tile.bottom"))</constraints>
        </collectionViewCell>
        """)
}

/// It adds what contradicts itself once its nib is loaded.
final class LateCell: UITableViewCell, NibReusable {
    private weak var title: UILabel!
    static let nib = Documents.nib(
        Documents.cell(
            "LateCell", content: Documents.text("title", "Metropolis"), connections: Documents.outlet("title", to: "title"),
            constraints: Documents.constraints(
                "title.leading == cell-content.leadingMargin", "title.top == cell-content.topMargin",
                "title.bottom == cell-content.bottomMargin")))

    func didLoadFromNib() {
        for width in [50, 70] as [CGFloat] { title.widthAnchor.constraint(equalToConstant: width).isActive = true }
    }
}
