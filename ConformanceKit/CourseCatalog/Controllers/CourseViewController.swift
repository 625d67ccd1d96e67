import ReusableStoryboards

/// The page of a course, with its lessons.
final class CourseViewController: UIViewController, StoryboardSceneBased, SegueSource {
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
        case .embedLessons: (segue.destination as? LessonListViewController)?.lessons = course?.lessons ?? []
        case nil: break
        }
    }
}
