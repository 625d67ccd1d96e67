import InterfaceDocuments

/// The views that loads of documents make, for whoever asks for all of them with their elements.
///
/// It keeps them alive, the views of prototypes too. While nobody asks, a load only looks whether anyone does.
@MainActor final class LoadRecord {
    /// A view and the element that it was made of.
    struct Entry {
        let element: InterfaceElement
        let view: UIView
    }

    /// The record that loads write in now; nil while nobody asks.
    private(set) static var current: LoadRecord?

    private(set) var entries: [Entry] = []
    /// All that was made: controllers have the guides at the ends of their views.
    private var objects: [AnyObject] = []

    /// Does some work, and records the views that loads make meanwhile.
    func recording<Result>(_ work: () throws -> Result) rethrows -> Result {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        return try work()
    }

    func add(_ made: [(element: InterfaceElement, object: AnyObject)]) {
        objects += made.map(\.object)
        entries += made.compactMap { entry in (entry.object as? UIView).map { Entry(element: entry.element, view: $0) } }
    }
}
