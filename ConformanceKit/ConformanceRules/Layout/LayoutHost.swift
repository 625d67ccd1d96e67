/// A window in which a view is laid out as on a screen of some width, for a reader of some text.
@MainActor final class LayoutHost {
    private let conditions: LayoutConditions
    private let window: UIWindow
    private let screen = UIViewController()
    /// Keeps what gives the view its size.
    private var list: TableOfOne?

    init(_ conditions: LayoutConditions) {
        self.conditions = conditions
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: conditions.width, height: conditions.height))
        screen.view.frame = window.bounds
        window.addSubview(screen.view)
    }

    /// Has a controller fill the screen.
    func fill(with controller: UIViewController) {
        // The traits are there before the view is loaded, which may depend on them.
        screen.addChild(controller)
        screen.setOverrideTraitCollection(conditions.traits, forChild: controller)
        guard let view = controller.view else { return }
        view.frame = screen.view.bounds
        screen.view.addSubview(view)
        controller.didMove(toParent: screen)
    }

    /// Shows a view as tables do their cells, and headers.
    func showInTable(_ view: UIView, height: CGFloat) {
        let frame = CGRect(x: 0, y: Self.top, width: conditions.width, height: conditions.height - Self.top)
        let list = TableOfOne(showing: view, height: height, frame: frame)
        self.list = list
        show(list.table)
    }

    /// Shows a view in a size of its own.
    func show(_ view: UIView, size: CGSize) {
        view.frame = CGRect(origin: CGPoint(x: 0, y: Self.top), size: size)
        show(view)
    }

    /// The view has the place's traits before it is measured.
    private func show(_ view: UIView) {
        let room = UIViewController()
        fill(with: room)
        room.view.addSubview(view)
    }

    /// Lays out all that is in the window.
    func layOut() { window.layoutIfNeeded() }

    /// Below what hardware covers of a screen.
    private static let top: CGFloat = 120
}

/// A table that shows one cell, or one header, and no more.
private final class TableOfOne: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table: UITableView
    private let cell: UITableViewCell?
    private let header: UIView?

    init(showing view: UIView, height: CGFloat, frame: CGRect) {
        table = UITableView(frame: frame)
        cell = view as? UITableViewCell
        header = view is UITableViewCell ? nil : view
        super.init()
        table.rowHeight = height
        table.sectionHeaderHeight = header == nil ? 0 : height
        table.sectionFooterHeight = 0
        table.dataSource = self
        table.delegate = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cell == nil ? 0 : 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
}
