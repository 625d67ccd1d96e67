// swift-format-ignore-file
import ConformanceKit
import ReusableCells
import ReusableStoryboards

@testable import CourseCatalog

// Made by Scripts/mutants: a creator is called otherwise (CourseListViewController.swift:33, makeCoursePage)

/// The list of all courses.
final class CourseListViewController13: UITableViewController, StoryboardSceneBased, SegueSource {
    enum SegueIdentifier: String, CaseIterable { case showCourse, showSettings }

    static let sceneStoryboard = UIStoryboard.catalog

    private let courses = Course.samples
    private(set) var settings = Settings()

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { courses.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: CourseSummaryCell = tableView.dequeueReusableCell(for: indexPath)
        cell.show(courses[indexPath.row])
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch identifier(of: segue) {
        case .showSettings:
            let navigation = segue.destination as? UINavigationController
            (navigation?.topViewController as? SettingsViewController)?.settings = settings
        case .showCourse, nil: break
        }
    }

    #if canImport(UIKit)
        @IBSegueAction
    #endif
    func makeCoursePage2(_ coder: NSCoder, sender: Any?) -> CourseViewController? {
        guard let cell = sender as? CourseSummaryCell, let row = tableView.indexPath(for: cell)?.row else { return nil }
        return CourseViewController(coder: coder, course: courses[row])
    }

    @IBAction func closeSettings(_ segue: UIStoryboardSegue) {
        if let source = segue.source as? SettingsViewController { settings = source.settings }
    }
}

#if !canImport(UIKit)
    extension CourseListViewController13: ActionTarget {
        static let actionTable = ActionTable(
            for: CourseListViewController13.self,
            unwinding: ["closeSettings:": { $0.closeSettings($1) }],
            creating: ["makeCoursePage2:sender:": { list, coder, sender, _ in list.makeCoursePage2(coder, sender: sender) }])
    }
#endif

extension SampleChecks {
    static let ofMutant13: [[Check]] = [
        Conformance.checks(forModule: [
            CourseCell.self, CourseSummaryCell.self, LessonCell.self, CoverCell.self, CourseHeaderView.self, ShelfHeaderView.self,
            RatingView.self, BadgeView.self, CatalogNavigationController.self, CourseListViewController13.self,
            LessonListViewController.self, SettingsViewController.self,
        ]),
        Conformance.checks(
            forPrototype: CourseSummaryCell.self, in: CourseListViewController13.self, showing: Course.samples[1],
            then: Course.samples[0]
        ) { $0.show($1) },
        Conformance.checks(forRowsOf: CourseListViewController13.self)
            + Conformance.checks(forRowsOf: LessonListViewController.self) { $0.lessons = Course.samples[0].lessons },
    ]
}
