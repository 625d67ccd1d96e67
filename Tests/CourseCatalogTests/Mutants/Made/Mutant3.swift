// swift-format-ignore-file
import ConformanceKit
import ReusableCells
import ReusableStoryboards

@testable import CourseCatalog

// Made by Scripts/mutants: a view is added for each item (CourseHeaderView.swift:15, titleLabel.text = course.title)

/// The header above a course's lessons.
final class CourseHeaderView3: UITableViewHeaderFooterView, NibReusable {
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var titleLabel: UILabel!
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var durationLabel: UILabel!

    func show(_ course: Course) {
        addSubview(UIView())
        titleLabel.text = course.title
        durationLabel.text = "\(course.lessons.count) lessons, \(course.minutes) min"
    }
}

extension SampleChecks {
    static let ofMutant3: [[Check]] = [
        Conformance.checks(forModule: [
            CourseCell.self, CourseSummaryCell.self, LessonCell.self, CoverCell.self, CourseHeaderView3.self, ShelfHeaderView.self,
            RatingView.self, BadgeView.self, CatalogNavigationController.self, CourseListViewController.self,
            LessonListViewController.self, SettingsViewController.self,
        ]),
        Conformance.checks(for: CourseHeaderView3.self, showing: Course.samples[1], then: Course.samples[0]) {
            $0.show($1)
        },
    ]
}
