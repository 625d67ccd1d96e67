@_spi(Headless) import HeadlessViews
import Testing

@MainActor @Suite("Controllers of collection views")
struct CollectionControllerTests {
    @Test("Is the data source and the delegate, and its overrides are asked and told")
    func roles() throws {
        let controller = FilmController(collectionViewLayout: rowLayout())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let view = try #require(controller.collectionView)
        view.layoutIfNeeded()
        #expect(view.dataSource === controller && view.delegate === controller)
        #expect(controller.collectionViewLayout === view.collectionViewLayout)
        #expect(view.visibleCells.count == 3)
        #expect(view.numberOfSections == 1)
        view.tapItem(at: itemPath(0, 1))
        #expect(controller.selected == [itemPath(0, 1)])
    }

    @Test("Takes the selection away as it comes to be seen again, unless it is told not to")
    func selection() throws {
        let controller = FilmController(collectionViewLayout: rowLayout())
        controller.loadViewIfNeeded()
        let view = try #require(controller.collectionView)
        view.selectItem(at: itemPath(0, 1), animated: false, scrollPosition: [])
        controller.clearsSelectionOnViewWillAppear = false
        controller.viewWillAppear(false)
        #expect(view.indexPathsForSelectedItems == [itemPath(0, 1)])
        controller.clearsSelectionOnViewWillAppear = true
        controller.viewWillAppear(false)
        #expect(view.indexPathsForSelectedItems?.isEmpty != false)
    }

    @Test("Has UIKit's defaults, and edits its collection view with itself")
    func defaults() {
        let controller = FilmController(collectionViewLayout: rowLayout())
        #expect(controller.clearsSelectionOnViewWillAppear && controller.installsStandardGestureForInteractiveMovement)
        #expect(!controller.useLayoutToLayoutNavigationTransitions)
        controller.setEditing(true, animated: false)
        #expect(controller.collectionView.isEditing)
    }
}

private final class FilmController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private(set) var selected: [IndexPath] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath)
    }
}
