import ReusableCells

/// An article of the shop's magazine.
struct Article: Sendable {
    var title: String

    func image() async -> UIImage? { UIImage(systemName: "star") }
}

/// An article, in whatever cell.
final class ArticleView: UIView, ReusePreparing {
    enum Style { case short, full }

    let style: Style
    var image: UIImage?
    var tapped: ((Article) -> Void)?
    private(set) var title: String?

    init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }

    override convenience init(frame: CGRect) { self.init(style: .full) }

    required init?(coder: NSCoder) { nil }

    func show(_ article: Article) { title = article.title }

    func prepareForReuse() {
        title = nil
        image = nil
        tapped = nil
    }
}

/// The magazine.
final class ArticleListController: UITableViewController {
    private(set) var opened: String?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        makeCell(showing: Article(title: "News"), at: indexPath)
    }

    func makeCell(showing article: Article, at indexPath: IndexPath) -> HostingTableCell<ArticleView> {
        tableView.register(cellType: HostingTableCell<ArticleView>.self)
        let cell: HostingTableCell<ArticleView> = tableView.dequeueReusableCell(for: indexPath)
        cell.hostedView.show(article)
        return cell
    }

    func load(_ article: Article, in cell: some ViewHosting<ArticleView>, holding subscription: AnyObject) {
        cell.scope.load {
            await article.image()
        } then: { [weak view = cell.hostedView] image in
            view?.image = image
        }
        cell.hostedView.tapped = cell.scope.callback(to: self) { controller, article in controller.open(article) }
        cell.scope.hold(subscription)
    }

    private func open(_ article: Article) { opened = article.title }
}

extension Cells {
    static let article = ReusableCell<HostingTableCell<ArticleView>>(
        hosting: HostedContent(pinnedTo: .layoutMargins) { ArticleView(style: .short) })
}
