@_spi(Headless) import HeadlessViews
import ReusableCells
import Testing

@testable import Shop

@Suite("What runs without a screen") @MainActor struct HeadlessTests {
    @Test("A table of a million rows keeps as many cells as fit on its screen")
    func list() {
        let prices = PriceList()
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        tableView.register(cellType: PriceCell.self)
        tableView.dataSource = prices
        tableView.layoutIfNeeded()
        tableView.scrollToRow(at: IndexPath(row: 999_999, section: 0), at: .bottom, animated: false)
        tableView.drag(by: CGVector(dx: 0, dy: -300))  // as a finger would, with the delegate's calls
        tableView.tapRow(at: IndexPath(row: 999_980, section: 0))  // shouldHighlight, willSelect, didSelect, …
        let ledger = tableView.ledger  // what is registered, made, reused, on screen and waiting
        #expect(tableView.indexPathForSelectedRow?.row == 999_980)
        #expect("\(ledger)".contains("PriceCell"))
        #expect(tableView.subviews.filter { $0 is PriceCell }.count < 60)
    }

    @Test("A storyboard starts, and a row's segue is performed")
    func storyboard() throws {
        let window = UIApplication.shared.launch(mainStoryboard: "Main", in: .module)  // its initial controller has appeared
        let list = try #require(window.rootViewController as? UITableViewController)
        list.tableView.tapRow(at: IndexPath(row: 0, section: 0))  // its segue: shouldPerformSegue, prepare, the scene
        #expect(list.presentedViewController?.title == "Poster")
    }

    @Test("An action reaches the nib's owner")
    func action() throws {
        let view = RatingView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let button = try #require(view.subviews.first?.subviews.first as? UIButton)
        button.sendActions(for: .touchUpInside)
        #expect(view.tag == 1)
    }
}

private final class PriceList: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(for: indexPath, cellType: PriceCell.self)
    }
}
