// swift-format-ignore-file
import ConformanceKit
import ReusableCells
import ReusableStoryboards

@testable import CourseCatalog

// Made by Scripts/mutants: a class's identifier is another each time (LessonCell.swift:4, final class LessonCell: UITableViewCell, Reusable {)

/// The list of all courses.
final class CourseListViewController7: UITableViewController, StoryboardSceneBased, SegueSource {
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
    func makeCoursePage(_ coder: NSCoder, sender: Any?) -> CourseViewController7? {
        guard let cell = sender as? CourseSummaryCell, let row = tableView.indexPath(for: cell)?.row else { return nil }
        return CourseViewController7(coder: coder, course: courses[row])
    }

    @IBAction func closeSettings(_ segue: UIStoryboardSegue) {
        if let source = segue.source as? SettingsViewController { settings = source.settings }
    }
}

#if !canImport(UIKit)
    extension CourseListViewController7: ActionTarget {
        static let actionTable = ActionTable(
            for: CourseListViewController7.self,
            unwinding: ["closeSettings:": { $0.closeSettings($1) }],
            creating: ["makeCoursePage:sender:": { list, coder, sender, _ in list.makeCoursePage(coder, sender: sender) }])
    }
#endif

/// The page of a course, with its lessons.
final class CourseViewController7: UIViewController, StoryboardSceneBased, SegueSource {
    enum SegueIdentifier: String, CaseIterable { case embedLessons }

    static let sceneStoryboard = UIStoryboard.catalog

    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var titleLabel: UILabel!
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var teacherLabel: UILabel!

    /// The course; nil for a page that was made from its scene alone.
    private let course: Course?

    init?(coder: NSCoder, course: Course) {
        self.course = course
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        course = nil
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = course?.title
        teacherLabel.text = course.map { "\($0.teacher), \($0.minutes) min" }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch identifier(of: segue) {
        case .embedLessons: (segue.destination as? LessonListViewController7)?.lessons = course?.lessons ?? []
        case nil: break
        }
    }
}

/// A row of a course's page: a lesson and how long it takes.
final class LessonCell7: UITableViewCell, Reusable {
    static var reuseIdentifier: String { "\(Int.random(in: 0...Int.max))" }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ lesson: Lesson) {
        textLabel?.text = lesson.title
        detailTextLabel?.text = "\(lesson.minutes) min"
    }
}

/// The lessons of a course, for the page of the course to show.
final class LessonListViewController7: UITableViewController, StoryboardSceneBased {
    static let sceneStoryboard = UIStoryboard.catalog

    var lessons: [Lesson] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lessons.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: LessonCell7 = tableView.dequeueReusableCell(for: indexPath)
        cell.show(lessons[indexPath.row])
        return cell
    }
}

extension SampleChecks {
    static let ofMutant7: [[Check]] = [
        Conformance.checks(forModule: [
            CourseCell.self, CourseSummaryCell.self, LessonCell7.self, CoverCell.self, CourseHeaderView.self, ShelfHeaderView.self,
            RatingView.self, BadgeView.self, CatalogNavigationController.self, CourseListViewController7.self,
            LessonListViewController7.self, SettingsViewController.self,
        ]),
        Conformance.checks(for: CourseViewController7.self) { CourseViewController7(coder: $0, course: Course.samples[0]) }
    ,
        Conformance.checks(
            for: LessonCell7.self, showing: Course.samples[0].lessons[0], then: Course.samples[0].lessons[2]
        ) { $0.show($1) },
        Conformance.checks(
            forPrototype: CourseSummaryCell.self, in: CourseListViewController7.self, showing: Course.samples[1],
            then: Course.samples[0]
        ) { $0.show($1) },
        Conformance.checks(
            forPrototype: LessonCell7.self, in: LessonListViewController7.self, showing: Course.samples[0].lessons[0],
            then: Course.samples[0].lessons[2]
        ) { $0.show($1) },
        Conformance.checks(forRowsOf: CourseListViewController7.self)
            + Conformance.checks(forRowsOf: LessonListViewController7.self) { $0.lessons = Course.samples[0].lessons },
    ]
}
