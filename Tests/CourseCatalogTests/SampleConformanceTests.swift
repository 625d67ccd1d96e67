import ConformanceKit
import Testing

@testable import CourseCatalog

@Suite("The sample app keeps all rules", .serialized) struct SampleConformanceTests {
    @Test(
        "Its classes",
        arguments: Conformance.checks(forModule: [
            CourseCell.self, LessonCell.self, CoverCell.self, CourseHeaderView.self, ShelfHeaderView.self, RatingView.self,
            BadgeView.self,
        ]))
    func classes(_ check: Check) async throws { try await check() }

    @Test(
        "Its controllers",
        arguments: Conformance.checks(for: CatalogNavigationController.self) + Conformance.checks(for: SettingsViewController.self)
            + Conformance.checks(for: CourseViewController.self) { CourseViewController(coder: $0, course: Course.samples[0]) })
    func controllers(_ check: Check) async throws { try await check() }

    @Test(
        "A row of the course list that is used again",
        arguments: Conformance.checks(for: CourseCell.self, showing: Course.samples[0], then: Course.samples[1]) { cell, course in
            cell.show(course)
            if course.title == Course.samples[0].title { cell.toggleFavorite(nil) }
        })
    func courseCell(_ check: Check) async throws { try await check() }

    @Test(
        "A cover that is used again",
        arguments: Conformance.checks(for: CoverCell.self, showing: Course.samples[0], then: Course.samples[1]) { $0.show($1) })
    func coverCell(_ check: Check) async throws { try await check() }
}
