// swift-format-ignore-file
import ConformanceKit
import ReusableCells
import ReusableStoryboards

@testable import CourseCatalog

// Made by Scripts/mutants: a view loads its content twice (RatingView.swift:17, loadNibContent())

/// A row of the course list: a cover, the title, the teacher, the rating, and a heart for favorites.
final class CourseCell15: UITableViewCell, NibReusable {
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
    private weak var ratingView: RatingView15!
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
    extension CourseCell15: ActionTarget {
        static let actionTable = ActionTable(for: CourseCell15.self, ["toggleFavorite:": { $0.toggleFavorite($1) }])
    }
#endif

/// Five stars, of which a tap fills as many as are left of it.
final class RatingView15: UIView, NibOwnerLoadable {
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private var starViews: [UIImageView]!

    /// The number of stars that are filled, from 0 to 5.
    var rating = 0 {
        didSet { fillStars() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        loadNibContent()
        loadNibContent()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        loadNibContent()
    }

    @IBAction func rate(_ sender: UITapGestureRecognizer) {
        let place = sender.location(in: self).x
        rating = starViews.filter { $0.frame.minX <= place }.count
    }

    private func fillStars() {
        for (number, starView) in starViews.enumerated() {
            starView.image = UIImage(systemName: number < rating ? "star.fill" : "star")
        }
    }
}

#if !canImport(UIKit)
    extension RatingView15: ActionTarget {
        static let actionTable = ActionTable(
            for: RatingView15.self,
            [
                "rate:": { view, sender in
                    if let recognizer = sender as? UITapGestureRecognizer { view.rate(recognizer) }
                }
            ])
    }
#endif

extension SampleChecks {
    static let ofMutant15: [[Check]] = [
        Conformance.checks(forModule: [
            CourseCell15.self, CourseSummaryCell.self, LessonCell.self, CoverCell.self, CourseHeaderView.self, ShelfHeaderView.self,
            RatingView15.self, BadgeView.self, CatalogNavigationController.self, CourseListViewController.self,
            LessonListViewController.self, SettingsViewController.self,
        ]),
        Conformance.checks(for: CourseCell15.self, showing: Course.samples[0], then: Course.samples[1]) { cell, course in
            cell.show(course)
            if course == Course.samples[0] { cell.toggleFavorite(nil) }
        },
    ]
}
