import ReusableCells
import ReusableStoryboards

/// The lessons of a course, for the page of the course to show.
final class LessonListViewController: UITableViewController, StoryboardSceneBased {
    static let sceneStoryboard = UIStoryboard.catalog

    var lessons: [Lesson] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lessons.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: LessonCell = tableView.dequeueReusableCell(for: indexPath)
        cell.show(lessons[indexPath.row])
        return cell
    }
}
