/// What a list makes new views of.
public enum ReuseSource {
    /// A class, by its own initializer.
    case type(AnyClass)
    /// A nib with one top-level object.
    case nib(UINib)
}

extension ReuseSource {
    /// What a class is registered with: its nib if it has one, else the class.
    ///
    /// The class itself decides, as it is met at run time: a generic function, or a variable that holds a class, need not know of
    /// nibs.
    @MainActor init(of type: AnyClass) throws(ReuseFailure) {
        self = try ReuseSource.nib(of: type).map { .nib($0) } ?? .type(type)
    }

    /// The nib of a class, or nil if it has none.
    @MainActor static func nib(of type: AnyClass) throws(ReuseFailure) -> UINib? {
        guard let loadable = type as? any NibLoadable.Type else { return (type as? any Reusable.Type)?.nib }
        do throws(NibFailure) {
            return try loadable.foundNib()
        } catch {
            throw .nib(error)
        }
    }
}
