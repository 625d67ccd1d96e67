// swift-format-ignore-file
import ConformanceKit
import ReusableCells
import ReusableStoryboards

@testable import CourseCatalog

// Made by Scripts/mutants: a segue's case is called otherwise (SettingsViewController.swift:5, done)

/// The list of all courses.
final class CourseListViewController17: UITableViewController, StoryboardSceneBased, SegueSource {
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
            (navigation?.topViewController as? SettingsViewController17)?.settings = settings
        case .showCourse, nil: break
        }
    }

    #if canImport(UIKit)
        @IBSegueAction
    #endif
    func makeCoursePage(_ coder: NSCoder, sender: Any?) -> CourseViewController? {
        guard let cell = sender as? CourseSummaryCell, let row = tableView.indexPath(for: cell)?.row else { return nil }
        return CourseViewController(coder: coder, course: courses[row])
    }

    @IBAction func closeSettings(_ segue: UIStoryboardSegue) {
        if let source = segue.source as? SettingsViewController17 { settings = source.settings }
    }
}

#if !canImport(UIKit)
    extension CourseListViewController17: ActionTarget {
        static let actionTable = ActionTable(
            for: CourseListViewController17.self,
            unwinding: ["closeSettings:": { $0.closeSettings($1) }],
            creating: ["makeCoursePage:sender:": { list, coder, sender, _ in list.makeCoursePage(coder, sender: sender) }])
    }
#endif

/// What a person can choose about the app: static rows, with a switch in each.
final class SettingsViewController17: UITableViewController, StoryboardSceneBased, SegueSource {
    enum SegueIdentifier: String, CaseIterable { case done2 }

    static let sceneStoryboard = UIStoryboard.catalog

    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var playOnSwitch: UISwitch!
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var mobileDataSwitch: UISwitch!

    var settings = Settings()

    /// The switches, from top to bottom.
    var switches: [UISwitch] { [playOnSwitch, mobileDataSwitch] }

    override func viewDidLoad() {
        super.viewDidLoad()
        playOnSwitch.isOn = settings.playsOn
        mobileDataSwitch.isOn = settings.usesMobileData
    }

    @IBAction func changePlaysOn(_ sender: UISwitch) { settings.playsOn = sender.isOn }

    @IBAction func changeUsesMobileData(_ sender: UISwitch) { settings.usesMobileData = sender.isOn }
}

#if !canImport(UIKit)
    extension SettingsViewController17: ActionTarget {
        static let actionTable = ActionTable(
            for: SettingsViewController17.self,
            [
                "changePlaysOn:": { controller, sender in
                    if let control = sender as? UISwitch { controller.changePlaysOn(control) }
                },
                "changeUsesMobileData:": { controller, sender in
                    if let control = sender as? UISwitch { controller.changeUsesMobileData(control) }
                },
            ])
    }
#endif

extension SampleChecks {
    static let ofMutant17: [[Check]] = [
        Conformance.checks(forModule: [
            CourseCell.self, CourseSummaryCell.self, LessonCell.self, CoverCell.self, CourseHeaderView.self, ShelfHeaderView.self,
            RatingView.self, BadgeView.self, CatalogNavigationController.self, CourseListViewController17.self,
            LessonListViewController.self, SettingsViewController17.self,
        ]),
        Conformance.checks(
            forPrototype: CourseSummaryCell.self, in: CourseListViewController17.self, showing: Course.samples[1], then: Course.samples[0]
        ) { $0.show($1) },
        Conformance.checks(forRowsOf: CourseListViewController17.self)
            + Conformance.checks(forRowsOf: LessonListViewController.self) { $0.lessons = Course.samples[0].lessons },
    ]
}
