import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Copies what Foundation's parser reports.
final class NameCollector: NSObject, XMLParserDelegate {
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
