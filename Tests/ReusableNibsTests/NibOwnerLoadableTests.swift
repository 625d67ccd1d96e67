import ReusableNibs
import Testing

@MainActor @Suite struct NibOwnerLoadableTests {
    @Test("Adds every root view in the nib's order, and connects the owner's outlets")
    func roots() {
        let rating = Rating(frame: CGRect(x: 0, y: 0, width: 240, height: 60))
        let roots = rating.loadNibContent()
        #expect(roots.count == 2)
        #expect(rating.subviews == roots)
        #expect(rating.backdrop === roots[1])
        #expect(rating.star?.superview === roots[0])
    }

    @Test("P38 The owner is set up each time that content was added and connected")
    func setUp() {
        let rating = Rating()
        let roots = rating.loadNibContent()
        #expect(rating.setUps == [2])
        for root in roots { root.removeFromSuperview() }
        rating.loadNibContent()
        #expect(rating.setUps == [2, 2])
    }

    @Test("The content fills the owner, and follows it")
    func followsBounds() {
        let rating = Rating(frame: CGRect(x: 10, y: 20, width: 240, height: 60))
        let roots = rating.loadNibContent()
        rating.layoutIfNeeded()
        #expect(roots.map(\.frame) == [CGRect(x: 0, y: 0, width: 240, height: 60), CGRect(x: 0, y: 0, width: 240, height: 60)])
        rating.frame.size = CGSize(width: 90, height: 30)
        rating.layoutIfNeeded()
        #expect(roots.map(\.frame) == [CGRect(x: 0, y: 0, width: 90, height: 30), CGRect(x: 0, y: 0, width: 90, height: 30)])
    }

    @Test("The content keeps the insets from the owner's sides")
    func insets() {
        let shelf = Catalog.Shelf(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let roots = shelf.loadNibContent(insets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        shelf.layoutIfNeeded()
        #expect(roots.map(\.frame) == [CGRect(x: 2, y: 1, width: 94, height: 96)])
    }

    @Test("The content keeps the insets from the owner's margins")
    func margins() {
        let shelf = Catalog.Shelf(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        shelf.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        let roots = shelf.loadNibContent(
            insets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), pinnedTo: .layoutMargins)
        shelf.layoutIfNeeded()
        #expect(roots.map(\.frame) == [CGRect(x: 22, y: 11, width: 34, height: 56)])
    }

    @Test("The content stays in the owner's safe area")
    func safeArea() {
        let controller = UIViewController()
        let shelf = Catalog.Shelf(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        controller.view = shelf
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 0)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = controller
        window.isHidden = false
        let roots = shelf.loadNibContent(pinnedTo: .safeArea)
        window.layoutIfNeeded()
        #expect(roots.map(\.frame) == [shelf.bounds.inset(by: shelf.safeAreaInsets)])
        #expect(shelf.safeAreaInsets.top >= 20)
    }

    @Test("A cell's content goes into its content view")
    func cell() {
        let row = OwnedRow(style: .default, reuseIdentifier: nil)
        let roots = row.loadNibContent()
        #expect(roots.map(\.superview) == [row.contentView])
        #expect(throws: NibFailure.loadedTwice(type: TypeName(OwnedRow.self), nib: "OwnedRow")) { try row.loadingNibContent() }
    }

    @Test("A second load is refused and changes nothing")
    func twice() {
        let rating = Rating()
        rating.loadNibContent()
        #expect(throws: NibFailure.loadedTwice(type: TypeName(Rating.self), nib: "Rating")) { try rating.loadingNibContent() }
        #expect(rating.subviews.count == 2)
    }

    @Test("Content that was taken out may be loaded again")
    func again() throws {
        let rating = Rating()
        rating.loadNibContent()
        rating.subviews[0].removeFromSuperview()
        #expect(throws: NibFailure.self) { try rating.loadingNibContent() }
        rating.subviews[0].removeFromSuperview()
        #expect(try rating.loadingNibContent().count == 2)
    }

    @Test("Many owners come and go, and those that stay keep their content")
    func manyOwners() {
        let first = Catalog.Shelf()
        first.loadNibContent()
        for _ in 0..<500 { Catalog.Shelf().loadNibContent() }
        #expect(throws: NibFailure.self) { try first.loadingNibContent() }
    }

    @Test("A nib that holds a view of the class that loads it is refused")
    func directRecursion() throws {
        let hall = Hall(frame: .zero)
        #expect(hall.failure == nil)
        let inner = try #require(hall.subviews.first?.subviews.first as? Hall)
        #expect(inner.failure == .recursion(type: TypeName(Hall.self), nib: "Hall", path: ["Hall", "Hall"]))
    }

    @Test("Nibs that hold each other's classes are refused, with the way round")
    func mutualRecursion() throws {
        let egg = Egg(frame: .zero)
        let hen = try #require(egg.subviews.first?.subviews.first as? Hen)
        let inner = try #require(hen.subviews.first?.subviews.first as? Egg)
        #expect(egg.failure == nil)
        #expect(hen.failure == nil)
        #expect(inner.failure == .recursion(type: TypeName(Egg.self), nib: "Egg", path: ["Egg", "Hen", "Egg"]))
    }

    @Test("A nib may hold another owner-loaded class, and that twice")
    func siblings() throws {
        let tray = Tray(frame: .zero)
        let dishes = try #require(tray.subviews.first?.subviews as? [Dish])
        #expect(dishes.map(\.failure) == [nil, nil])
        #expect(dishes.map(\.subviews.count) == [1, 1])
    }

    @Test("A nib without a view at its top is refused")
    func noView() {
        #expect(throws: NibFailure.noView(type: TypeName(Hollow.self), nib: "Hollow", found: [TypeName(BadgeHelper.self)])) {
            try Hollow().loadingNibContent()
        }
        #expect(throws: NibFailure.noView(type: TypeName(Vacant.self), nib: "Vacant", found: [])) {
            try Vacant().loadingNibContent()
        }
    }

    @Test("A class may be the root of its nib and load it for itself")
    func twofold() {
        let view = Twofold.loadFromNib()
        #expect(view.loadNibContent().count == 1)
    }

    @Test("B38 A stale module is passed over where the document inherits its target's")
    func staleModule() {
        let view = Stale()
        view.loadNibContent()
        #expect(view.badge != nil)
    }
}
