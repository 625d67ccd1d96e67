extension Array where Element == Int {
    /// The positions of the longest of the increasing sequences that leaving out some elements makes: those that need not move.
    ///
    /// - Complexity: O(n log n), O(n) for elements that are in order.
    var longestIncreasingPositions: [Int] {
        // The position of the least element that ends an increasing sequence of each length, and what comes before each element in its own.
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: count)
        for position in indices {
            let element = self[position]
            let length =
                if let last = ends.last, self[last] < element { ends.count } else { ends.partitionPoint { self[$0] < element } }
            if length > 0 { previous[position] = ends[length - 1] }
            if length == ends.count { ends.append(position) } else { ends[length] = position }
        }
        var positions: [Int] = []
        var position = ends.last ?? -1
        while position >= 0 {
            positions.append(position)
            position = previous[position]
        }
        return positions.reversed()
    }
}
