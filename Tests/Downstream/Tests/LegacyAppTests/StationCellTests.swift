import ReusableCells
import Testing

@testable import LegacyApp

@Suite("Cells of a module in the Swift 5 language mode") @MainActor
struct StationCellTests {
    @Test("Cells and headers come out connected")
    func cellAndHeader() {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        let (cell, header) = StationList().make(in: collection)
        #expect(cell.name == "Station")
        #expect(header.label.superview === header)
    }
}
