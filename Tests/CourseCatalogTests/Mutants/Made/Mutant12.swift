// swift-format-ignore-file
import ConformanceKit
import ReusableCells
import ReusableStoryboards

@testable import CourseCatalog

// Made by Scripts/mutants: a method is called otherwise (CourseCell.swift:49, toggleFavorite)

/// A row of the course list: a cover, the title, the teacher, the rating, and a heart for favorites.
final class CourseCell12: UITableViewCell, NibReusable {
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

    @IBAction func toggleFavorite2(_ sender: Any?) {
        isFavorite.toggle()
    }
}

#if !canImport(UIKit)
    extension CourseCell12: ActionTarget {
        static let actionTable = ActionTable(for: CourseCell12.self, ["toggleFavorite2:": { $0.toggleFavorite2($1) }])
    }
#endif

extension SampleChecks {
    static let ofMutant12: [[Check]] = [
        Conformance.checks(forModule: [
            CourseCell12.self, CourseSummaryCell.self, LessonCell.self, CoverCell.self, CourseHeaderView.self, ShelfHeaderView.self,
            RatingView.self, BadgeView.self, CatalogNavigationController.self, CourseListViewController.self,
            LessonListViewController.self, SettingsViewController.self,
        ]),
        Conformance.checks(for: CourseCell12.self, showing: Course.samples[0], then: Course.samples[1]) { cell, course in
            cell.show(course)
            if course == Course.samples[0] { cell.toggleFavorite2(nil) }
        },
    ]
}
