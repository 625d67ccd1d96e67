import CourseCatalog

/// `reusable` without arguments: checks the sample app, shows what its cells, headers and views are, and walks through its storyboard.
@MainActor struct SampleCommand {
    let terminal: Terminal

    func run() -> ReusableCommand.Status {
        let tour = CourseCatalogTour()
        let walk = CatalogWalk()
        terminal.print(SampleReport(tour, walk).text)
        return tour.failures.isEmpty && walk.failures.isEmpty ? .clean : .findings
    }
}
