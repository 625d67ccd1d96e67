@_spi(Headless) import HeadlessViews
import InterfaceDocuments

extension Subject {
    /// Reading nibs and making their objects, connected and awake, against Foundation's parser over the same bytes.
    static var documentsLoad: Subject {
        Subject(name: "documents.load", unit: "MB/s", goal: .atLeast(0.9)) {
            let samples = try DocumentSamples.nibs()
            return Runs(
                measured: {
                    try MainActor.assumeIsolated {
                        try megabytesPerSecond(samples.byteCount) {
                            for file in samples.files {
                                let document = try InterfaceDocument(bytes: file.bytes, named: file.name)
                                consume(try UINib(document: document).load(withOwner: nil).objects)
                            }
                        }
                    }
                },
                floor: samples.parsedByFoundation)
        }
    }
}
