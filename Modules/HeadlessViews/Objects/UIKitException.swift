/// An exception that UIKit raises for a programmer's mistake, which nothing catches.
enum UIKitException: String {
    case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
    case genericError = "NSGenericException"
    case internalInconsistency = "NSInternalInconsistencyException"
    case invalidArgument = "NSInvalidArgumentException"
    case range = "NSRangeException"
    case unknownKey = "NSUnknownKeyException"

    /// Ends the process with the exception's name and reason on the standard error stream.
    ///
    /// Not a precondition, since those lose their text in release builds, where an app's log needs it most.
    func raise(_ reason: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
        fatalError("\(rawValue): \(reason)", file: file, line: line)
    }
}
