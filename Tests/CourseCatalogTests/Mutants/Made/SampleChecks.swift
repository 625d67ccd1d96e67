// swift-format-ignore-file
import ConformanceKit
import ReusableCells

@testable import CourseCatalog

/// The checks of the app's own conformance tests, new ones each time, and those of its mutants. Made by Scripts/mutants.
enum SampleChecks {
    static var ofApp: [[Check]] {
        [
        Conformance.checks(forModule: [
            CourseCell.self, CourseSummaryCell.self, LessonCell.self, CoverCell.self, CourseHeaderView.self, ShelfHeaderView.self,
            RatingView.self, BadgeView.self, CatalogNavigationController.self, CourseListViewController.self,
            LessonListViewController.self, SettingsViewController.self,
        ]),
        Conformance.checks(for: CourseViewController.self) { CourseViewController(coder: $0, course: Course.samples[0]) }
    ,
        Conformance.checks(for: CourseCell.self, showing: Course.samples[0], then: Course.samples[1]) { cell, course in
            cell.show(course)
            if course == Course.samples[0] { cell.toggleFavorite(nil) }
        },
        Conformance.checks(for: CoverCell.self, showing: Course.samples[1], then: Course.samples[0]) { $0.show($1) },
        Conformance.checks(
            for: LessonCell.self, showing: Course.samples[0].lessons[0], then: Course.samples[0].lessons[2]
        ) { $0.show($1) },
        Conformance.checks(for: CourseHeaderView.self, showing: Course.samples[1], then: Course.samples[0]) {
            $0.show($1)
        },
        Conformance.checks(for: ShelfHeaderView.self, showing: "New", then: "For the weekend") { $0.show($1) },
        Conformance.checks(
            forPrototype: CourseSummaryCell.self, in: CourseListViewController.self, showing: Course.samples[1],
            then: Course.samples[0]
        ) { $0.show($1) },
        Conformance.checks(
            forPrototype: LessonCell.self, in: LessonListViewController.self, showing: Course.samples[0].lessons[0],
            then: Course.samples[0].lessons[2]
        ) { $0.show($1) },
        Conformance.checks(forRowsOf: CourseListViewController.self)
            + Conformance.checks(forRowsOf: LessonListViewController.self) { $0.lessons = Course.samples[0].lessons },
    ]
    }

    static let ofMutants: [[[Check]]] = [ofMutant0, ofMutant1, ofMutant2, ofMutant3, ofMutant4, ofMutant5, ofMutant6, ofMutant7, ofMutant8, ofMutant9, ofMutant10, ofMutant11, ofMutant12, ofMutant13, ofMutant14, ofMutant15, ofMutant16, ofMutant17]
}
