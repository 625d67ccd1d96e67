@_spi(Headless) import HeadlessViews
import InterfaceDocuments

extension Subject {
    /// Laying out every scene and nib once after it was loaded: the median of the documents' milliseconds a view.
    static var layoutDocuments: Subject {
        Subject(name: "layout.documents", unit: "ms a view", goal: .below(1)) {
            let documents = try DocumentSamples.documents().files.map { try InterfaceDocument(bytes: $0.bytes, named: $0.name) }
            return Runs(measured: {
                MainActor.assumeIsolated {
                    let times = documents.compactMap { try? LaidOutDocument($0).millisecondsPerView }.filter(\.isFinite).sorted()
                    return times.isEmpty ? 0 : times[times.count / 2]
                }
            })
        }
    }
}

/// The views of a document that were loaded and not yet laid out.
@MainActor private struct LaidOutDocument {
    private let controllers: [UIViewController]
    private let roots: [UIView]

    init(_ document: InterfaceDocument) throws {
        if document.kind == .storyboard {
            controllers = UIStoryboard(document: document).loadAllScenes().controllers
        } else {
            controllers = []
        }
        let objects = document.kind == .storyboard ? [] : try UINib(document: document).load(withOwner: nil).objects
        roots = controllers.compactMap(\.view) + objects.compactMap { $0 as? UIView }
    }

    var millisecondsPerView: Double {
        let count = roots.reduce(0) { $0 + $1.viewCount }
        let start = processorSeconds()
        for root in roots { UnsatisfiableConstraints.collectQuietly { root.layoutIfNeeded() } }
        return count == 0 ? .infinity : (processorSeconds() - start) * 1000 / Double(count)
    }
}

extension UIView {
    fileprivate var viewCount: Int { subviews.reduce(1) { $0 + $1.viewCount } }
}

extension UnsatisfiableConstraints {
    /// Does some work whose conflicts nobody wants to hear of.
    @MainActor fileprivate static func collectQuietly(during work: () -> Void) { consume(collect(during: work)) }
}
