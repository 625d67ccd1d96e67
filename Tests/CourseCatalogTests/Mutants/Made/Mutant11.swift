// swift-format-ignore-file
import ConformanceKit
import ReusableCells
import ReusableStoryboards

@testable import CourseCatalog

// Made by Scripts/mutants: an outlet's property is of another class (CourseSummaryCell.swift:12, private weak var teacherLabel: UILabel!)

/// The list of all courses.
final class CourseListViewController11: UITableViewController, StoryboardSceneBased, SegueSource {
    enum SegueIdentifier: String, CaseIterable { case showCourse, showSettings }

    static let sceneStoryboard = UIStoryboard.catalog

    private let courses = Course.samples
    private(set) var settings = Settings()

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { courses.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: CourseSummaryCell11 = tableView.dequeueReusableCell(for: indexPath)
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
    func makeCoursePage(_ coder: NSCoder, sender: Any?) -> CourseViewController? {
        guard let cell = sender as? CourseSummaryCell11, let row = tableView.indexPath(for: cell)?.row else { return nil }
        return CourseViewController(coder: coder, course: courses[row])
    }

    @IBAction func closeSettings(_ segue: UIStoryboardSegue) {
        if let source = segue.source as? SettingsViewController { settings = source.settings }
    }
}

#if !canImport(UIKit)
    extension CourseListViewController11: ActionTarget {
        static let actionTable = ActionTable(
            for: CourseListViewController11.self,
            unwinding: ["closeSettings:": { $0.closeSettings($1) }],
            creating: ["makeCoursePage:sender:": { list, coder, sender, _ in list.makeCoursePage(coder, sender: sender) }])
    }
#endif

/// A row of the course list as it is drawn in the list's scene: the title and the teacher.
final class CourseSummaryCell11: UITableViewCell, Reusable {
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var titleLabel: UILabel!
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var teacherLabel: UITextField!

    func show(_ course: Course) {
        titleLabel.text = course.title
        teacherLabel.text = course.teacher
    }
}

extension SampleChecks {
    static let ofMutant11: [[Check]] = [
        Conformance.checks(forModule: [
            CourseCell.self, CourseSummaryCell11.self, LessonCell.self, CoverCell.self, CourseHeaderView.self, ShelfHeaderView.self,
            RatingView.self, BadgeView.self, CatalogNavigationController.self, CourseListViewController11.self,
            LessonListViewController.self, SettingsViewController.self,
        ]),
        Conformance.checks(
            forPrototype: CourseSummaryCell11.self, in: CourseListViewController11.self, showing: Course.samples[1],
            then: Course.samples[0]
        ) { $0.show($1) },
        Conformance.checks(forRowsOf: CourseListViewController11.self)
            + Conformance.checks(forRowsOf: LessonListViewController.self) { $0.lessons = Course.samples[0].lessons },
    ]
}
