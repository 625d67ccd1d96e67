import ReusableStoryboards

/// The page of a record, which its storyboard starts with.
final class RecordViewController: UIViewController, StoryboardBased, SegueSource {
    enum SegueIdentifier: String, CaseIterable { case showSleeve }

    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var titleLabel: UILabel!

    let record: String

    init?(coder: NSCoder, record: String) {
        self.record = record
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        record = "Untitled"
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = record
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch identifier(of: segue) {
        case .showSleeve: segue.destination.title = "Sleeve of \(record)"
        case nil: break
        }
    }

    var shownTitle: String? { titleLabel.text }
}
