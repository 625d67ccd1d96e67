@testable import HeadlessViews
import Testing

@Suite("The texts of list failures")
struct ListFailureTests {
    private static let remedy = "must register a nib or a class for the identifier or connect a prototype cell in a storyboard"

    private static let texts: [(ListFailure, String)] = [
        (
            .notRegistered(.tableCell, identifier: "X"),
            "NSInternalInconsistencyException: unable to dequeue a cell with identifier X - \(remedy)"
        ),
        (
            .notRegistered(.supplementary(kind: "K"), identifier: "X"),
            "NSInternalInconsistencyException: could not dequeue a view of kind: K with identifier X - \(remedy)"
        ),
        (.wrongClass(.tableCell, name: "X"), "NSInvalidArgumentException: must pass a class of kind UITableViewCell"),
        (
            .wrongClass(.headerFooter, name: "X"),
            "NSInvalidArgumentException: must pass a class of kind UITableViewHeaderFooterView"
        ),
        (
            .wrongClass(.supplementary(kind: "K"), name: "X"),
            """
            NSInternalInconsistencyException: attempt to register a view class which is not a subclass of \
            UICollectionReusableView (X)
            """
        ),
        (
            .wrongContent(.headerFooter, identifier: "X"),
            """
            NSInternalInconsistencyException: invalid nib registered for identifier (X) - nib must contain exactly one top level \
            object which must be a UITableViewHeaderFooterView instance
            """
        ),
    ]

    @Test("A60 A61 A63 A74 Has UIKit's words", arguments: texts.indices)
    func text(_ index: Int) {
        let (failure, text) = Self.texts[index]
        #expect(failure.description == text)
    }

    @Test(
        "A75 Names the method that got an empty identifier",
        arguments: zip(
            [ListedView.tableCell, .headerFooter, .collectionCell, .supplementary(kind: "K")],
            [
                "-[UITableView registerNib:forCellReuseIdentifier:]",
                "-[UITableView registerNib:forHeaderFooterViewReuseIdentifier:]",
                "-[UICollectionView registerNib:forCellWithReuseIdentifier:]",
                "-[UICollectionView registerNib:forSupplementaryViewOfKind:withReuseIdentifier:]",
            ]))
    func methods(_ view: ListedView, _ method: String) {
        #expect(
            ListFailure.emptyIdentifier(view, .registerNib).description
                == "NSInvalidArgumentException: must pass a valid reuse identifier to \(method)")
    }
}
