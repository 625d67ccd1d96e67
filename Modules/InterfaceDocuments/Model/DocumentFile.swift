import Foundation

/// A file that is to be read as a document.
struct DocumentFile {
    var url: URL

    /// The file's bytes.
    ///
    /// A file that is too large is not read.
    func bytes() throws(InterfaceDocumentFailure) -> [UInt8] {
        let name = url.lastPathComponent
        guard url.isFileURL else { throw .unreadable(file: name, reason: "\(url.absoluteString) is not a file URL") }
        try refuseFolder(named: name)
        do {
            let size = try FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
            return try readRegularFile(size, named: name)
        } catch let failure as InterfaceDocumentFailure {
            throw failure
        } catch {
            throw .unreadable(file: name, reason: error.localizedDescription)
        }
    }

    /// A pipe or a device could give bytes for ever.
    private func readRegularFile(_ file: [FileAttributeKey: Any], named name: String) throws -> [UInt8] {
        guard file[.type] as? FileAttributeType == .typeRegular else {
            throw InterfaceDocumentFailure.unreadable(file: name, reason: "it is not a regular file")
        }
        if let size = (file[.size] as? NSNumber)?.intValue, size > MarkupLimits.byteCount {
            throw InterfaceDocumentFailure.tooLarge(file: name, size: size, limit: MarkupLimits.byteCount)
        }
        return Array(try Data(contentsOf: url))
    }

    private func refuseFolder(named name: String) throws(InterfaceDocumentFailure) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else { return }
        let holdsCompiledNib = FileManager.default.fileExists(atPath: url.appendingPathComponent("runtime.nib").path)
        if ["storyboardc", "nib"].contains(url.pathExtension) || holdsCompiledNib {
            throw .compiledFolder(file: name)
        }
        throw .directory(file: name)
    }
}
