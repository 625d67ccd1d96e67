// swift-format-ignore-file
import ConformanceKit
import ReusableCells
import ReusableStoryboards

@testable import CourseCatalog

// Made by Scripts/mutants: an item sets what is shown only if it has it (CourseHeaderView.swift:15, titleLabel.text = course.title)

/// The header above a course's lessons.
final class CourseHeaderView1: UITableViewHeaderFooterView, NibReusable {
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var titleLabel: UILabel!
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var durationLabel: UILabel!

    func show(_ course: Course) {
        if course.isNew {
            titleLabel.text = course.title
        }
        durationLabel.text = "\(course.lessons.count) lessons, \(course.minutes) min"
    }
}

extension SampleChecks {
    static let ofMutant1: [[Check]] = [
        Conformance.checks(forModule: [
            CourseCell.self, CourseSummaryCell.self, LessonCell.self, CoverCell.self, CourseHeaderView1.self, ShelfHeaderView.self,
            RatingView.self, BadgeView.self, CatalogNavigationController.self, CourseListViewController.self,
            LessonListViewController.self, SettingsViewController.self,
        ]),
        Conformance.checks(for: CourseHeaderView1.self, showing: Course.samples[1], then: Course.samples[0]) {
            $0.show($1)
        },
    ]
}
