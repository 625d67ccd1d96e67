/// A view in a cell that wants to hear of the cell's being used again.
///
/// Hosts ask for it: a hosted view that adopts it goes back to how it was when it was new.
@preconcurrency @MainActor public protocol ReusePreparing: AnyObject {
    /// Takes away what the view shows of the item before.
    func prepareForReuse()
}
