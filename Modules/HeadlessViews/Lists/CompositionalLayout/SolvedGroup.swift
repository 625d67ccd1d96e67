/// The frames of a group's items, from the group's own corner.
struct SolvedGroup: Equatable {
    /// A frame, and how far in front it is.
    struct Place: Equatable {
        var frame: CGRect
        var zIndex = 0
        /// The axes along which the item says how long it is.
        var flexibleAxes: LayoutAxes = []
    }

    /// A view beside an item or group, and the item that it is counted by.
    struct Supplement: Equatable {
        var template: SupplementTemplate
        var item: Int
        var frame: CGRect
    }

    var size: CGSize
    var items: [Place] = []
    var supplements: [Supplement] = []

    /// The part of a group that has only so many items.
    func prefix(_ count: Int) -> SolvedGroup {
        guard count < items.count else { return self }
        return SolvedGroup(
            size: size, items: Array(items.prefix(count)), supplements: supplements.filter { $0.item < count })
    }

    /// Takes in another group's places, moved by that one's corner.
    mutating func add(_ other: SolvedGroup, at corner: CGPoint) {
        let first = items.count
        items += other.items.map { Place(frame: $0.frame.moved(by: corner), zIndex: $0.zIndex, flexibleAxes: $0.flexibleAxes) }
        supplements += other.supplements.map {
            Supplement(template: $0.template, item: $0.item + first, frame: $0.frame.moved(by: corner))
        }
    }
}
