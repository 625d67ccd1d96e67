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
extension UIScrollView { var refreshControl: UIRefreshControl? { get { nil } set {} } }
@preconcurrency @MainActor open class UISearchBar: UIView {}
@preconcurrency @MainActor open class UIBlurEffect: HeadlessObject {
    public enum Style { case systemChromeMaterial }
    public init(style: Style) { super.init() }
}
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}
@preconcurrency @MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int { case `default` }
    public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@preconcurrency @MainActor open class UICollectionViewCell: UIView {}
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {}
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
@preconcurrency @MainActor open class UICollectionViewLayout: HeadlessObject {}
@preconcurrency @MainActor open class UITableView: UIScrollView {
    public enum Style: Int { case plain, grouped }
    public init(frame: CGRect, style: Style) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    weak var dataSource: (any UITableViewDataSource)?
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? any UITableViewDelegate }
        set { super.delegate = newValue }
    }
}
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    let collectionViewLayout: UICollectionViewLayout
    public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
        self.collectionViewLayout = collectionViewLayout
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) { collectionViewLayout = UICollectionViewLayout(); super.init(coder: coder) }
    weak var dataSource: (any UICollectionViewDataSource)?
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? any UICollectionViewDelegate }
        set { super.delegate = newValue }
    }
}
