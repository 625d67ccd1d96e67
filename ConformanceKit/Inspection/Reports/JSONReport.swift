import Foundation

/// What was found out about documents, for machines.
public struct JSONReport {
    private let inspections: [DocumentInspection]

    /// Makes a report.
    public init(_ inspections: [DocumentInspection]) { self.inspections = inspections }

    /// An array with an object for each document, a line each and with its keys in alphabetical order.
    public var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return "[\n" + inspections.map { Self.encoded($0, encoder) }.joined(separator: ",\n") + "\n]"
    }

    private static func encoded(_ inspection: DocumentInspection, _ encoder: JSONEncoder) -> String {
        do {
            return String(decoding: try encoder.encode(inspection), as: UTF8.self)
        } catch {
            preconditionFailure("Strings and integers can always be written as JSON: \(error)")
        }
    }
}
