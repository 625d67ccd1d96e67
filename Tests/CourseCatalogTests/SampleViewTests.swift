import ReusableCells
import Testing

@testable import CourseCatalog

@Suite("Views of the sample app") @MainActor
struct SampleViewTests {
    private func courseCell() -> CourseCell {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        table.register(cellType: CourseCell.self)
        return table.dequeueReusableCell(for: IndexPath(row: 0, section: 0))
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { [$0 as? View].compactMap(\.self) + views(type, in: $0) }
    }

    private func starCount(of view: UIView) -> Int {
        views(UIImageView.self, in: view).count { $0.image == UIImage(systemName: "star.fill") }
    }

    @Test("A course's cell shows the course")
    func courseCellShows() throws {
        let cell = courseCell()
        cell.show(Course.samples[1])
        let texts = views(UILabel.self, in: cell).compactMap(\.text)
        #expect(texts.contains("Drawing What You See") && texts.contains("Jonas Lindqvist"))
        #expect(starCount(of: try #require(views(RatingView.self, in: cell).first)) == 4)
    }

    @Test("The nib's attributes are set, and what awakeFromNib does comes after them")
    func courseCellLooks() throws {
        let cell = courseCell()
        let cover = try #require(views(UIImageView.self, in: cell.contentView).first)
        #expect(cell.selectionStyle == .none)
        #expect(cover.layer.cornerRadius == 8)
        #expect(cover.clipsToBounds)
        #expect(cover.backgroundColor == .secondarySystemBackground)
    }

    @Test("The heart turns the favorite on and off, and reuse turns it off")
    func favorite() throws {
        let cell = courseCell()
        let button = try #require(views(UIButton.self, in: cell).first)
        button.sendActions(for: .touchUpInside)
        #expect(cell.isFavorite && button.isSelected)
        cell.prepareForReuse()
        #expect(!cell.isFavorite && !button.isSelected)
    }

    @Test("A rating fills as many stars, whether its view is made in code or stands in another nib")
    func rating() {
        let view = RatingView(frame: CGRect(x: 0, y: 0, width: 110, height: 16))
        #expect(starCount(of: view) == 0)
        view.rating = 2
        #expect(starCount(of: view) == 2)
        #expect(view.subviews.first?.gestureRecognizers?.count == 1)
    }

    @Test("The header's clock is there in a wide window only")
    func headerVariation() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        table.register(headerFooterViewType: CourseHeaderView.self)
        let header: CourseHeaderView? = table.dequeueReusableHeaderFooterView()
        #expect(header.map { views(UILabel.self, in: $0).count } == 2)
        #expect(header.map { views(UIImageView.self, in: $0).count } == 0)
    }

    @Test("A cover has a badge only if the course is new")
    func badge() throws {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 240), collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(cellType: CoverCell.self)
        let cell: CoverCell = collection.dequeueReusableCell(for: IndexPath(item: 0, section: 0))
        let badge = try #require(views(BadgeView.self, in: cell).first)
        cell.show(Course.samples[0])
        #expect(badge.isHidden)
        cell.show(Course.samples[1])
        #expect(!badge.isHidden)
        #expect(badge.layer.cornerRadius == 10)
    }

    @Test("A lesson's cell has the style that its initializer chooses, whatever the table asks for")
    func lessonCell() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        table.register(cellType: LessonCell.self)
        let cell: LessonCell = table.dequeueReusableCell(for: IndexPath(row: 0, section: 0))
        cell.show(Lesson(title: "Finding north", minutes: 15))
        #expect(cell.textLabel?.text == "Finding north")
        #expect(cell.detailTextLabel?.text == "15 min")
        #expect(cell.accessoryType == .disclosureIndicator)
    }
}
