extension ListFailure: CustomStringConvertible {
    /// The name of UIKit's exception, and its text.
    package var description: String {
        if case .nib(let failure) = self { failure.description } else { "\(exception.rawValue): \(reason)" }
    }

    /// Ends the process, as the exception ends an app.
    func raise() -> Never {
        if case .nib(let failure) = self { failure.raise() } else { exception.raise(reason) }
    }

    private var exception: UIKitException {
        switch self {
        case .emptyIdentifier, .noLayout, .wrongClass(.tableCell, _), .wrongClass(.headerFooter, _): .invalidArgument
        default: .internalInconsistency
        }
    }

    private var reason: String {
        switch self {
        case .emptyIdentifier(let view, let call): "must pass a valid reuse identifier to \(view.method(call))"
        case .wrongClass(let view, let name): view.wrongClass(name)
        case .notRegistered(let view, let identifier): view.notRegistered(identifier)
        case .wrongContent(let view, let identifier):
            """
            invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a \
            \(view.className) instance
            """
        case .otherIdentifier(let view, let inNib, let registered): view.otherIdentifier(inNib, registered: registered)
        case .nib(let failure): failure.description
        case .dequeuedTwice(let identifier, let path):
            """
            Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to dequeue more \
            cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method (without an index path). \
            Cell identifier: \(identifier), index path: \(path.printed)
            """
        case .unknownRow(let path):
            "request for rect at invalid index path (<NSIndexPath 0x0> \(path.count) indexes \(Array(path)))"
        case .noLayout: "UICollectionView must be initialized with a non-nil layout parameter"
        }
    }
}

extension ListedView {
    /// The class that UIKit's texts name.
    ///
    /// For a collection view's nib that is the same for cells and other views. `A63`
    fileprivate var className: String {
        switch self {
        case .tableCell: "UITableViewCell"
        case .headerFooter: "UITableViewHeaderFooterView"
        case .collectionCell, .supplementary, .decoration: "UICollectionReusableView"
        }
    }

    fileprivate func wrongClass(_ name: String) -> String {
        switch self {
        case .tableCell, .headerFooter: "must pass a class of kind \(className)"
        case .collectionCell: "attempt to register a cell class which is not a subclass of UICollectionViewCell (\(name))"
        case .supplementary, .decoration:
            "attempt to register a view class which is not a subclass of UICollectionReusableView (\(name))"
        }
    }

    fileprivate func notRegistered(_ identifier: String) -> String {
        let remedy = "must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
        return switch self {
        case .tableCell, .headerFooter: "unable to dequeue a cell with identifier \(identifier) - \(remedy)"
        case .collectionCell:
            "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - \(remedy)"
        case .supplementary(let kind): "could not dequeue a view of kind: \(kind) with identifier \(identifier) - \(remedy)"
        case .decoration(let kind):
            """
            could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a prototype in a storyboard
            """
        }
    }

    fileprivate func otherIdentifier(_ inNib: String, registered: String) -> String {
        switch self {
        // The spelling is UIKit's.
        case .tableCell, .headerFooter:
            "cell reuse indentifier in nib (\(inNib)) does not match the identifier used to register the nib (\(registered))"
        case .collectionCell, .supplementary, .decoration:
            "view reuse identifier in nib (\(inNib)) does not match the identifier used to register the nib (\(registered))"
        }
    }

    /// The Objective-C method that UIKit's text names.
    fileprivate func method(_ call: ListCall) -> String {
        switch call {
        case .registerClass: "-[\(listName) registerClass:\(registrationSuffix)]"
        case .registerNib: "-[\(listName) registerNib:\(registrationSuffix)]"
        case .dequeue: "-[\(listName) \(dequeueMethod)]"
        }
    }

    private var listName: String {
        switch self {
        case .tableCell, .headerFooter: "UITableView"
        case .collectionCell, .supplementary: "UICollectionView"
        case .decoration: "UICollectionViewLayout"
        }
    }

    private var registrationSuffix: String {
        switch self {
        case .tableCell: "forCellReuseIdentifier:"
        case .headerFooter: "forHeaderFooterViewReuseIdentifier:"
        case .collectionCell: "forCellWithReuseIdentifier:"
        case .supplementary: "forSupplementaryViewOfKind:withReuseIdentifier:"
        case .decoration: "forDecorationViewOfKind:"
        }
    }

    private var dequeueMethod: String {
        switch self {
        case .tableCell: "dequeueReusableCellWithIdentifier:forIndexPath:"
        case .headerFooter: "dequeueReusableHeaderFooterViewWithIdentifier:"
        case .collectionCell: "dequeueReusableCellWithReuseIdentifier:forIndexPath:"
        case .supplementary, .decoration: "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:"
        }
    }
}
