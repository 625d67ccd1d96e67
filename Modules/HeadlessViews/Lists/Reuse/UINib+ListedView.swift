extension UINib {
    /// The view of a list that is the nib's only object at the top. `A9`
    func makeOnlyView<View: UIView>(
        _ viewType: View.Type, for listed: ListedView, identifier: String
    ) throws(ListFailure) -> View {
        let objects: [Any]
        do throws(NibLoadFailure) {
            // An app's own nib class makes its objects its own way, which can only trap.
            objects = type(of: self) == UINib.self ? try makeObjects(owner: nil, options: nil) : instantiate(withOwner: nil)
        } catch {
            throw .nib(error)
        }
        guard objects.count == 1, let view = objects[0] as? View else {
            throw .wrongContent(listed, identifier: identifier)
        }
        return view
    }
}

extension ListedView {
    /// The identifier of a view that came from a nib: the registered one, which the view's own must equal where it has one. `A10` `A64`
    func identifier(inNib: String?, registered: String) throws(ListFailure) -> String {
        guard let inNib, !inNib.isEmpty, inNib != registered else { return registered }
        throw .otherIdentifier(self, inNib: inNib, registered: registered)
    }

    /// Refuses an empty identifier. `A75`
    func check(_ identifier: String, in call: ListCall) throws(ListFailure) {
        if identifier.isEmpty { throw .emptyIdentifier(self, call) }
    }

    /// What to register for a class, which must be of the sort. `A74`
    func source<View: AnyObject>(of type: AnyClass?, as _: View.Type) throws(ListFailure) -> ReuseSource<View>? {
        guard let type else { return nil }
        guard let viewType = type as? View.Type else { throw .wrongClass(self, name: "\(type)") }
        return .type(viewType)
    }
}
