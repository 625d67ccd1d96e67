/// The images behind a bar, for each place and kind of room.
struct BarImages {
    private struct Place: Hashable {
        var position: UIBarPosition
        var metrics: UIBarMetrics
    }

    private var images: [Place: UIImage] = [:]

    /// The image for a place; where none was set for it, the one for any place.
    subscript(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
        get {
            images[Place(position: position, metrics: metrics)] ?? images[Place(position: .any, metrics: metrics)]
        }
        set { images[Place(position: position, metrics: metrics)] = newValue }
    }
}
