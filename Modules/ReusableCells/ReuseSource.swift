/// What a list makes new views of.
public enum ReuseSource {
    /// A class, by its own initializer.
    case type(AnyClass)
    /// A nib with one top-level object.
    case nib(UINib)
}

extension ReuseSource {
    /// What a reusable class is registered with: its nib if it has one, else the class.
    ///
    /// The class itself decides, as it is met at run time: a generic function, or a variable that holds a class, need not know of
    /// nibs.
    @MainActor init(of type: any Reusable.Type) throws(ReuseFailure) {
        guard let loadable = type as? any NibLoadable.Type else {
            self = .type(type)
            return
        }
        do throws(NibFailure) {
            self = .nib(try loadable.foundNib())
        } catch {
            throw .nib(error)
        }
    }
}
