import ConformanceKit
import ReusableCells
import Testing

@testable import CourseCatalog

@Suite("The sample app keeps all rules", .serialized) struct SampleConformanceTests {
    @Test(
        "Its classes",
        arguments: Conformance.checks(forModule: [
            CourseCell.self, CourseSummaryCell.self, LessonCell.self, CoverCell.self, CourseHeaderView.self, ShelfHeaderView.self,
            RatingView.self, BadgeView.self, CatalogNavigationController.self, CourseListViewController.self,
            LessonListViewController.self, SettingsViewController.self,
        ]))
    func classes(_ check: Check) async throws { try await check() }

    @Test(
        "The page of a course, which is made with the course",
        arguments: Conformance.checks(for: CourseViewController.self) { CourseViewController(coder: $0, course: Course.samples[0]) }
    )
    func page(_ check: Check) async throws { try await check() }

    @Test(
        "A row of the course list that is used again, a favorite at first",
        arguments: Conformance.checks(for: CourseCell.self, showing: Course.samples[0], then: Course.samples[1]) { cell, course in
            cell.show(course)
            if course == Course.samples[0] { cell.toggleFavorite(nil) }
        })
    func courseCell(_ check: Check) async throws { try await check() }

    @Test(
        "A cover that is used again, of a new course at first",
        arguments: Conformance.checks(for: CoverCell.self, showing: Course.samples[1], then: Course.samples[0]) { $0.show($1) })
    func coverCell(_ check: Check) async throws { try await check() }

    @Test(
        "A lesson's row that is used again",
        arguments: Conformance.checks(
            for: LessonCell.self, showing: Course.samples[0].lessons[0], then: Course.samples[0].lessons[2]
        ) { $0.show($1) })
    func lessonCell(_ check: Check) async throws { try await check() }

    @Test(
        "A course's header that is used again",
        arguments: Conformance.checks(for: CourseHeaderView.self, showing: Course.samples[1], then: Course.samples[0]) {
            $0.show($1)
        })
    func courseHeader(_ check: Check) async throws { try await check() }

    @Test(
        "A shelf's name that is used again",
        arguments: Conformance.checks(for: ShelfHeaderView.self, showing: "New", then: "For the weekend") { $0.show($1) })
    func shelfHeader(_ check: Check) async throws { try await check() }

    @Test(
        "A row of the course list as its scene draws it",
        arguments: Conformance.checks(
            forPrototype: CourseSummaryCell.self, in: CourseListViewController.self, showing: Course.samples[1],
            then: Course.samples[0]
        ) { $0.show($1) })
    func courseSummary(_ check: Check) async throws { try await check() }

    @Test(
        "A lesson's row as its scene draws it",
        arguments: Conformance.checks(
            forPrototype: LessonCell.self, in: LessonListViewController.self, showing: Course.samples[0].lessons[0],
            then: Course.samples[0].lessons[2]
        ) { $0.show($1) })
    func drawnLesson(_ check: Check) async throws { try await check() }

    @Test(
        "The rows of the lists",
        arguments: Conformance.checks(forRowsOf: CourseListViewController.self)
            + Conformance.checks(forRowsOf: LessonListViewController.self) { $0.lessons = Course.samples[0].lessons })
    func rows(_ check: Check) async throws { try await check() }
}
