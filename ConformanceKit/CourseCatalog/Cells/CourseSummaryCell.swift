import ReusableCells

/// A row of the course list as it is drawn in the list's scene: the title and the teacher.
final class CourseSummaryCell: UITableViewCell, Reusable {
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var titleLabel: UILabel!
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var teacherLabel: UILabel!

    func show(_ course: Course) {
        titleLabel.text = course.title
        teacherLabel.text = course.teacher
    }
}
