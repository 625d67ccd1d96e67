import AllocatedMemory
import InterfaceDocuments

extension Subject {
    /// The heap that models of documents take, their text among it, by the bytes of text.
    static var documentsMemory: Subject {
        Subject(name: "documents.memory", unit: "bytes/byte", goal: .below(12)) {
            let samples = try DocumentSamples.documents()
            return Runs(measured: {
                let before = Int(allocatedMemory())
                // A copy of the bytes for each model, as reading it from a file would make.
                let documents = try samples.files.map { try InterfaceDocument(bytes: $0.bytes.map { $0 }, named: $0.name) }
                let after = Int(allocatedMemory())
                return withExtendedLifetime(documents) { Double(after - before) / Double(samples.byteCount) }
            })
        }
    }
}
