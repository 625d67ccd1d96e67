import Testing

@_spi(Headless) @testable import HeadlessViews

@MainActor @Suite("Sizes that fit")
struct FittingSizeTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    @Test("E32 As small as constraints let the view be, and never resized")
    func compressed() {
        let content = ContentView(30, 20)
        view.addSubview(content)
        content.pin(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 36, height: 24))
        #expect(view.frame.size == CGSize(width: 200, height: 100))
        #expect(content.frame == .zero)
    }

    @Test("E32 As near to the target as the content's hugging lets it be")
    func target() {
        let content = ContentView(30, 20)
        view.addSubview(content)
        content.pin()
        #expect(view.systemLayoutSizeFitting(CGSize(width: 500, height: 10)) == CGSize(width: 30, height: 20))
        let plain = UIView()
        makePlain(in: plain).pin()
        #expect(plain.systemLayoutSizeFitting(CGSize(width: 500, height: 10)) == CGSize(width: 500, height: 10))
    }

    @Test("E32 P34 Texts are measured in the width that is asked for, twice alike, and the layout does not notice")
    func wrapping() {
        let text = WrappingView(characters: 30)
        view.addSubview(text)
        text.pin()
        #expect(text.solvedFrame.size == CGSize(width: 200, height: 100))
        func height(_ width: CGFloat) -> CGFloat {
            view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        #expect([height(100), height(300), height(100), height(100)] == [30, 10, 30, 30])
        #expect(text.layoutState.solvedWidth == 200)
    }

    @Test("A view without constraints is as large as it says that it fits")
    func plain() {
        #expect(view.systemLayoutSizeFitting(CGSize(width: 5, height: 5)) == CGSize(width: 200, height: 100))
        #expect(ContentView(7, 8).systemLayoutSizeFitting(.zero) == CGSize(width: 7, height: 8))
    }

    @Test("P33 Hosted content in a list of fixed heights breaks nothing, and P34 settles at once where heights are free")
    func cells() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(FixedHostCell.self, forCellReuseIdentifier: "host")
        let source = OneRowSource()
        table.dataSource = source
        table.rowHeight = 10
        let conflicts = UnsatisfiableConstraints.collect { table.layoutIfNeeded() }
        #expect(conflicts.isEmpty)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.height == 10)
        table.rowHeight = UITableView.automaticDimension
        table.reloadData()
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? FixedHostCell
        #expect(cell?.frame.height == 60)
        #expect(cell?.hosted.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.height == 60)
    }
}

private final class FixedHostCell: UITableViewCell {
    let hosted = ContentView(40, 60)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(hosted)
        let bottom = hosted.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        bottom.priority = UILayoutPriority(999)
        let trailing = hosted.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)
        trailing.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            hosted.topAnchor.constraint(equalTo: contentView.topAnchor),
            hosted.leadingAnchor.constraint(equalTo: contentView.leadingAnchor), bottom, trailing,
        ])
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor private final class OneRowSource: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "host", for: indexPath)
    }
}
