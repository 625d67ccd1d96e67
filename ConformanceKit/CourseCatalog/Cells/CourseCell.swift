import ReusableCells

/// A row of the course list: a cover, the title, the teacher, the rating, and a heart for favorites.
final class CourseCell: UITableViewCell, NibReusable {
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var coverView: UIImageView!
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var titleLabel: UILabel!
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var teacherLabel: UILabel!
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var ratingView: RatingView!
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var favoriteButton: UIButton!

    private(set) var isFavorite = false {
        didSet { favoriteButton.isSelected = isFavorite }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        selectionStyle = .none
        coverView.backgroundColor = .secondarySystemBackground
        favoriteButton.setImage(UIImage(systemName: "heart.fill"), for: .selected)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        isFavorite = false
    }

    func show(_ course: Course) {
        coverView.image = UIImage(systemName: course.symbol)
        titleLabel.text = course.title
        teacherLabel.text = course.teacher
        ratingView.rating = course.rating
    }

    @IBAction func toggleFavorite(_ sender: Any?) {
        isFavorite.toggle()
    }
}

#if !canImport(UIKit)
    extension CourseCell: ActionTarget {
        static let actionTable = ActionTable(for: CourseCell.self, ["toggleFavorite:": { $0.toggleFavorite($1) }])
    }
#endif
