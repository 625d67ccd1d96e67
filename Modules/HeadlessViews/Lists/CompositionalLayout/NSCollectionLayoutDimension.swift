/// How long an item or group is along one axis.
@preconcurrency @MainActor public class NSCollectionLayoutDimension: HeadlessObject {
    let length: LayoutDimension

    required init(_ length: LayoutDimension) {
        self.length = length
        super.init()
    }

    /// A share of the width of the group, or container, that the item or group is in. `F24`
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        self.init(LayoutDimension(measure: .fractionalWidth, value: fractionalWidth))
    }

    /// A share of the height of the group, or container, that the item or group is in. `F24`
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        self.init(LayoutDimension(measure: .fractionalHeight, value: fractionalHeight))
    }

    /// A number of points. `F24`
    public class func absolute(_ absoluteDimension: CGFloat) -> Self {
        self.init(LayoutDimension(measure: .absolute, value: absoluteDimension))
    }

    /// A number of points until the view says how long it is. `F24`
    public class func estimated(_ estimatedDimension: CGFloat) -> Self {
        self.init(LayoutDimension(measure: .estimated, value: estimatedDimension))
    }

    /// A number of points until the longest of the items side by side says how long it is.
    public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
        self.init(LayoutDimension(measure: .uniform, value: estimatedDimension))
    }

    /// The number: a share, or points.
    public var dimension: CGFloat { length.value }
    /// Whether the number is a share of a width.
    public var isFractionalWidth: Bool { length.measure == .fractionalWidth }
    /// Whether the number is a share of a height.
    public var isFractionalHeight: Bool { length.measure == .fractionalHeight }
    /// Whether the number is points.
    public var isAbsolute: Bool { length.measure == .absolute }
    /// Whether the number stands until the view says how long it is.
    public var isEstimated: Bool { length.measure == .estimated }
    /// Whether the number stands until the longest of the items side by side says how long it is.
    public var isUniformAcrossSiblings: Bool { length.measure == .uniform }
}

/// The width and height of an item or group.
@preconcurrency @MainActor open class NSCollectionLayoutSize: HeadlessObject {
    let lengths: LayoutSize

    private init(_ lengths: LayoutSize, _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
        self.lengths = lengths
        widthDimension = width
        heightDimension = height
        super.init()
    }

    /// Makes a size.
    public convenience init(
        widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
    ) { self.init(LayoutSize(width: width.length, height: height.length), width, height) }

    /// The width.
    open private(set) var widthDimension: NSCollectionLayoutDimension
    /// The height.
    open private(set) var heightDimension: NSCollectionLayoutDimension
}
