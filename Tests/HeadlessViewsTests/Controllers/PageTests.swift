import Testing

@_spi(Headless) @testable import HeadlessViews

@Suite("Page view controllers on the screen") @MainActor
struct PageTests {
    private let diary = Diary()

    /// Offers controllers of the same diary in order, and notes what it is told.
    private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages: [NamedController]
        var told: [String] = []

        init(_ names: [String], _ diary: Diary) { pages = names.map { diary.controller($0) } }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(viewController, -1) }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(viewController, 1) }

        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { told.append("to " + names(pendingViewControllers)) }

        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { told.append("from \(names(previousViewControllers)) \(completed)") }

        private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
            guard let place = pages.firstIndex(where: { $0 === controller }) else { return nil }
            return pages.indices.contains(place + step) ? pages[place + step] : nil
        }

        private func names(_ controllers: [UIViewController]) -> String { controllers.compactMap(\.title).joined(separator: "+") }
    }

    private func controller(_ style: UIPageViewController.TransitionStyle, _ book: Book) -> UIPageViewController {
        let controller = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        controller.dataSource = book
        controller.delegate = book
        return controller
    }

    @Test("Pages that scroll: the new one appears before the old one disappears, both as it begins and as it ends")
    func scrolling() {
        let book = Book(["A", "B"], diary)
        let controller = controller(.scroll, book)
        controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        #expect(diary.page().isEmpty)
        let window = shownWindow(controller)
        #expect(diary.page() == ["A didLoad", "A willAppear", "A isAppearing", "A didAppear"])
        #expect(controller.turnPage(.forward))
        #expect(
            diary.page() == [
                "B didLoad", "B willAppear", "A willDisappear", "B isAppearing", "B didAppear", "A didDisappear",
            ])
        #expect(controller.viewControllers == [book.pages[1]])
        #expect(controller.children == [book.pages[1]])
        #expect(book.told == ["to B", "from A true"])
        #expect(!controller.turnPage(.forward))
        #expect(book.pages[1].view.frame == window.bounds)
    }

    @Test("Pages that curl: the old one has disappeared before the new one has appeared")
    func curling() {
        let book = Book(["A", "B"], diary)
        let controller = controller(.pageCurl, book)
        controller.setViewControllers([book.pages[1]], direction: .forward, animated: false)
        let window = shownWindow(controller)
        _ = diary.page()
        #expect(controller.turnPage(.reverse))
        #expect(diary.page().suffix(3) == ["A isAppearing", "B didDisappear", "A didAppear"])
        #expect(window.subviews.count == 1)
    }

    @Test("A page that falls back stays open, and the delegate hears that the turn was not completed")
    func givenUp() {
        let book = Book(["A", "B"], diary)
        let controller = controller(.scroll, book)
        controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        let window = shownWindow(controller)
        _ = diary.page()
        #expect(controller.turnPage(.forward, isCompleted: false))
        #expect(
            diary.page() == [
                "B didLoad", "B willAppear", "A willDisappear", "A willAppear", "A isAppearing", "A didAppear",
                "B willDisappear", "B didDisappear",
            ])
        #expect(controller.viewControllers == [book.pages[0]])
        #expect(book.pages[1].parent == nil)
        #expect(book.told == ["to B", "from A false"])
        #expect(window.subviews.count == 1)
    }

    @Test("Pages that the app opens itself are no news to the delegate")
    func ownPages() {
        let book = Book(["A", "B"], diary)
        let controller = controller(.scroll, book)
        let window = shownWindow(controller)
        var isDone = false
        controller.setViewControllers([book.pages[0]], direction: .forward, animated: true) { isDone = $0 }
        #expect(isDone)
        #expect(diary.page().last == "A didAppear")
        #expect(book.told.isEmpty)
        #expect(window.subviews.count == 1)
    }

    @Test("With two pages open, both are turned at once, side by side")
    func spread() {
        let book = Book(["A", "B", "C", "D", "E"], diary)
        let controller = controller(.pageCurl, book)
        controller.setViewControllers(Array(book.pages[0...1]), direction: .forward, animated: false)
        let window = shownWindow(controller)
        #expect(controller.turnPage(.forward))
        #expect(controller.viewControllers == Array(book.pages[2...3]))
        #expect(book.pages[3].view.frame == CGRect(x: 195, y: 0, width: 195, height: 844))
        #expect(!controller.turnPage(.forward))
        #expect(controller.turnPage(.reverse))
        #expect(controller.viewControllers == Array(book.pages[0...1]))
        #expect(window.subviews.count == 1)
    }
}
