import ReusableCells
import Testing

/// Tokens as ReusableKit has them written: the enumeration of an app of the Swift 5 language mode, which says nothing of actors.
enum PainCells {
    static let row = ReusableCell<UITableViewCell>(identifier: "row")
    static let nib = ReusableCell<WakingCell>(nib: UINib(nibName: "Badge", bundle: nil))
    static let header = ReusableView<UITableViewHeaderFooterView>(identifier: "header")
}

/// A cell that sets an outlet up once it is connected.
final class WakingCell: UITableViewCell, Reusable {
    private var title: UILabel? = UILabel()
    var text: String? { title?.text }

    override func awakeFromNib() {
        super.awakeFromNib()
        title?.text = "awake"
    }
}

@MainActor @Suite struct ConstantPainTests {
    @Test("P37 Tokens are constants of Swift 5, and of no actor")
    func constants() {
        let table = UITableView()
        table.register(PainCells.row)
        #expect(table.dequeue(PainCells.row, for: IndexPath(row: 0, section: 0)).reuseIdentifier == "row")
        #expect([PainCells.header.identifier, PainCells.row.identifier] == ["header", "row"])
    }

    @Test("P38 In Swift 5 awakeFromNib() reaches outlets without a word about actors")
    func awaking() {
        let cell = WakingCell(style: .default, reuseIdentifier: nil)
        cell.awakeFromNib()
        #expect(cell.text == "awake")
    }
}
