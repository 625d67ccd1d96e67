@_spi(Headless) import HeadlessViews
import InterfaceDocuments

extension Subject {
    /// Laying out every scene, nib and cell of a document on the canvas that it was drawn on: the median of the documents' milliseconds a
    /// view.
    static var layoutDocuments: Subject {
        Subject(name: "layout.documents", unit: "ms a view", goal: .below(1)) {
            let documents = try DocumentSamples.documents().files.map { try InterfaceDocument(bytes: $0.bytes, named: $0.name) }
            return Runs(measured: {
                MainActor.assumeIsolated {
                    let times = documents.compactMap { try? millisecondsPerView($0) }.sorted()
                    return times.isEmpty ? 0 : times[times.count / 2]
                }
            })
        }
    }

    /// The processor's time for one layout after the load; infinite for a document without views.
    @MainActor private static func millisecondsPerView(_ document: InterfaceDocument) throws -> Double {
        let canvas = DesignCanvas(document)
        // The objects are kept until they are laid out.
        let objects: [Any] = try canvas.loading {
            switch document.kind {
            case .storyboard: UIStoryboard(document: document, makesCustomClasses: false).loadAllScenes().controllers
            case .nib: try UINib(document: document, makesCustomClasses: false).load(withOwner: nil).objects
            }
        }
        return withExtendedLifetime(objects) {
            var count = 0
            let start = processorSeconds()
            consume(UnsatisfiableConstraints.collect { count = canvas.layOut().count })
            return count == 0 ? .infinity : (processorSeconds() - start) * 1000 / Double(count)
        }
    }
}
