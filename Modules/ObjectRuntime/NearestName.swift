/// The candidate that a user most likely meant by `name`, or nil if none is near.
///
/// Near is at most a third of the name's letters, rounded up, inserted, removed or replaced; letter case does not count.
func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased())
    let limit = (wanted.count + 2) / 3
    var best: (name: String, distance: Int)?
    for candidate in candidates where abs(candidate.count - wanted.count) <= limit {
        let distance = editDistance(wanted, Array(candidate.lowercased()))
        if distance <= limit, distance < best?.distance ?? .max {
            best = (candidate, distance)
        }
    }
    return best?.name
}

/// How many letters to insert, remove or replace to turn one name into the other.
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
        var diagonal = row[0]
        row[0] = index + 1
        for (column, other) in second.enumerated() {
            let replaced = diagonal + (letter == other ? 0 : 1)
            diagonal = row[column + 1]
            row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
        }
    }
    return row[second.count]
}
