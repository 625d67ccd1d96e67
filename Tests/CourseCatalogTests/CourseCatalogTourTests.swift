import CourseCatalog
import ReusableCells
import Testing

@Suite("The tour of the sample app") @MainActor
struct CourseCatalogTourTests {
    private let tour = CourseCatalogTour()

    @Test("Nothing fails, and every class of the app is met")
    func classes() {
        #expect(tour.failures == [])
        #expect(
            Set(tour.stops.map(\.type.leaf)) == [
                "CourseCell", "LessonCell", "CourseHeaderView", "CoverCell", "ShelfHeaderView", "RatingView", "BadgeView",
            ])
    }

    @Test("A class with a nib comes from it, and one without from its class")
    func origins() {
        let origins = Dictionary(tour.stops.map { ($0.type.leaf, $0.origin) }) { first, _ in first }
        #expect(origins["CourseCell"] == .nib)
        #expect(origins["CourseHeaderView"] == .nib)
        #expect(origins["LessonCell"] == .code)
        #expect(origins["RatingView"] == .nibOfOwner)
    }

    @Test("What is in a list is known under its class's name")
    func identifiers() {
        for stop in tour.stops where stop.role != "view" { #expect(stop.identifier == stop.type.leaf) }
        #expect(tour.stops.filter { $0.identifier == nil }.map(\.role) == ["view", "view"])
    }

    @Test("Each cell is a view of its own, and as wide as its table")
    func cells() {
        let cells = tour.stops.compactMap { $0.view as? UITableViewCell }
        #expect(cells.count == Course.samples.count + Course.samples[0].lessons.count)
        #expect(Set(cells.map(ObjectIdentifier.init)).count == cells.count)
        #expect(cells.allSatisfy { $0.bounds.width == 375 })
    }

    @Test("Every outlet is connected, private ones and collections among them")
    func outlets() throws {
        let cell = try #require(tour.stops.first { $0.type.leaf == "CourseCell" })
        #expect(cell.outlets.map(\.name) == ["coverView", "titleLabel", "teacherLabel", "ratingView", "favoriteButton"])
        let rating = try #require(tour.stops.first { $0.type.leaf == "RatingView" })
        #expect(rating.outlets.map(\.name) == ["starViews"])
        #expect(tour.stops.flatMap(\.outlets).filter { !$0.isConnected } == [])
    }
}
