import Inspection

/// `reusable inspect`: says what is in documents.
@MainActor struct InspectCommand {
    let options: InspectOptions
    let terminal: Terminal

    /// From this many documents on, the work is long enough to be watched.
    private static let longWork = 50

    func run() -> ReusableCommand.Status {
        do throws(DocumentSearch.NothingThere) {
            var found: [FoundDocument] = []
            for path in options.paths { found += try DocumentSearch.documents(at: path) }
            let inspections = inspect(found)
            terminal.print(options.isJSON ? JSONReport(inspections).text : TextReport(inspections).text)
            return status(of: inspections)
        } catch {
            terminal.printError("\(HelpTopic.inspect.name): \(error.description)")
            return .unusable
        }
    }

    private func inspect(_ found: [FoundDocument]) -> [DocumentInspection] {
        let inspector = DocumentInspector(makesTrees: options.showsTrees, findsFrames: options.findsFrames)
        let isLong = found.count > Self.longWork
        var inspections: [DocumentInspection] = []
        for (number, document) in found.enumerated() {
            if isLong { terminal.showProgress("\(number + 1) of \(found.count) \(document.file)") }
            inspections.append(inspector.inspect(document))
        }
        if isLong { terminal.endProgress() }
        return inspections
    }

    /// A file that was named is to be read, whereas a folder may hold documents of other platforms too.
    private func status(of inspections: [DocumentInspection]) -> ReusableCommand.Status {
        let named = Set(options.paths)
        if inspections.contains(where: { $0.refusal != nil && named.contains($0.source.file) }) { return .unusable }
        return options.isJSON || inspections.allSatisfy(\.isClean) ? .clean : .findings
    }
}
