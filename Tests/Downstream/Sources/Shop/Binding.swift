import ReusableCells

extension PosterListController {
    /// Shows what comes in, until the sequence ends.
    func show(_ posters: AsyncStream<[Poster]>) -> Task<Void, any Error> {
        tableView.register(Cells.poster)
        let binding = posters.bind(to: tableView.items(Cells.poster)) { row, poster, cell in cell.show(poster) }
        return binding
    }

    /// Shows nothing of what comes in any more.
    func stop(_ binding: Task<Void, any Error>) {
        binding.cancel()
    }
}
