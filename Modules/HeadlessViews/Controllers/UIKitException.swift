/// What UIKit raises where it is misused.
///
/// There are no exceptions here: the program stops.
enum UIKitException: String {
    case internalInconsistency = "NSInternalInconsistencyException"
    case invalidArgument = "NSInvalidArgumentException"
    case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"

    /// Stops the program with the exception's name and UIKit's words for what is wrong, in release builds too.
    func raise(_ reason: String) -> Never { fatalError("\(rawValue): \(reason)") }
}
