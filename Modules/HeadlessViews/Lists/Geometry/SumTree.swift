/// Lengths laid end to end: where each begins, and which one covers an offset, found by halving.
///
/// Each node is the sum of its two children, made anew when one of them changes, so that rounding does not grow with the number of changes,
/// and looking up an offset adds in the same order as looking up a place does.
struct SumTree {
    let count: Int
    /// The number of leaves: a power of two.
    private let width: Int
    /// The root at 1, the children of node n at 2n and 2n + 1, the leaves from `width` on.
    private var nodes: [CGFloat]

    /// - Complexity: O(n).
    init(_ lengths: [CGFloat]) {
        count = lengths.count
        var width = 1
        while width < lengths.count { width *= 2 }
        self.width = width
        nodes = [CGFloat](repeating: 0, count: width * 2)
        nodes.replaceSubrange(width..<width + lengths.count, with: lengths)
        for node in stride(from: width - 1, to: 0, by: -1) { nodes[node] = nodes[node * 2] + nodes[node * 2 + 1] }
    }

    var total: CGFloat { nodes[1] }

    /// The length at a place.
    ///
    /// - Complexity: O(1) to read, O(log n) to write.
    subscript(index: Int) -> CGFloat {
        get { nodes[width + index] }
        set {
            var node = width + index
            nodes[node] = newValue
            while node > 1 {
                node /= 2
                nodes[node] = nodes[node * 2] + nodes[node * 2 + 1]
            }
        }
    }

    /// The sum of the lengths before a place, which may be the end.
    ///
    /// - Complexity: O(log n).
    func start(of index: Int) -> CGFloat {
        if index >= width { return total }
        var sum: CGFloat = 0
        var node = 1
        var half = width / 2
        while half > 0 {
            node *= 2
            if index & half != 0 {
                sum += nodes[node]
                node += 1
            }
            half /= 2
        }
        return sum
    }

    /// The last place that begins at an offset or before it, and where it begins; nil outside of them all.
    ///
    /// - Complexity: O(log n).
    func place(at offset: CGFloat) -> (index: Int, start: CGFloat)? {
        guard count > 0, offset >= 0, offset < total else { return nil }
        var sum: CGFloat = 0
        var node = 1
        while node < width {
            node *= 2
            if offset >= sum + nodes[node] {
                sum += nodes[node]
                node += 1
            }
        }
        let index = min(node - width, count - 1)
        return (index, index == node - width ? sum : start(of: index))
    }
}
