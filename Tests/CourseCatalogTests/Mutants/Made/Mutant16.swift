// swift-format-ignore-file
import ConformanceKit
import ReusableCells
import ReusableStoryboards

@testable import CourseCatalog

// Made by Scripts/mutants: all objects of a class have one view (CoverCell.swift:14, private let badge = BadgeView.loadFromNib())

/// A course on a shelf: its cover, with a Self.badge if it is new, and its title below.
final class CoverCell16: UICollectionViewCell, NibReusable {
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var coverView: UIImageView!
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var titleLabel: UILabel!

    private static let badge = BadgeView.loadFromNib()

    override func awakeFromNib() {
        super.awakeFromNib()
        coverView.layer.cornerCurve = .continuous
        Self.badge.frame.origin = CGPoint(x: coverView.bounds.maxX - Self.badge.bounds.width - 8, y: 8)
        coverView.addSubview(Self.badge)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        coverView.image = nil
    }

    func show(_ course: Course) {
        coverView.image = UIImage(systemName: course.symbol)
        titleLabel.text = course.title
        Self.badge.isHidden = !course.isNew
    }
}

extension SampleChecks {
    static let ofMutant16: [[Check]] = [
        Conformance.checks(forModule: [
            CourseCell.self, CourseSummaryCell.self, LessonCell.self, CoverCell16.self, CourseHeaderView.self, ShelfHeaderView.self,
            RatingView.self, BadgeView.self, CatalogNavigationController.self, CourseListViewController.self,
            LessonListViewController.self, SettingsViewController.self,
        ]),
        Conformance.checks(for: CoverCell16.self, showing: Course.samples[1], then: Course.samples[0]) { $0.show($1) },
    ]
}
