@_spi(Headless) import HeadlessViews

/// A table of many rows, on a screen of 390 by 844 points.
@MainActor final class TableSample {
    /// What its rows' heights come from.
    enum Heights {
        case fixed
        case given
        case selfSizing
    }

    /// A row's cell that says how high it is to be.
    private final class Cell: UITableViewCell {
        var height: CGFloat = 44

        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    }

    private class Rows: UITableViewDataSource {
        let count: Int

        init(_ count: Int) { self.count = count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            (cell as? Cell)?.height = TableSample.height(of: indexPath.row)
            return cell
        }
    }

    private final class Heighted: UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            TableSample.height(of: indexPath.row)
        }
    }

    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let rows: Rows
    private let heighted = Heighted()

    init(count: Int, _ heights: Heights) {
        rows = Rows(count)
        table.register(Cell.self, forCellReuseIdentifier: "row")
        switch heights {
        case .fixed: table.rowHeight = 44
        case .given:
            table.estimatedRowHeight = 0
            table.delegate = heighted
        case .selfSizing: table.estimatedRowHeight = 44
        }
        table.dataSource = rows
        table.layoutIfNeeded()
    }

    /// Heights between 40 and 52 points.
    private static func height(of row: Int) -> CGFloat { CGFloat(40 + row % 4 * 4) }

    /// The screens a second of scrolling from a row, by a screen at a time, twenty screens far and back.
    func screensPerSecond(from row: Int, at position: UITableView.ScrollPosition, direction: CGFloat) -> Double {
        var screens = 0
        let start = processorSeconds()
        repeat {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
            for step in 0..<40 {
                table.contentOffset.y += (step < 20 ? direction : -direction) * table.bounds.height
                table.layoutIfNeeded()
                screens += 1
            }
        } while processorSeconds() - start < 0.25
        return Double(screens) / (processorSeconds() - start)
    }

    /// Twenty screens at the beginning.
    func screensPerSecondAtStart() -> Double { screensPerSecond(from: 0, at: .top, direction: 1) }

    /// Twenty screens at the end.
    func screensPerSecondAtEnd() -> Double { screensPerSecond(from: rows.count - 1, at: .bottom, direction: -1) }

    /// Reloads with their layout.
    func reloadsPerSecond() -> Double {
        rate {
            table.reloadData()
            table.layoutIfNeeded()
        }
    }

    /// Jumps to the last row and to the first, in turn.
    func jumpsPerSecond() -> Double {
        var isAtEnd = false
        return rate {
            isAtEnd.toggle()
            let path = IndexPath(row: isAtEnd ? rows.count - 1 : 0, section: 0)
            table.scrollToRow(at: path, at: isAtEnd ? .bottom : .top, animated: false)
            table.layoutIfNeeded()
        }
    }

    /// The operations a second of one that is repeated for a quarter of a second.
    private func rate(_ operation: () -> Void) -> Double {
        var count = 0
        let start = processorSeconds()
        repeat {
            operation()
            count += 1
        } while processorSeconds() - start < 0.25
        return Double(count) / (processorSeconds() - start)
    }
}
