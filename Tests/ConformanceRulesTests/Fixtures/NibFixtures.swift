import ConformanceRules

/// Nothing is wrong with it.
final class SoundCell: UITableViewCell, NibReusable {
    private weak var title: UILabel!
    private lazy var badge: UIView? = nil
    private var isMarked = false
    static let nib = Documents.nib(
        Documents.cell(
            "SoundCell", identifier: "SoundCell", content: Documents.label + Documents.button(action: "buy:", to: "cell"),
            connections: Documents.outlet("title"), attributes: Documents.attribute("isMarked")))
}

extension SoundCell: ActionTarget {
    static let actionTable = ActionTable(for: SoundCell.self, ["buy:": { _, _ in }])
}

/// It has no nib of its name.
final class NiblessCell: UITableViewCell, NibReusable {}

final class DamagedNibCell: UITableViewCell, NibReusable {
    static let nib = UINib(data: Data("<document>\n<<<<<<< ours\n</document>".utf8), bundle: nil)
}

final class UnknownPartCell: UITableViewCell, NibReusable {
    static let nib = Documents.nib(Documents.cell("UnknownPartCell", content: Documents.view("OldShop.PosterView")))
}

final class PlainRootCell: UITableViewCell, NibReusable {
    static let nib = Documents.nib(Documents.cell(""))
}

final class CrowdedCell: UITableViewCell, NibReusable {
    static let nib = Documents.nib(Documents.cell("CrowdedCell") + Documents.view())
}

final class RenamedOutletCell: UITableViewCell, NibReusable {
    private weak var title: UILabel!
    static let nib = Documents.nib(
        Documents.cell("RenamedOutletCell", content: Documents.label, connections: Documents.outlet("titel")))

    override func awakeFromNib() {
        super.awakeFromNib()
        title.text = "a crash, if it ran"
    }

    func didLoadFromNib() { title.text = "a crash, if it ran" }
}

final class UnconnectedCell: UITableViewCell, NibReusable {
    private weak var title: UILabel!
    static let nib = Documents.nib(Documents.cell("UnconnectedCell", content: Documents.label))
}

final class OwnerOutletCell: UITableViewCell, NibReusable {
    private weak var title: UILabel!
    static let nib = Documents.nib(
        Documents.cell("OwnerOutletCell", content: Documents.label),
        owner: Documents.owner("OwnerOutletCell", outlets: Documents.outlet("title")))
}

final class RenamedActionCell: UITableViewCell, NibReusable {
    static let nib = Documents.nib(
        Documents.cell("RenamedActionCell", content: Documents.button(action: "bye:", to: "cell")))
}

extension RenamedActionCell: ActionTarget {
    static let actionTable = ActionTable(for: RenamedActionCell.self, ["buy:": { _, _ in }])
}

final class RenamedAttributeCell: UITableViewCell, NibReusable {
    static let nib = Documents.nib(Documents.cell("RenamedAttributeCell", attributes: Documents.attribute("isShiny")))
}

final class MislabelledCell: UITableViewCell, NibReusable {
    static let nib = Documents.nib(Documents.cell("MislabelledCell", identifier: "Poster"))
}

/// Each of its objects shows one view.
final class SharedBadgeCell: UITableViewCell, NibReusable {
    static let badge = UIView()
    static let nib = Documents.nib(Documents.cell("SharedBadgeCell"))

    override func awakeFromNib() {
        super.awakeFromNib()
        contentView.addSubview(Self.badge)
    }
}

/// Takes its content from its nib.
class OwnerView: UIView, NibOwnerLoadable {
    class var nib: UINib { Documents.nib(Documents.view(), owner: Documents.owner("OwnerView")) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        loadNibContent()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        loadNibContent()
    }
}

/// It is in its own nib.
final class EndlessView: OwnerView {
    override class var nib: UINib { Documents.nib(Documents.view("EndlessView"), owner: Documents.owner("EndlessView")) }
}

/// It loads its content twice.
final class EagerView: OwnerView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        loadNibContent()
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Its nib holds a view of another class that loads its own.
final class NestingView: OwnerView {
    private weak var title: UILabel!
    override class var nib: UINib {
        Documents.nib(
            Documents.view(content: Documents.view("OwnerView", id: "inner") + Documents.label),
            owner: Documents.owner("NestingView", outlets: Documents.outlet("title")))
    }
}

/// The root of its nib is a badge.
final class SoundBadge: UIView, NibLoadable {
    static let nib = Documents.nib(Documents.view("SoundBadge") + Documents.view(id: "other"))
}

/// A cell that takes its content from its nib, and has no other initializer than tables call.
final class OwnerCell: UITableViewCell, NibOwnerLoadable, Reusable {
    private weak var title: UILabel!
    static let nib = Documents.nib(
        Documents.view(content: Documents.label), owner: Documents.owner("OwnerCell", outlets: Documents.outlet("title")))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        loadNibContent()
    }

    required init?(coder: NSCoder) { nil }
}
