import ReusableCells
import ReusableStoryboards

/// The list of all courses.
final class CourseListViewController: UITableViewController, StoryboardSceneBased, SegueSource {
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
    func makeCoursePage(_ coder: NSCoder, sender: Any?) -> CourseViewController? {
        guard let cell = sender as? CourseSummaryCell, let row = tableView.indexPath(for: cell)?.row else { return nil }
        return CourseViewController(coder: coder, course: courses[row])
    }

    @IBAction func closeSettings(_ segue: UIStoryboardSegue) {
        if let source = segue.source as? SettingsViewController { settings = source.settings }
    }
}

#if !canImport(UIKit)
    extension CourseListViewController: ActionTarget {
        static let actionTable = ActionTable(
            for: CourseListViewController.self,
            unwinding: ["closeSettings:": { $0.closeSettings($1) }],
            creating: ["makeCoursePage:sender:": { list, coder, sender, _ in list.makeCoursePage(coder, sender: sender) }])
    }
#endif
