import Testing

@_spi(Headless) @testable import HeadlessViews

@Suite("Alerts") @MainActor
struct AlertTests {
    @Test("An alert has its title, message, actions and fields in order")
    func content() {
        let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
        #expect(alert.title == "Delete?")
        #expect(alert.message == "For good.")
        #expect(alert.preferredStyle == .alert)
        #expect(alert.textFields == nil)
        let (delete, keep) = (
            UIAlertAction(title: "Delete", style: .destructive), UIAlertAction(title: "Keep", style: .cancel)
        )
        alert.addAction(delete)
        alert.addAction(keep)
        alert.preferredAction = keep
        #expect(alert.actions == [delete, keep])
        #expect(alert.preferredAction === keep)
        #expect(delete.style == .destructive && delete.isEnabled)
        alert.addTextField { $0.placeholder = "Reason" }
        alert.addTextField()
        #expect(alert.textFields?.map(\.placeholder) == ["Reason", nil])
        #expect(UIAlertController().preferredStyle == .actionSheet)
    }

    @Test("A tap on an action takes the alert away and then runs its handler, with what was typed")
    func tap() throws {
        let root = UIViewController()
        let window = shownWindow(root)
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addTextField()
        var found: [String] = []
        let action = UIAlertAction(title: "OK", style: .default) { action in
            found.append("\(action.title ?? "") \(alert.textFields?.first?.text ?? "") \(root.presentedViewController == nil)")
        }
        alert.addAction(action)
        #expect(!alert.tap(action))
        root.present(alert, animated: true)
        #expect(root.view.window === window)
        let field = try #require(alert.textFields?.first)
        #expect(field.window === window)
        field.insertText("yes")
        action.isEnabled = false
        #expect(!alert.tap(action))
        action.isEnabled = true
        #expect(!alert.tap(UIAlertAction()))
        #expect(alert.tap(action))
        #expect(found == ["OK yes true"])
    }

    @Test("A second action that cancels")
    func twoCancels() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: nil, style: .cancel))
            alert.addAction(UIAlertAction(title: nil, style: .cancel))
        }
        #expect(lastWords(result).contains("can only have one action with a style of UIAlertActionStyleCancel"))
    }

    @Test("A field in a sheet of actions")
    func fieldInSheet() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
        }
        #expect(lastWords(result).contains("Text fields can only be added to an alert controller of style"))
    }
}
