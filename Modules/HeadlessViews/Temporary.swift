// Stand-ins until the branches that bring the real ones are merged: delete here whatever you define.
import InterfaceDocuments
extension InterfaceClasses {
    static let controls: [InterfaceWord: any InterfaceDecodable.Type] = [:]
    static let otherFrameworks: [InterfaceWord: any InterfaceDecodable.Type] = [:]
}
// What Bars and Controllers need of the branches `controls` and `lists`.
@preconcurrency @MainActor open class UIControl: UIView {
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
    }
}
@preconcurrency @MainActor open class UIRefreshControl: UIControl {}
@preconcurrency @MainActor open class UISearchBar: UIView {}
@preconcurrency @MainActor open class UIBlurEffect: HeadlessObject {
    public enum Style { case systemChromeMaterial }
    public init(style: Style) { super.init() }
}
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {}
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {}
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {}
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
@preconcurrency @MainActor open class UICollectionViewLayout: HeadlessObject {}
@preconcurrency @MainActor open class UITableView: UIScrollView {
    public enum Style: Int { case plain, grouped }
    public init(frame: CGRect, style: Style) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    weak var dataSource: (any UITableViewDataSource)?
    public weak var delegate: (any UITableViewDelegate)? { get { nil } set {} }
    var refreshControl: UIRefreshControl?
}
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    let collectionViewLayout: UICollectionViewLayout
    public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
        self.collectionViewLayout = collectionViewLayout
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) { collectionViewLayout = UICollectionViewLayout(); super.init(coder: coder) }
    weak var dataSource: (any UICollectionViewDataSource)?
    public weak var delegate: (any UICollectionViewDelegate)? { get { nil } set {} }
}
