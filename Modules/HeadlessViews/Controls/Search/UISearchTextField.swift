/// The text field of a search bar, whose delegate is asked and told beside the field's own.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    /// Makes a field with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        borderStyle = .roundedRect
        clearButtonMode = .always
        returnKeyType = .search
        autocapitalizationType = .none
    }

    /// Makes the field that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The search bar that the field is in.
    weak var searchBar: UISearchBar?

    override func editingShouldBegin() -> Bool {
        guard super.editingShouldBegin() else { return false }
        return searchBar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
    }

    override func editingDidBegin() {
        super.editingDidBegin()
        if let searchBar { searchBar.delegate?.searchBarTextDidBeginEditing(searchBar) }
    }

    override func editingShouldEnd() -> Bool {
        guard super.editingShouldEnd() else { return false }
        return searchBar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
    }

    override func editingDidEnd() {
        super.editingDidEnd()
        if let searchBar { searchBar.delegate?.searchBarTextDidEndEditing(searchBar) }
    }

    override func shouldReplace(_ range: NSRange, with text: String) -> Bool {
        guard super.shouldReplace(range, with: text) else { return false }
        return searchBar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: text) } ?? true
    }

    override func editingDidChange() {
        super.editingDidChange()
        if let searchBar { searchBar.delegate?.searchBar(searchBar, textDidChange: text ?? "") }
    }

    override func shouldReturn() -> Bool {
        guard super.shouldReturn() else { return false }
        if let searchBar { searchBar.delegate?.searchBarSearchButtonClicked(searchBar) }
        return true
    }
}
