// swift-format-ignore-file
import ConformanceKit
import ReusableCells
import ReusableStoryboards

@testable import CourseCatalog

// Made by Scripts/mutants: a class's identifier is empty (CoverCell.swift:4, final class CoverCell: UICollectionViewCell, NibReusable {)

/// A course on a shelf: its cover, with a badge if it is new, and its title below.
final class CoverCell6: UICollectionViewCell, NibReusable {
    static let reuseIdentifier = ""

    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var coverView: UIImageView!
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var titleLabel: UILabel!

    private let badge = BadgeView.loadFromNib()

    override func awakeFromNib() {
        super.awakeFromNib()
        coverView.layer.cornerCurve = .continuous
        badge.frame.origin = CGPoint(x: coverView.bounds.maxX - badge.bounds.width - 8, y: 8)
        coverView.addSubview(badge)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        coverView.image = nil
    }

    func show(_ course: Course) {
        coverView.image = UIImage(systemName: course.symbol)
        titleLabel.text = course.title
        badge.isHidden = !course.isNew
    }
}

extension SampleChecks {
    static let ofMutant6: [[Check]] = [
        Conformance.checks(forModule: [
            CourseCell.self, CourseSummaryCell.self, LessonCell.self, CoverCell6.self, CourseHeaderView.self, ShelfHeaderView.self,
            RatingView.self, BadgeView.self, CatalogNavigationController.self, CourseListViewController.self,
            LessonListViewController.self, SettingsViewController.self,
        ]),
        Conformance.checks(for: CoverCell6.self, showing: Course.samples[1], then: Course.samples[0]) { $0.show($1) },
    ]
}
