import ConformanceRules
import Testing

/// Layouts that look wrong and are not.
@Suite(.serialized) struct LayoutSilenceTests {
    @Test("A list in a scene is asked for nothing that only an app has")
    func expectant() async { await expect([], of: Conformance.checks(for: ExpectantController.self)) }

    @Test("A tile that is given its size is laid out in the one that it was drawn with")
    func tile() async { await expect([], of: Conformance.checks(for: CoverTile.self)) }

    @Test(
        "Cells of code without constraints, and views of each kind of list",
        arguments: [
            SoundHeader.self, SoundTile.self, SoundShelf.self, Shop.Row.self, HostingHeaderFooterView<BannerView>.self,
            HostingSupplementaryView<BannerView>.self, HostingCollectionCell<BannerView>.self,
        ] as [AnyClass])
    func kinds(_ type: AnyClass) async { await expect([], of: Conformance.checks(for: type)) }

    @Test("A suite over a cell lays it out in each way once, and tells all rules from that")
    @MainActor func count() async {
        CountedCell.count = 0
        for check in Conformance.checks(for: CountedCell.self) where check.rule.group == "layout" { _ = await check.outcome() }
        #expect(CountedCell.count <= 24)
    }
}

/// It counts its objects.
final class CountedCell: UITableViewCell, Reusable {
    static var count = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.count += 1
    }

    required init?(coder: NSCoder) { nil }
}
