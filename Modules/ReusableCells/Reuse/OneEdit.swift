/// Words that differ by one slip of the hand.
enum OneEdit {
    /// Whether one letter more, one less or another one makes one word of the other.
    static func separates(_ first: String, _ second: String) -> Bool {
        let (short, long) = first.count <= second.count ? (first, second) : (second, first)
        guard long.count - short.count <= 1, short != long else { return false }
        let common = zip(short, long).prefix { $0 == $1 }.count
        let shortRest = short.dropFirst(common)
        let longRest = long.dropFirst(common)
        return short.count == long.count ? shortRest.dropFirst() == longRest.dropFirst() : shortRest == longRest.dropFirst()
    }
}
