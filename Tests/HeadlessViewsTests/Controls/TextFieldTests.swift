@_spi(Headless) import HeadlessViews
import Testing

/// A delegate of text fields that remembers what it was asked and told.
@MainActor final class FieldLog: UITextFieldDelegate {
    var log: [String] = []
    var allows = true

    private func note(_ entry: String) -> Bool {
        log.append(entry)
        return allows
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("should begin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { _ = note("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("should end") }
    func textFieldDidEndEditing(_ textField: UITextField) { _ = note("did end") }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        note("\(range.location)+\(range.length) \(string)")
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("should return") }
}

@MainActor @Suite("Text fields", .serialized) struct TextFieldTests {
    let field = UITextField()
    let delegate = FieldLog()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        window.addSubview(field)
        field.delegate = delegate
    }

    private func record(_ events: [(UIControl.Event, String)]) {
        for (event, name) in events { field.addAction(UIAction { _ in self.delegate.log.append(name) }, for: event) }
    }

    @Test("Asks, begins, tells and sends; and the same way back")
    func editing() {
        record([(.editingDidBegin, "begin sent"), (.editingDidEnd, "end sent")])
        #expect(field.becomeFirstResponder())
        #expect(field.isEditing)
        #expect(field.isFirstResponder)
        #expect(field.resignFirstResponder())
        #expect(!field.isEditing)
        #expect(delegate.log == ["should begin", "did begin", "begin sent", "should end", "did end", "end sent"])
    }

    @Test("Does not begin where the delegate or the field itself does not allow it")
    func refusingToBegin() {
        delegate.allows = false
        #expect(!field.becomeFirstResponder())
        delegate.allows = true
        field.isEnabled = false
        #expect(!field.becomeFirstResponder())
        #expect(!field.isEditing)
    }

    @Test("D42 Stays where the delegate does not let editing end, though the view is told to end it")
    func refusingToEnd() {
        #expect(field.becomeFirstResponder())
        delegate.allows = false
        #expect(!field.resignFirstResponder())
        #expect(window.endEditing(true))
        #expect(field.isFirstResponder)
        #expect(!delegate.log.contains("did end"))
        delegate.allows = true
        #expect(field.resignFirstResponder())
    }

    @Test("Another field takes over only after this one has ended")
    func takingOver() {
        let other = UITextField()
        window.addSubview(other)
        #expect(field.becomeFirstResponder())
        #expect(other.becomeFirstResponder())
        #expect(!field.isEditing)
        #expect(delegate.log.last == "did end")
        #expect(other.resignFirstResponder())
    }

    @Test("Typing asks with the range in UTF-16, and sends")
    func typing() {
        record([(.editingChanged, "changed")])
        field.text = "né😀"
        field.insertText("!")
        field.deleteBackward()
        field.deleteBackward()
        #expect(field.text == "né")
        #expect(delegate.log == ["4+0 !", "changed", "4+1 ", "changed", "2+2 ", "changed"])
    }

    @Test("Typing that the delegate refuses changes nothing")
    func refusedTyping() {
        record([(.editingChanged, "changed")])
        delegate.allows = false
        field.text = "a"
        field.insertText("b")
        field.deleteBackward()
        #expect(field.text == "a")
        #expect(!delegate.log.contains("changed"))
    }

    @Test("Setting the text neither asks nor sends")
    func settingText() {
        record([(.editingChanged, "changed")])
        field.text = "a"
        #expect(delegate.log == [])
        field.text = nil
        #expect(field.text == "")
    }

    @Test("The return key ends editing only where something waits for that")
    func returnKey() {
        #expect(field.becomeFirstResponder())
        field.insertText("\n")
        #expect(field.isEditing)
        #expect(delegate.log.last == "should return")
        record([(.editingDidEndOnExit, "exit")])
        field.insertText("\n")
        #expect(!field.isEditing)
        #expect(delegate.log.contains("exit"))
        #expect(field.text == "")
    }

    @Test("A field that clears does so when editing begins, or with what is typed")
    func clearing() {
        field.text = "old"
        field.clearsOnInsertion = true
        field.insertText("n")
        #expect(field.text == "n")
        #expect(delegate.log == ["0+3 n"])
        field.insertText("e")
        #expect(field.text == "ne")
        field.clearsOnBeginEditing = true
        #expect(field.becomeFirstResponder())
        #expect(field.text == "")
        #expect(field.resignFirstResponder())
    }

    @Test("The views beside the text are subviews while they are shown")
    func overlays() {
        let left = UIView()
        field.leftView = left
        #expect(left.superview == nil)
        field.leftViewMode = .unlessEditing
        #expect(left.superview === field)
        #expect(field.becomeFirstResponder())
        #expect(left.superview == nil)
        #expect(field.resignFirstResponder())
        field.leftView = nil
        #expect(left.superview == nil)
    }

    @Test("A search bar's delegate hears of its field, and the bar stands in for the field")
    func searchBar() {
        @MainActor final class Log: UISearchBarDelegate {
            var log: [String] = []
            func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("began") }
            func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("ended") }
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append(searchText) }
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
        }
        let bar = UISearchBar()
        let log = Log()
        bar.delegate = log
        bar.text = "a"
        #expect(bar.becomeFirstResponder())
        #expect(bar.isFirstResponder)
        bar.searchTextField.insertText("b")
        bar.searchTextField.insertText("\n")
        #expect(bar.resignFirstResponder())
        #expect(log.log == ["began", "ab", "search", "ended"])
        #expect(bar.text == "ab")
        #expect(bar.sizeThatFits(CGSize(width: 320, height: 9)) == CGSize(width: 320, height: 44))
    }

    @Test("A search bar's delegate may refuse to begin, to end and to change")
    func searchBarRefusals() {
        @MainActor final class Refusing: UISearchBarDelegate {
            var allows = false
            func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { allows }
            func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { allows }
            func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
                allows
            }
        }
        let bar = UISearchBar()
        let refusing = Refusing()
        bar.delegate = refusing
        #expect(!bar.becomeFirstResponder())
        bar.searchTextField.insertText("b")
        #expect(bar.text == "")
        refusing.allows = true
        #expect(bar.becomeFirstResponder())
        refusing.allows = false
        #expect(!bar.resignFirstResponder())
        refusing.allows = true
        #expect(bar.resignFirstResponder())
    }

    @Test("A text view asks and tells its delegate, which is the scroll view's, too")
    func textView() {
        @MainActor final class Log: UITextViewDelegate {
            var log: [String] = []
            func textViewDidBeginEditing(_ textView: UITextView) { log.append("began") }
            func textViewDidChange(_ textView: UITextView) { log.append(textView.text) }
            func textViewDidEndEditing(_ textView: UITextView) { log.append("ended") }
        }
        let view = UITextView()
        let log = Log()
        view.delegate = log
        #expect((view as UIScrollView).delegate === log)
        #expect(view.becomeFirstResponder())
        view.insertText("a\n")
        view.deleteBackward()
        #expect(view.resignFirstResponder())
        #expect(log.log == ["began", "a\n", "a", "ended"])
        view.isEditable = false
        #expect(view.becomeFirstResponder())
        #expect(log.log.count == 4)
        #expect(view.resignFirstResponder())
        view.isSelectable = false
        #expect(!view.becomeFirstResponder())
    }
}
