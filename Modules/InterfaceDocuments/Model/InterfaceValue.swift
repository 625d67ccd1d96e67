/// The value of an attribute: a slice of the document, read as what it is asked for.
///
/// Nothing is allocated until ``string`` is.
public struct InterfaceValue: Sendable {
    let storage: InterfaceStorage
    let record: AttributeRecord

    /// The value as text, with references resolved.
    public var string: String {
        withResolvedBytes { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether the value is the empty text.
    public var isEmpty: Bool { record.value.isEmpty }

    /// The word that the value spells, ``InterfaceWord/unknown`` if it is not in the vocabulary.
    public var word: InterfaceWord {
        storage.records.bytes.withUnsafeBufferPointer { WordTable.shared.word(spelledBy: record.value, in: ByteCursor(bytes: $0)) }
    }

    /// `YES` or `NO`, or `true` or `false`; nil for anything else.
    public var boolean: Bool? {
        withResolvedBytes { bytes in
            if Self.isEqual(bytes, "YES") || Self.isEqual(bytes, "true") { return true }
            return Self.isEqual(bytes, "NO") || Self.isEqual(bytes, "false") ? false : nil
        }
    }

    /// The place of the first of some texts that the value is; nil if it is none of them.
    package func firstIndex(in texts: [StaticString]) -> Int? {
        withResolvedBytes { bytes in texts.firstIndex { Self.isEqual(bytes, $0) } }
    }

    @inline(__always)
    private static func isEqual(_ bytes: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
        guard bytes.count == text.utf8CodeUnitCount else { return false }
        let start = text.utf8Start
        for place in bytes.indices where bytes[place] != start[place] { return false }
        return true
    }

    func withResolvedBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        storage.records.withValue(of: record, body)
    }
}

extension InterfaceValue: Hashable, CustomStringConvertible {
    /// Whether two values are the same text, be they of one document or of two.
    public static func == (left: Self, right: Self) -> Bool {
        left.withResolvedBytes { left in right.withResolvedBytes { left.elementsEqual($0) } }
    }

    /// Whether the value is a literal's text.
    public static func == (value: Self, literal: StaticString) -> Bool {
        value.withResolvedBytes { isEqual($0, literal) }
    }

    /// Whether the value is a literal's text, for `switch`.
    public static func ~= (literal: StaticString, value: Self) -> Bool {
        value == literal
    }

    /// Hashes what the value says.
    public func hash(into hasher: inout Hasher) {
        withResolvedBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    /// The value as text.
    public var description: String { string }
}

extension Optional where Wrapped == InterfaceValue {
    /// Whether there is a value, and it is a literal's text.
    public static func == (value: Self, literal: StaticString) -> Bool {
        value.map { $0 == literal } ?? false
    }
}
