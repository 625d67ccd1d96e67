/// Wheels with rows, of which each has one selected.
@preconcurrency @MainActor open class UIPickerView: UIView {
    /// Makes a picker with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes the picker that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Says how many wheels and rows there are; not kept alive.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { reloadAllComponents() }
    }

    /// Says what the rows show; not kept alive.
    open weak var delegate: (any UIPickerViewDelegate)?

    /// Whether the selected rows are marked, which they always have been since iOS 7; true by default.
    open var showsSelectionIndicator = true

    /// The number of rows of each wheel, once they have been asked for.
    private var rowCounts: [Int]?
    private var selectedRows: [Int: Int] = [:]

    /// The number of wheels that the data source has; 0 without one.
    ///
    /// It is asked once, and again after a reload.
    open var numberOfComponents: Int { counts.count }

    /// The number of rows of a wheel; 0 for a wheel that there is not.
    open func numberOfRows(inComponent component: Int) -> Int {
        counts.indices.contains(component) ? counts[component] : 0
    }

    /// Asks for the numbers of wheels and rows again when they are next needed.
    open func reloadAllComponents() { rowCounts = nil }

    /// Asks for the number of rows of a wheel again.
    open func reloadComponent(_ component: Int) {
        guard let dataSource, var counts = rowCounts, counts.indices.contains(component) else { return }
        counts[component] = max(0, dataSource.pickerView(self, numberOfRowsInComponent: component))
        rowCounts = counts
    }

    /// Selects a row of a wheel, as near as there is one.
    ///
    /// The delegate is not told, and there is no animation to see here.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard counts.indices.contains(component) else { return }
        selectedRows[component] = min(max(row, 0), max(counts[component] - 1, 0))
    }

    /// The selected row of a wheel; -1 where the wheel has none.
    open func selectedRow(inComponent component: Int) -> Int {
        let count = numberOfRows(inComponent: component)
        return count == 0 ? -1 : min(selectedRows[component] ?? 0, count - 1)
    }

    private var counts: [Int] {
        if let rowCounts { return rowCounts }
        guard let dataSource else { return [] }
        let counts = (0..<max(0, dataSource.numberOfComponents(in: self))).map { component in
            max(0, dataSource.pickerView(self, numberOfRowsInComponent: component))
        }
        rowCounts = counts
        return counts
    }

    /// As large as wheels are: 320 by 216 points.
    open override var intrinsicContentSize: CGSize { PickerWheels.size }

    /// As large as wheels are, whatever size is offered.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerWheels.size }

    override class var keyedProperties: KeyedProperties { pickerKeys }
}

extension UIPickerView {
    /// What Interface Builder may set by name on a picker.
    fileprivate static let pickerKeys = UIView.keyedProperties.adding([
        "dataSource": KeyedProperty(\UIPickerView.dataSource),
        "delegate": KeyedProperty(\UIPickerView.delegate),
        "showsSelectionIndicator": KeyedProperty(\UIPickerView.showsSelectionIndicator),
    ])
}

/// Says how many wheels a picker has, and how many rows each of them.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
    /// The number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// The number of rows of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what a picker's rows show.
///
/// Its members are optional, and none is called here, since nothing is drawn or turned.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {}

/// How large wheels to choose from are.
enum PickerWheels {
    static let size = CGSize(width: 320, height: 216)
}
