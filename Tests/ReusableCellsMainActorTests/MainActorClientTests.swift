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

class CellFactory {
    func register(in table: UITableView) {
        table.register(cellType: ClientCell.self)
    }

    func makeCell(in table: UITableView) -> UITableViewCell {
        let cell: ClientCell = table.dequeueReusableCell(for: IndexPath(row: 0, section: 0))
        return cell
    }
}

@Suite struct MainActorClientTests {
    @Test("Code that is on the main actor by default registers and dequeues")
    func client() {
        let table = UITableView()
        CellFactory().register(in: table)
        #expect(CellFactory().makeCell(in: table).reuseIdentifier == "client")
    }
}
