import ReusableCells

/// A row of a course's page: a lesson and how long it takes.
final class LessonCell: UITableViewCell, Reusable {
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
