@_spi(Headless) import HeadlessViews

extension Subject {
    /// Measuring and laying out a cell with an image, two texts of several lines and a button, with other texts each time.
    static var layoutCells: Subject {
        Subject(name: "layout.cells", unit: "ms a cell", goal: .below(1)) {
            Runs(measured: {
                MainActor.assumeIsolated {
                    let cell = ArticleCell(style: .default, reuseIdentifier: nil)
                    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
                    let start = processorSeconds()
                    var count = 0
                    repeat {
                        cell.show(count)
                        let size = cell.systemLayoutSizeFitting(
                            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
                            verticalFittingPriority: .fittingSizeLevel)
                        cell.frame.size.height = size.height
                        cell.layoutIfNeeded()
                        count += 1
                    } while processorSeconds() - start < 0.5
                    return (processorSeconds() - start) * 1000 / Double(count)
                }
            })
        }
    }
}

private final class ArticleCell: UITableViewCell {
    private let title = UILabel()
    private let summary = UILabel()
    private let picture = UIImageView()
    private let button = UIButton(type: .system)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for view in [title, summary, picture, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        title.numberOfLines = 2
        summary.numberOfLines = 0
        button.setTitle("Open", for: .normal)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            picture.topAnchor.constraint(equalTo: margins.topAnchor),
            picture.widthAnchor.constraint(equalToConstant: 40), picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
            title.topAnchor.constraint(equalTo: margins.topAnchor),
            title.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -8),
            button.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            button.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
            button.widthAnchor.constraint(equalToConstant: 60),
            summary.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            summary.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            summary.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            summary.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            picture.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ number: Int) {
        title.text = String(repeating: "Title \(number) ", count: 1 + number % 7)
        summary.text = String(repeating: "What happened then. ", count: 1 + number % 11)
    }
}
