import InterfaceDocuments

@_spi(Headless) @testable import HeadlessViews

/// The actions that the stand-ins answer to, and those that have arrived.
@MainActor enum Catcher {
    /// The table of all stand-ins; empty for stand-ins that answer nothing.
    static var table = ActionTable(for: HeadlessObject.self, [:])
    private static var caught: [(selector: Selector, target: AnyObject)] = []

    static func learn(_ selectors: some Sequence<String>) {
        let methods = Set(selectors).map { name in
            (Selector(name), { (target: HeadlessObject, _: Any?) in caught.append((Selector(name), target)) })
        }
        table = ActionTable(for: HeadlessObject.self, Dictionary(uniqueKeysWithValues: methods))
    }

    /// What has arrived since this was last asked.
    static func page() -> [(selector: Selector, target: AnyObject)] {
        defer { caught = [] }
        return caught
    }
}

/// Stands in for a class of a real app, which is not here: it takes any outlet, and answers to the actions of ``Catcher``.
protocol StandIn: ActionTarget {}

extension StandIn {
    static var actionTable: ActionTable { Catcher.table }
}

/// Gives lists no rows and no items, as the classes of the apps do before they have data.
protocol EmptyLists: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {}

extension EmptyLists {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func numberOfSections(in collectionView: UICollectionView) -> Int { 0 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell()
    }
}

extension StandInController: EmptyLists, UIPickerViewDataSource, UIPickerViewDelegate, UISearchBarDelegate, UITextFieldDelegate,
    UITextViewDelegate, UIGestureRecognizerDelegate, UISearchDisplayDelegate
{
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 0 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
}

extension StandInTableController: UISearchBarDelegate, UISearchDisplayDelegate, UITextViewDelegate {}
extension StandInCollectionController: UIGestureRecognizerDelegate {}
extension StandInView: EmptyLists {}
extension StandInCollectionCell: EmptyLists {}
extension StandInTableCell: UITextFieldDelegate {}

final class StandInObject: HeadlessObject, StandIn {
    override func setValue(_ value: Any?, forUndefinedKey key: String) {}
}

final class StandInController: UIViewController, StandIn {
    override func setValue(_ value: Any?, forUndefinedKey key: String) {}
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { false }
}

final class StandInTableController: UITableViewController, StandIn {
    override func setValue(_ value: Any?, forUndefinedKey key: String) {}
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { false }
}

final class StandInCollectionController: UICollectionViewController, StandIn {
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 0 }
    override func setValue(_ value: Any?, forUndefinedKey key: String) {}
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { false }
}

final class StandInView: UIView, StandIn {
    override func setValue(_ value: Any?, forUndefinedKey key: String) {}
    override var canBecomeFirstResponder: Bool { true }
}

/// Stands in for a view that sends actions, which an app draws as a plain view of a control's class.
final class StandInControl: UIControl, StandIn {
    override func setValue(_ value: Any?, forUndefinedKey key: String) {}
}

final class StandInTableCell: UITableViewCell, StandIn {
    override func setValue(_ value: Any?, forUndefinedKey key: String) {}
}

final class StandInCollectionCell: UICollectionViewCell, StandIn {
    override func setValue(_ value: Any?, forUndefinedKey key: String) {}
}

final class StandInReusableView: UICollectionReusableView, StandIn {
    override func setValue(_ value: Any?, forUndefinedKey key: String) {}
}

final class StandInTextField: UITextField {
    override func setValue(_ value: Any?, forUndefinedKey key: String) {}
}

final class StandInStackView: UIStackView {
    override func setValue(_ value: Any?, forUndefinedKey key: String) {}
}

final class StandInTableView: UITableView {
    override func setValue(_ value: Any?, forUndefinedKey key: String) {}
}

final class StandInCollectionView: UICollectionView {
    override func setValue(_ value: Any?, forUndefinedKey key: String) {}
}

final class StandInTabBarItem: UITabBarItem {
    override func setValue(_ value: Any?, forUndefinedKey key: String) {}
}

/// Gives a real document stand-ins for the classes that are not here.
final class StandInResolver: InterfaceClassResolver {
    private static let types: [InterfaceWord: any InterfaceDecodable.Type] = [
        .viewController: StandInController.self, .tableViewController: StandInTableController.self,
        .collectionViewController: StandInCollectionController.self, .view: StandInView.self,
        .tableViewCell: StandInTableCell.self, .collectionViewCell: StandInCollectionCell.self,
        .collectionReusableView: StandInReusableView.self, .textField: StandInTextField.self, .stackView: StandInStackView.self,
        .tableView: StandInTableView.self, .collectionView: StandInCollectionView.self, .tabBarItem: StandInTabBarItem.self,
    ]

    /// The loads that asked for a class, where they are to be looked at afterwards.
    private(set) var loads: [InterfaceLoading] = []
    private let keepsLoads: Bool

    init(keepsLoads: Bool) {
        self.keepsLoads = keepsLoads
        super.init(owner: nil)
    }

    override func type(
        of element: InterfaceElement, base: any InterfaceDecodable.Type, loading: InterfaceLoading
    ) -> any InterfaceDecodable.Type {
        note(loading)
        return Self.isControl(element) ? StandInControl.self : Self.types[element.word] ?? base
    }

    override func makeCustomObject(of element: InterfaceElement, loading: InterfaceLoading) -> AnyObject? {
        note(loading)
        return StandInObject()
    }

    private static func isControl(_ element: InterfaceElement) -> Bool {
        element.word == .view && element.children(of: .connections).contains { $0[.eventType] != nil }
    }

    private func note(_ loading: InterfaceLoading) {
        if keepsLoads, loads.last !== loading, !loads.contains(where: { $0 === loading }) { loads.append(loading) }
    }
}

extension InterfaceDocument {
    /// The action connections of the document.
    var actionElements: [InterfaceElement] { elements.filter { $0.word == .action && $0.parent?.word == .connections } }
}
