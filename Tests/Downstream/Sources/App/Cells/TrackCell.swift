import ReusableCells

/// A track, with a nib of its own.
final class TrackCell: UITableViewCell, NibReusable {
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var nameLabel: UILabel!
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private var starViews: [UIImageView]!

    private(set) var wasAwake = false

    override func awakeFromNib() {
        super.awakeFromNib()
        wasAwake = nameLabel != nil && starViews.count == 2
    }

    var name: String? {
        get { nameLabel.text }
        set { nameLabel.text = newValue }
    }

    var starCount: Int { starViews.count }
}
