extension UITextField {
    func beginEditing(_ becomeFirstResponder: () -> Bool) -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, editingShouldBegin(), becomeFirstResponder() else { return false }
        isEditing = true
        if clearsOnBeginEditing { text = "" }
        showOverlays()
        editingDidBegin()
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        sendActions(for: .editingDidBegin)
        return true
    }

    func endEditing(_ resignFirstResponder: () -> Bool) -> Bool {
        guard isEditing else { return resignFirstResponder() }
        guard editingShouldEnd(), resignFirstResponder() else { return false }
        isEditing = false
        showOverlays()
        editingDidEnd()
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        sendActions(for: .editingDidEnd)
        return true
    }

    /// Adds a text at the end.
    func type(_ addition: String) {
        let old = clearsOnInsertion ? "" : text ?? ""
        let range =
            clearsOnInsertion
            ? NSRange(location: 0, length: (text ?? "").utf16.count) : NSRange(location: old.utf16.count, length: 0)
        guard shouldReplace(range, with: addition) else { return }
        clearsOnInsertion = false
        takeTyped(old + addition)
    }

    func deleteLast() {
        guard let old = text, let last = old.last else { return }
        let length = last.utf16.count
        guard shouldReplace(NSRange(location: old.utf16.count - length, length: length), with: "") else { return }
        takeTyped(String(old.dropLast()))
    }

    /// The return key ends editing only where something waits for that.
    func pressReturn() {
        guard shouldReturn() else { return }
        sendActions(for: .primaryActionTriggered)
        guard allControlEvents.contains(.editingDidEndOnExit) else { return }
        sendActions(for: .editingDidEndOnExit)
        resignFirstResponder()
    }

    private func takeTyped(_ new: String) {
        text = new
        editingDidChange()
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        sendActions(for: .editingChanged)
    }

    func takeDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
        if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = paragraph.alignment }
    }

    func replaceOverlay(_ old: UIView?) {
        if let old, old !== leftView, old !== rightView, old.superview === self { old.removeFromSuperview() }
        showOverlays()
    }

    /// Makes subviews of the views beside the text that are shown now.
    func showOverlays() {
        for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
            guard let view else { continue }
            if mode.shows(whileEditing: isEditing) {
                if view.superview !== self { addSubview(view) }
            } else if view.superview === self {
                view.removeFromSuperview()
            }
        }
    }
}

extension UITextField.ViewMode {
    func shows(whileEditing isEditing: Bool) -> Bool {
        switch self {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }
}
