import CourseCatalog
import ReusableStoryboards
import Testing

@Suite("The walk through the sample app's storyboard") @MainActor
struct CatalogWalkTests {
    private let walk = CatalogWalk()

    @Test("Nothing fails, and every controller of the storyboard comes onto the screen")
    func controllers() {
        #expect(walk.failures == [])
        #expect(
            walk.controllers.map { TypeName(type(of: $0)).leaf } == [
                "CatalogNavigationController", "CourseListViewController", "CourseViewController", "LessonListViewController",
                "UINavigationController", "SettingsViewController",
            ])
    }

    @Test("Its steps show, embed, present and go back")
    func steps() {
        #expect(
            walk.steps.map(\.way) == [
                .start, .segues(["showCourse", "embedLessons"]), .back, .segues(["showSettings"]), .segues(["done"]),
            ])
    }

    @Test("A step's outline has the controllers in their containers, with what is to be read of those on the screen")
    func outline() {
        #expect(
            walk.steps[1].outline == [
                "CatalogNavigationController",
                #"  CourseListViewController "Courses" (not on the screen)"#,
                "  CourseViewController",
                #"    "Drawing What You See""#,
                #"    "Jonas Lindqvist, 55 min""#,
                "    LessonListViewController",
                #"      LessonCell "Lines before objects" "20 min""#,
                #"      LessonCell "The dark and the light" "35 min""#,
            ])
        #expect(walk.steps[3].outline.contains("presented: UINavigationController"))
        #expect(walk.steps[3].outline.contains(#"    UITableViewCell "Use mobile data" on"#))
        #expect(walk.steps[0].outline == walk.steps[2].outline && walk.steps[0].outline == walk.steps[4].outline)
    }
}
