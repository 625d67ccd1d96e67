import ConformanceRules
import Testing

/// What goes wrong with sizes in apps, found by the rules, and what is right with them.
@MainActor @Suite(.serialized) struct LayoutPainTests {
    @Test("P33 Required edges of hosted content do not fight the height that a list gives, and the cell is as high as its content")
    func hostedEdges() async {
        await expect([], of: Conformance.checks(for: HostingTableCell<BannerView>.self))
        let cell = HostingTableCell<BannerView>(style: .default, reuseIdentifier: nil)
        _ = cell.hostedView
        let target = CGSize(width: 375, height: 0)
        let size = cell.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 375, height: 37))
    }

    @Test("P33 Edges that contradict one another in a narrow row are found")
    func requiredEdges() async { await expect(["layout.unsatisfiable"], of: Conformance.checks(for: TightCell.self)) }

    @Test("P34 A view that is measured twice in one width has one size, or is found")
    func settles() async {
        await expect(["layout.unsettled"], of: Conformance.checks(for: GrowingTile.self))
        await expect([], of: Conformance.checks(for: HostingCollectionCell<BannerView>.self))
    }

    @Test("P35 Hosted content has one size before and after its cell comes into a window, and no safe area of its own")
    func hostedSafeArea() {
        let cell = HostingCollectionCell<NoticeView>(frame: CGRect(x: 0, y: 0, width: 320, height: 10))
        let target = CGSize(width: 320, height: 0)
        func measured() -> CGSize {
            cell.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        }
        _ = cell.hostedView
        let before = measured()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)
        window.rootViewController = controller
        window.isHidden = false
        controller.view.addSubview(cell)
        window.layoutIfNeeded()
        #expect(controller.view.safeAreaInsets.top == 50)
        #expect(measured() == before)
        #expect(before == CGSize(width: 320, height: 36))
    }

    @Test("P38 What a view sets up once its nib is loaded is laid out with the rest")
    func setUp() async {
        let findings = await ConformanceReport(running: Conformance.checks(for: LateCell.self)).findings
        #expect(findings.map(\.rule) == [.layoutUnsatisfiable])
    }

    @Test("P49 Two equal items are found with their positions, before they are applied")
    func duplicates() async {
        let findings = await ConformanceReport(running: Conformance.checks(forItems: { ["tea", "milk", "tea"] })).findings
        #expect(
            findings.map(\.description) == [
                """
                list.items-alike: Swift.String
                  The items at 0 and at 2 are equal: "tea".
                  To mend it: Leave one of the two out, or give each an identity of its own.
                """
            ])
    }
}

/// A text with a margin all around, which keeps out of the safe area as views do.
private final class NoticeView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        addSubview(bar)
        NSLayoutConstraint.activate([
            bar.heightAnchor.constraint(equalToConstant: 20),
            bar.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            bar.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
            bar.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
