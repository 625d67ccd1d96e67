/// Why a file could not be read as a document of Interface Builder's.
///
/// The words are in `description`.
public enum InterfaceDocumentFailure: Error, Sendable, Hashable {
    /// The file could not be read; `reason` is the system's.
    case unreadable(file: String, reason: String)
    /// The path names a folder.
    case directory(file: String)
    /// The path names a folder that Xcode compiled from a storyboard or a nib.
    case compiledFolder(file: String)
    /// The file is a nib that Xcode compiled.
    case compiledNib(file: String)
    /// The file has no bytes, or nothing but white space.
    case empty(file: String)
    /// The file does not begin as XML does.
    case notXML(file: String, found: String)
    /// The text breaks a rule of XML.
    case malformed(file: String, position: SourcePosition, found: String, expected: String)
    /// The text ends too early.
    case truncated(file: String, position: SourcePosition, expected: String)
    /// The text is not in UTF-8. The position is that of the first byte that shows it.
    case wrongEncoding(file: String, position: SourcePosition, encoding: String)
    /// The text refers to an entity that XML does not predefine.
    case entityRefused(file: String, position: SourcePosition, name: String)
    /// The text has a document type declaration, which may declare entities.
    case documentTypeRefused(file: String, position: SourcePosition)
    /// Elements are nested deeper than a document of Interface Builder's ever is.
    case tooDeep(file: String, position: SourcePosition, limit: Int)
    /// The file is larger than a document of Interface Builder's ever is. Sizes are in bytes.
    case tooLarge(file: String, size: Int, limit: Int)
    /// An element has more attributes than one of Interface Builder's ever has.
    case tooManyAttributes(file: String, position: SourcePosition, limit: Int)
    /// The document is a keyed archive, as Xcode 3 and 4 wrote nibs.
    case keyedArchive(file: String)
    /// The document is for macOS.
    case macOS(file: String)
    /// The document is for watchOS.
    case watchOS(file: String)
    /// The document is XML, but none of Interface Builder's for a platform that is known; `type` is what it says that it is.
    case otherDocument(file: String, type: String)
}
