import CourseCatalog

/// `reusable` without arguments: checks the sample app and shows what its cells, headers and views are.
@MainActor struct SampleCommand {
    let terminal: Terminal

    func run() -> ReusableCommand.Status {
        let tour = CourseCatalogTour()
        terminal.print(SampleReport(tour).text)
        return tour.failures.isEmpty ? .clean : .findings
    }
}
