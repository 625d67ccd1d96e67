extension String {
    /// What stands behind the last dot, or everything if there is none.
    var lastComponent: Substring {
        lastIndex(of: ".").map { self[index(after: $0)...] } ?? self[...]
    }
}
