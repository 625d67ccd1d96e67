import InterfaceDocuments

/// What a segue of the kind `replace` does, which Interface Builder offered before iOS 8.
@MainActor extension InterfaceSegue {
    /// Puts the destination in the column of the source's split view controller that the segue names, or else in the one that the source is
    /// in; where there are no columns, shows it as the detail.
    func replace(for destination: UIViewController, from source: UIViewController, sender: Any?) {
        guard let split = source.splitViewController, let column = targetColumn(of: split) ?? split.column(holding: source) else {
            return source.showDetailViewController(destination, sender: sender)
        }
        split.setViewController(destination, for: column)
        split.show(column)
    }

    /// The column that the segue names by its place, from the primary one on.
    private func targetColumn(of split: UISplitViewController) -> UISplitViewController.Column? {
        let place = element["splitViewControllerTargetIndex"].flatMap { Int($0) }
        return place.flatMap { split.filledColumns.indices.contains($0) ? split.filledColumns[$0] : nil }
    }
}

extension UISplitViewController {
    /// The column with a controller, or with the container that it is in.
    fileprivate func column(holding controller: UIViewController) -> Column? {
        let child = sequence(first: controller, next: \.parent).first { $0.parent === self }
        return columns.first { $0.value === child }?.key
    }
}
