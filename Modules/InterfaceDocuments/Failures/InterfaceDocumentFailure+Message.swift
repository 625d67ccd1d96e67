extension InterfaceDocumentFailure: CustomStringConvertible {
    /// The file and position, what was found, what was expected, and what mends it.
    public var description: String {
        let place = position.map { "\(file):\($0)" } ?? file
        return "\(place): \(finding). \(remedy)."
    }

    private var finding: String {
        switch self {
        case .unreadable(_, let reason): "the file cannot be read: \(reason)"
        case .directory: "this is a folder, not a file"
        case .compiledFolder: "this is a folder that Xcode compiled from a storyboard or a nib"
        case .compiledNib: "this is a nib that Xcode compiled"
        case .empty: "the file is empty"
        case .notXML(_, let found): "found \(found), expected the < that begins XML"
        case .malformed(_, _, let found, let expected): "found \(found), expected \(expected)"
        case .truncated(_, _, let expected): "the file ends, expected \(expected)"
        case .wrongEncoding(_, _, let encoding): "the text is in \(encoding), expected UTF-8"
        case .entityRefused(_, _, let name): "found a reference to the entity \(name), expected one of amp, lt, gt, quot and apos"
        case .documentTypeRefused: "found a document type declaration, expected an element"
        case .tooDeep(_, _, let limit): "found elements nested more than \(limit) deep"
        case .tooLarge(_, let size, let limit): "the file has \(size) bytes, expected at most \(limit)"
        case .tooManyAttributes(_, _, let limit): "found an element with more than \(limit) attributes"
        case .keyedArchive: "found <archive>, the format of Xcode 3 and 4, expected <document>"
        case .macOS: "found a document for macOS, expected one for iOS or tvOS"
        case .watchOS: "found a document for watchOS, expected one for iOS or tvOS"
        case .otherDocument(_, let type): "found \(type), expected a document of Interface Builder's for iOS or tvOS"
        }
    }

    private var remedy: String {
        switch self {
        case .unreadable: "Check the path and the file's permissions"
        case .directory: "Name a .xib or .storyboard file in it"
        case .compiledFolder, .compiledNib: "Name the .xib or .storyboard file that it was compiled from"
        case .empty: "Restore the file, or make it anew in Xcode"
        case .notXML: "Check that the file is a .xib or .storyboard"
        case .malformed, .truncated: "Restore the file, or mend its text at that place"
        case .wrongEncoding: "Open the file in Xcode and save it, which writes UTF-8"
        case .entityRefused: "Write the characters themselves, or a character reference such as &#8230;"
        case .documentTypeRefused: "Remove the <!DOCTYPE> declaration"
        case .tooDeep, .tooLarge, .tooManyAttributes: "Check that the file is one that Interface Builder wrote"
        case .keyedArchive: "Open the file in Xcode 5 or later and save it"
        case .macOS, .watchOS: "Leave the file out"
        case .otherDocument: "Check that the file is a .xib or .storyboard for iOS or tvOS"
        }
    }
}

extension InterfaceDocumentFailure {
    /// The file's name, as it was given.
    public var file: String {
        switch self {
        case .unreadable(let file, _), .directory(let file), .compiledFolder(let file), .compiledNib(let file), .empty(let file),
            .notXML(let file, _), .malformed(let file, _, _, _), .truncated(let file, _, _), .wrongEncoding(let file, _, _),
            .entityRefused(let file, _, _), .documentTypeRefused(let file, _), .tooDeep(let file, _, _), .tooLarge(let file, _, _),
            .tooManyAttributes(let file, _, _), .keyedArchive(let file), .macOS(let file), .watchOS(let file),
            .otherDocument(let file, _):
            file
        }
    }

    /// Where in the file it is, if it is in one place.
    public var position: SourcePosition? {
        switch self {
        case .malformed(_, let position, _, _), .truncated(_, let position, _), .wrongEncoding(_, let position, _),
            .entityRefused(_, let position, _), .documentTypeRefused(_, let position), .tooDeep(_, let position, _),
            .tooManyAttributes(_, let position, _):
            position
        default: nil
        }
    }
}
