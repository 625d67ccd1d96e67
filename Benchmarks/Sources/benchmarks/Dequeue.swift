@_spi(Headless) import HeadlessViews
import ReusableCells

extension Subject {
    /// Dequeuing by class, and by the identifier that it has by default, against the table's own call with a string.
    static var dequeueMixin: Subject {
        dequeue("mixin", identifier: "RowCell", register: { $0.register(cellType: RowCell.self) }) { table, indexPath in
            table.dequeueReusableCell(for: indexPath, cellType: RowCell.self)
        }
    }

    /// Dequeuing by token against the table's own call with a string.
    static var dequeueToken: Subject {
        dequeue("token", identifier: "RowCell", register: { $0.register(Tokens.row) }) { table, indexPath in
            table.dequeue(Tokens.row, for: indexPath)
        }
    }

    /// Dequeuing a cell that hosts a view against the table's own call with a string.
    static var dequeueHosted: Subject {
        dequeue("hosted", identifier: "HostedRow", register: { $0.register(Tokens.hosted) }) { table, indexPath in
            table.dequeue(Tokens.hosted, for: indexPath)
        }
    }

    /// A typed dequeue and its return to the table, again and again, against the same with a string literal.
    private static func dequeue(
        _ name: String, identifier: String, register: @escaping @MainActor (UITableView) -> Void,
        _ dequeue: @escaping @MainActor (UITableView, IndexPath) -> UITableViewCell
    ) -> Subject {
        // A twentieth more time is a rate of 1 to 1.05.
        Subject(name: "dequeue.\(name)", unit: "million/s", goal: .atLeast(1 / 1.05)) {
            let dequeues = MainActor.assumeIsolated {
                let table = UITableView()
                register(table)
                return PairedDequeues(table: table, typed: dequeue) { table, indexPath in
                    table.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
                }
            }
            return Runs(
                measured: { MainActor.assumeIsolated { dequeues.typedRate } },
                floor: { MainActor.assumeIsolated { dequeues.run() } })
        }
    }
}

/// Two ways to dequeue a cell from one table.
@MainActor private final class PairedDequeues {
    private let table: UITableView
    private let typed: (UITableView, IndexPath) -> UITableViewCell
    private let plain: (UITableView, IndexPath) -> UITableViewCell
    private let indexPath = IndexPath(row: 0, section: 0)

    /// The rate of the typed way in the last run.
    private(set) var typedRate = Double.nan

    init(
        table: UITableView, typed: @escaping (UITableView, IndexPath) -> UITableViewCell,
        plain: @escaping (UITableView, IndexPath) -> UITableViewCell
    ) {
        self.table = table
        self.typed = typed
        self.plain = plain
    }

    /// Runs both ways in turn, and answers the rate of the table's own.
    func run() -> Double {
        let count = 4000
        let rates = pairedRates(
            count,
            { for _ in 0..<count { table.enqueueForReuse(typed(table, indexPath)) } },
            { for _ in 0..<count { table.enqueueForReuse(plain(table, indexPath)) } })
        typedRate = rates.first
        return rates.second
    }
}

private final class RowCell: UITableViewCell, Reusable {}

private enum Tokens {
    static let row = ReusableCell<RowCell>()
    static let hosted = ReusableCell<HostingTableCell<UIView>>(identifier: "HostedRow", hosting: HostedContent())
}
