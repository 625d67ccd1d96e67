/// A list of UIKit's in a window, that shows views of one class and can be scrolled, so that it uses them again.
///
/// It is low, so that few views are in sight at a time, and each leaves the screen soon.
@MainActor protocol ListStage: AnyObject {
    /// The view that shows the list.
    var list: UIScrollView { get }
    /// What is done with each view that the list is given.
    var configure: (UIView) -> Void { get set }
    /// What kept the list from giving a view.
    var failure: ReuseFailure? { get }
    /// What kept views in it from loading nibs of their own.
    var nibFailures: [NibFailure] { get set }
}

extension ListStage {
    /// How wide a stage is.
    static var width: CGFloat { 320 }
    /// How high a stage is.
    static var height: CGFloat { 100 }
    /// How high each view on it is.
    static var rowHeight: CGFloat { 50 }
    /// How many views a stage has to show.
    static var count: Int { 200 }

    /// Lays out what is in sight.
    func layOut() { nibFailures += OwnedNibs.collectingFailures { list.layoutIfNeeded() }.failures }

    /// Shows what comes next.
    func scroll() {
        list.contentOffset.y += Self.height
        layOut()
    }
}

/// A window that a stage stands in: outside of one, UIKit lays out no list.
@MainActor final class StageWindow {
    private let window: UIWindow

    init(showing list: UIView) {
        window = UIWindow(frame: list.bounds)
        window.addSubview(list)
        window.isHidden = false
    }
}

extension CheckedClass {
    /// A list that shows views of the class; nil where none of UIKit's lists does.
    @MainActor func stage() throws(ReuseFailure) -> (any ListStage)? {
        if let prototypeScene { return try prototypeScene.stage(of: type) }
        if let type = type as? any (UITableViewCell & Reusable).Type { return try TableStage(cellsOf: type) }
        if let type = type as? any (UITableViewHeaderFooterView & Reusable).Type { return try TableStage(headersOf: type) }
        if let type = type as? any (UICollectionViewCell & Reusable).Type { return try CollectionStage(cellsOf: type) }
        if let type = type as? any (UICollectionReusableView & Reusable).Type { return try CollectionStage(headersOf: type) }
        return nil
    }
}
