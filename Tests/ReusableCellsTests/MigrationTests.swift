import ReusableCells
import Testing

@MainActor @Suite struct MigrationTests {
    @Test("Code that was written for Reusable gives out its cells")
    func migrated() {
        let table = UITableView()
        table.registerAll(MigratedCell.self)
        let cell: MigratedCell = table.cell(for: .first)
        #expect(cell.reuseIdentifier == MigratedCell.reuseIdentifier)
    }
}
