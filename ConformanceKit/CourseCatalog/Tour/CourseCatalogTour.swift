import ReusableCells

/// A walk through the sample app: every cell, header and view is registered by its type, made by its list, and filled with a sample.
@MainActor public struct CourseCatalogTour {
    /// What came out, in the order in which it was made.
    public private(set) var stops: [TourStop] = []
    /// What did not work, in the words of the failures.
    public private(set) var failures: [String] = []

    /// Takes the tour on a phone's width, 375 points.
    public init() {
        visitTable()
        visitCollection()
        visitViews()
    }

    private mutating func visitTable() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        table.register(cellType: CourseCell.self)
        table.register(cellType: LessonCell.self)
        table.register(headerFooterViewType: CourseHeaderView.self)

        for (row, course) in Course.samples.enumerated() {
            cell(CourseCell.self, of: table, at: IndexPath(row: row, section: 0)) { $0.show(course) }
        }
        guard let course = Course.samples.first else { return }
        sectionView(CourseHeaderView.self, of: table) { $0.show(course) }
        for (row, lesson) in course.lessons.enumerated() {
            cell(LessonCell.self, of: table, at: IndexPath(row: row, section: 1)) { $0.show(lesson) }
        }
    }

    private mutating func visitCollection() {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 240), collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(cellType: CoverCell.self)
        collection.register(supplementaryViewType: ShelfHeaderView.self, ofKind: UICollectionView.elementKindSectionHeader)

        supplementaryView(
            ShelfHeaderView.self, of: collection, kind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: 0)
        ) { $0.show("Just out") }
        for (item, course) in Course.samples.filter(\.isNew).enumerated() {
            cell(CoverCell.self, of: collection, at: IndexPath(item: item, section: 0)) { $0.show(course) }
        }
    }

    private mutating func visitViews() {
        let rating = RatingView(frame: CGRect(x: 0, y: 0, width: 110, height: 16))
        rating.rating = 4
        add(rating, as: "view", from: .nibOfOwner, identifier: nil)
        do throws(NibFailure) {
            add(try BadgeView.loadedFromNib(), as: "view", from: .nib, identifier: nil)
        } catch {
            failures.append(error.description)
        }
    }

    private mutating func cell<List: CellList, Cell: UIView & Reusable & ListCell>(
        _ type: Cell.Type, of list: List, at indexPath: IndexPath, fill: (Cell) -> Void
    ) where List.CellBase == Cell.CellBase {
        do throws(ReuseFailure) {
            let cell = try list.reusableCell(for: indexPath, cellType: type)
            if let table = list as? UITableView { cell.frame.size.width = table.bounds.width }
            fill(cell)
            add(cell, as: "cell", from: TourStop.Origin(of: type), identifier: type.reuseIdentifier)
        } catch {
            failures.append(error.description)
        }
    }

    private mutating func sectionView<List: SectionViewList, View: UIView & Reusable & ListSectionView>(
        _ type: View.Type, of list: List, fill: (View) -> Void
    ) where List.SectionViewBase == View.SectionViewBase {
        do throws(ReuseFailure) {
            guard let view = try list.reusableHeaderFooterView(type) else {
                failures.append("\(type) is not registered")
                return
            }
            fill(view)
            add(view, as: "header", from: TourStop.Origin(of: type), identifier: type.reuseIdentifier)
        } catch {
            failures.append(error.description)
        }
    }

    private mutating func supplementaryView<List: SupplementaryViewList, View: UIView & Reusable & ListSupplementaryView>(
        _ type: View.Type, of list: List, kind: String, at indexPath: IndexPath, fill: (View) -> Void
    ) where List.SupplementaryViewBase == View.SupplementaryViewBase {
        do throws(ReuseFailure) {
            let view = try list.reusableSupplementaryView(ofKind: kind, for: indexPath, viewType: type)
            fill(view)
            add(view, as: "supplementary view", from: TourStop.Origin(of: type), identifier: type.reuseIdentifier)
        } catch {
            failures.append(error.description)
        }
    }

    private mutating func add(_ view: UIView, as role: String, from origin: TourStop.Origin, identifier: String?) {
        view.layoutIfNeeded()
        let stop = TourStop(role: role, origin: origin, identifier: identifier, view: view)
        failures += stop.outlets.filter { !$0.isConnected }.map { "\(stop.type): the outlet \($0.name) is not connected" }
        stops.append(stop)
    }
}
