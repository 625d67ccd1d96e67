import ReusableCells
import Testing

final class ClientCell: UITableViewCell, Reusable {
    static var reuseIdentifier = "client"
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
