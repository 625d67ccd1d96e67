/// The sizes of a section's items.
enum FlowItems: Equatable {
    /// All alike, at no cost for each.
    case equal(count: Int, size: CGSize)
    /// Each its own.
    case sized([CGSize])

    /// Sizes that were given one by one, kept as one where all are alike.
    init(_ sizes: [CGSize]) {
        if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
            self = .equal(count: sizes.count, size: first)
        } else {
            self = .sized(sizes)
        }
    }

    var count: Int {
        switch self {
        case .equal(let count, _): count
        case .sized(let sizes): sizes.count
        }
    }

    subscript(index: Int) -> CGSize {
        switch self {
        case .equal(_, let size): size
        case .sized(let sizes): sizes[index]
        }
    }

    /// Gives an item a size of its own.
    mutating func resize(_ index: Int, to size: CGSize) {
        guard self[index] != size else { return }
        var sizes = allSizes
        self = .equal(count: 0, size: .zero)
        sizes[index] = size
        self = .sized(sizes)
    }

    private var allSizes: [CGSize] {
        switch self {
        case .equal(let count, let size): Array(repeating: size, count: count)
        case .sized(let sizes): sizes
        }
    }
}
