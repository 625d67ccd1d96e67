import Foundation

/// A document of Interface Builder's, `.xib` or `.storyboard`, as it stands in its file.
///
/// Nothing of the file is dropped: what is not understood is kept, and reported by ``problems``. The value is cheap to copy, and safe to
/// use from several threads.
public struct InterfaceDocument: Sendable {
    /// What a document holds.
    public enum Kind: String, Sendable, Hashable {
        /// Objects that are made together.
        case nib
        /// Scenes, each of which is made on its own.
        case storyboard
    }

    /// What a document is for.
    public enum Platform: String, Sendable, Hashable {
        /// iPhone and iPad.
        case iOS
        /// Apple TV. The elements are those of iOS.
        case tvOS
    }

    let storage: InterfaceStorage

    init(storage: InterfaceStorage) {
        self.storage = storage
    }

    /// Reads a file.
    ///
    /// - Throws: ``InterfaceDocumentFailure`` if the file is not there, not Interface Builder's, or broken.
    public init(contentsOf url: URL) throws(InterfaceDocumentFailure) {
        let name = url.lastPathComponent
        storage = try InterfaceStorage(bytes: try DocumentFile(url: url).bytes(), named: name)
    }

    /// Reads the bytes of a file.
    ///
    /// `name` is the file's name, for messages.
    ///
    /// - Throws: ``InterfaceDocumentFailure`` if the bytes are not Interface Builder's, or broken.
    /// - Complexity: linear in the number of bytes. An `Array` is kept, not copied.
    public init(bytes: some Sequence<UInt8>, named name: String) throws(InterfaceDocumentFailure) {
        storage = try InterfaceStorage(bytes: Array(bytes), named: name)
    }

    /// The file's name.
    public var name: String { storage.name }

    /// Whether it is a nib or a storyboard.
    public var kind: Kind { storage.kind }

    /// The platform that it is for.
    public var platform: Platform { storage.platform }

    /// The `<document>` element.
    public var root: InterfaceElement { self[0] }

    /// The number of elements.
    ///
    /// Their ordinals run from 0 up to it.
    public var elementCount: Int { storage.records.elements.count }

    /// The element of an ordinal, in document order: an element comes before those inside it.
    public subscript(ordinal: Int) -> InterfaceElement {
        precondition(
            storage.records.elements.indices.contains(ordinal), "no element \(ordinal): \(name) has \(elementCount) elements")
        return InterfaceElement(storage: storage, ordinal: ordinal)
    }

    /// All elements, in document order.
    public var elements: some RandomAccessCollection<InterfaceElement> {
        (0..<elementCount).lazy.map { [storage] in InterfaceElement(storage: storage, ordinal: $0) }
    }
}
