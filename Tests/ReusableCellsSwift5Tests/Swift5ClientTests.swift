import ReusableCells
import Testing

final class ClientCell: UITableViewCell, Reusable {
    static var reuseIdentifier = "client"
}

final class ClientBadge: UIView, NibLoadable {
    static let nib = UINib(nibName: "Badge", bundle: nil)
}

final class ClientWidget: UIView, NibOwnerLoadable {
    override init(frame: CGRect) {
        super.init(frame: frame)
        loadNibContent()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        loadNibContent()
    }
}

/// A class of an app from before actors, which says nothing of them.
class CellFactory {
    func register(in table: UITableView) {
        table.register(cellType: ClientCell.self)
    }

    func makeCell(in table: UITableView) -> UITableViewCell {
        let cell: ClientCell = table.dequeueReusableCell(for: IndexPath(row: 0, section: 0))
        return cell
    }
}

@Suite struct Swift5ClientTests {
    @Test("Code of the Swift 5 language mode registers and dequeues without naming an actor")
    @MainActor func client() {
        let table = UITableView()
        CellFactory().register(in: table)
        #expect(CellFactory().makeCell(in: table).reuseIdentifier == "client")
    }
}
