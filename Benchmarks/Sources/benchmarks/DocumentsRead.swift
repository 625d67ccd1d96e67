import Foundation
import InterfaceDocuments

extension Subject {
    /// Reading documents from memory into the model, against Foundation's parser with the names and attributes copied and nothing built.
    static var documentsRead: Subject {
        Subject(name: "documents.read", unit: "MB/s", goal: .atLeast(3)) {
            let samples = try DocumentSamples.documents()
            return Runs(
                measured: {
                    try megabytesPerSecond(samples.byteCount) {
                        for file in samples.files {
                            consume(try InterfaceDocument(bytes: file.bytes, named: file.name))
                        }
                    }
                },
                floor: samples.parsedByFoundation)
        }
    }
}
