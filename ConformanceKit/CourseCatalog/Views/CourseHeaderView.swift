import ReusableCells

/// The header above a course's lessons.
final class CourseHeaderView: UITableViewHeaderFooterView, NibReusable {
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var titleLabel: UILabel!
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var durationLabel: UILabel!

    func show(_ course: Course) {
        titleLabel.text = course.title
        durationLabel.text = "\(course.lessons.count) lessons, \(course.minutes) min"
    }
}
