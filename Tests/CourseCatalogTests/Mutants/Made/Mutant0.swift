// swift-format-ignore-file
import ConformanceKit
import ReusableCells
import ReusableStoryboards

@testable import CourseCatalog

// Made by Scripts/mutants: a reset is forgotten (CourseCell.swift:39, isFavorite = false)

/// A row of the course list: a cover, the title, the teacher, the rating, and a heart for favorites.
final class CourseCell0: UITableViewCell, NibReusable {
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
    extension CourseCell0: ActionTarget {
        static let actionTable = ActionTable(for: CourseCell0.self, ["toggleFavorite:": { $0.toggleFavorite($1) }])
    }
#endif

extension SampleChecks {
    static let ofMutant0: [[Check]] = [
        Conformance.checks(forModule: [
            CourseCell0.self, CourseSummaryCell.self, LessonCell.self, CoverCell.self, CourseHeaderView.self, ShelfHeaderView.self,
            RatingView.self, BadgeView.self, CatalogNavigationController.self, CourseListViewController.self,
            LessonListViewController.self, SettingsViewController.self,
        ]),
        Conformance.checks(for: CourseCell0.self, showing: Course.samples[0], then: Course.samples[1]) { cell, course in
            cell.show(course)
            if course == Course.samples[0] { cell.toggleFavorite(nil) }
        },
    ]
}
