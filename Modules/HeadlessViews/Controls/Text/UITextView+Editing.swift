extension UITextView {
    /// Posted when editing has begun; the object is the text view.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    /// Posted when the text has been changed by typing; the object is the text view.
    public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
    /// Posted when editing has ended; the object is the text view.
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")

    /// A view whose text can only be selected takes the role and is not edited.
    func beginEditing(_ becomeFirstResponder: () -> Bool) -> Bool {
        if isFirstResponder { return true }
        guard isEditable else { return becomeFirstResponder() }
        guard delegate?.textViewShouldBeginEditing(self) ?? true, becomeFirstResponder() else { return false }
        isEditing = true
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    func endEditing(_ resignFirstResponder: () -> Bool) -> Bool {
        guard isEditing else { return resignFirstResponder() }
        guard delegate?.textViewShouldEndEditing(self) ?? true, resignFirstResponder() else { return false }
        isEditing = false
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    /// Adds a text at the end.
    func type(_ addition: String) {
        let old: String = clearsOnInsertion ? "" : text
        let range =
            clearsOnInsertion ? NSRange(location: 0, length: text.utf16.count) : NSRange(location: old.utf16.count, length: 0)
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: addition) ?? true else { return }
        clearsOnInsertion = false
        takeTyped(old + addition)
    }

    func deleteLast() {
        guard let last = text.last else { return }
        let length = last.utf16.count
        let range = NSRange(location: text.utf16.count - length, length: length)
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: "") ?? true else { return }
        takeTyped(String(text.dropLast()))
    }

    private func takeTyped(_ new: String) {
        text = new
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
}
