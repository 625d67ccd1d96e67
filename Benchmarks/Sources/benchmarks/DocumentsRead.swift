import Foundation
import InterfaceDocuments

#if canImport(FoundationXML)
    import FoundationXML
#endif

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
                floor: {
                    megabytesPerSecond(samples.byteCount) {
                        for file in samples.files {
                            NameCollector().parse(file.bytes)
                        }
                    }
                })
        }
    }
}

/// Copies what Foundation's parser reports.
private final class NameCollector: NSObject, XMLParserDelegate {
    private var names: [String] = []
    private var attributes: [[String: String]] = []

    func parse(_ bytes: [UInt8]) {
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = self
        precondition(parser.parse(), "Foundation's parser refuses a document: \(String(describing: parser.parserError))")
        consume(names)
        consume(attributes)
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        names.append(name)
        self.attributes.append(attributes)
    }
}
