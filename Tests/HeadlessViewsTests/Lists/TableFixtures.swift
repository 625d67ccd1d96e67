@_spi(Headless) @testable import HeadlessViews

func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

/// The members of a data source that are required, and the sections.
///
/// It is no data source itself: what a subclass of one adds would not be seen, since Swift binds a protocol to members where it is adopted.
@MainActor class RowList {
    var sections: [[String]]
    /// The calls, in their order.
    var log: [String] = []
    /// What was asked for a cell.
    var asked: [IndexPath] = []
    var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }

    init(_ sections: [[String]]) { self.sections = sections }

    convenience init(counts: [Int]) {
        self.init(counts.enumerated().map { section, count in (0..<count).map { "\(section)-\($0)" } })
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        log.append("sections")
        return sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        log.append("rows")
        return sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        log.append("cell")
        asked.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        configure(cell, indexPath)
        return cell
    }
}

/// A data source of the required members, and the sections, alone.
@MainActor final class PlainRows: RowList, UITableViewDataSource {}

/// A data source without the optional members, of many rows that take no memory.
@MainActor final class ManyRows: UITableViewDataSource {
    let count: Int
    private(set) var made = 0

    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        made += 1
        return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}

/// A table of 320 by 480 points with rows of 44, whose cells are of a class.
@MainActor func makeTable(
    _ source: some UITableViewDataSource, style: UITableView.Style = .plain, cell: UITableViewCell.Type = UITableViewCell.self,
    rowHeight: CGFloat = 44
) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.register(cell, forCellReuseIdentifier: "row")
    table.rowHeight = rowHeight
    table.dataSource = source
    return table
}

/// A table in a window, as UIKit's checks of updates want it.
@MainActor func makeTableInWindow(_ source: some UITableViewDataSource) -> UITableView {
    let table = makeTable(source)
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    table.layoutIfNeeded()
    windows.append(window)
    return table
}

@MainActor private var windows: [UIWindow] = []

extension UITableView {
    /// The texts of the cells in sight.
    var texts: [String] { visibleCells.map { $0.textLabel?.text ?? "" } }
}

/// A cell whose height follows from its text: `"120"` is 120 points high.
final class TallCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: CGFloat(Double(textLabel?.text ?? "") ?? 0))
    }
}

/// A delegate that keeps a log of what it hears of touches and selection.
@MainActor class TouchLog: UITableViewDelegate {
    var log: [String] = []
    var select: (IndexPath) -> IndexPath? = { $0 }
    var highlights = true

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        log.append("shouldHighlight \(indexPath.row)")
        return highlights
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log.append("didHighlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.append("didUnhighlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willSelect \(indexPath.row)")
        return select(indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("didSelect \(indexPath.row)") }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willDeselect \(indexPath.row)")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("didDeselect \(indexPath.row)")
    }
}

/// A delegate that keeps a log of what comes into sight and leaves.
@MainActor final class DisplayLog: UITableViewDelegate {
    var log: [String] = []

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.append("will \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.append("end \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        log.append("header \(section)")
    }

    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        log.append("end header \(section)")
    }
}

/// A delegate that gives heights.
@MainActor final class HeightGiver: UITableViewDelegate {
    var height: (IndexPath) -> CGFloat
    var asked: [IndexPath] = []
    var log: (String) -> Void = { _ in }

    init(_ height: @escaping (IndexPath) -> CGFloat) { self.height = height }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.append(indexPath)
        log("height")
        return height(indexPath)
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log("display")
    }
}
