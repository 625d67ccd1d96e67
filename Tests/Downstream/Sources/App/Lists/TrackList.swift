import ReusableCells

/// Shows the names of tracks as they come in.
@MainActor final class TrackList {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private var binding: Task<Void, any Error>?

    init() {
        table.register(Tokens.track)
    }

    func show(_ names: AsyncStream<[String]>) {
        binding = names.bind(to: table.items(Tokens.track)) { _, name, cell in cell.name = name }
    }

    func stop() async {
        binding?.cancel()
        _ = await binding?.result
    }
}
