@_spi(Headless) import HeadlessViews

/// A nib with some objects at its top, as Interface Builder writes one.
@MainActor func listNib(_ objects: String) -> UINib {
    let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17156" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                \(objects)
            </objects>
        </document>
        """
    return UINib(data: Data(text.utf8), bundle: nil)
}

/// The only object at the top of a nib, and what the load could not honour.
@MainActor func loadOnly<Object>(_ type: Object.Type, _ objects: String) throws -> (object: Object, report: InterfaceLoadReport) {
    let (found, report) = try listNib(objects).load(withOwner: nil)
    guard found.count == 1, let object = found[0] as? Object else { throw UnexpectedObjects(found: "\(found)") }
    return (object, report)
}

struct UnexpectedObjects: Error {
    var found: String
}

let firstRow = IndexPath(row: 0, section: 0)

/// A cell that keeps a log of how it was made and used.
class LoggingCell: UITableViewCell {
    private(set) var log: [String] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        log.append("init(\(style), \(reuseIdentifier ?? "nil"))")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        log.append("init(coder)")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        log.append("prepare")
    }
}

/// A cell of another style than the table asks for.
final class SubtitleCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A cell that inherits all of its initializers.
final class PlainCell: UITableViewCell {
    var badge = 7
}

/// A view that generic code can make.
class HostedView: UIView {
    required override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A cell that hosts a view of any class.
final class HostCell<Hosted: HostedView>: UITableViewCell {
    let hosted = Hosted(frame: CGRect(x: 0, y: 0, width: 8, height: 8))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(hosted)
    }

    required init?(coder: NSCoder) { nil }
}

/// A cell with outlets that nobody else can see.
final class PosterCell: UITableViewCell {
    private weak var titleLabel: UILabel!
    private var poster: UIImageView?

    var title: UILabel? { titleLabel }
    var posterView: UIImageView? { poster }
}

/// A header that keeps a log of how it was made and used.
final class LoggingHeader: UITableViewHeaderFooterView {
    private(set) var log: [String] = []

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        log.append("init(\(reuseIdentifier ?? "nil"))")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        log.append("init(coder)")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        log.append("prepare")
    }
}

/// A collection view's cell that keeps a log of how it was made and used.
class LoggingItem: UICollectionViewCell {
    private(set) var log: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        log.append("init(frame)")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        log.append("init(coder)")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        log.append("prepare")
    }
}

/// A supplementary view that keeps a log of how it was made and used.
final class LoggingSupplement: UICollectionReusableView {
    private(set) var log: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        log.append("init(frame)")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        log.append("init(coder)")
    }

    override func prepareForReuse() { log.append("prepare") }
}

/// A layout of the app's own.
final class SpiralLayout: UICollectionViewLayout {
    var turns = 3
}
