import HeadlessViews
import Testing

/// What compiles here is what a file for UIKit may say of isolation.
private final class IsolatedView: UIView {
    var title = ""

    override func awakeFromNib() {
        super.awakeFromNib()
        title = "awake"
    }
}

private final class NonisolatedView: UIView {
    var title = ""

    nonisolated override func awakeFromNib() {
        MainActor.assumeIsolated {
            super.awakeFromNib()
            title = "awake"
        }
    }

    nonisolated override func prepareForInterfaceBuilder() {
        MainActor.assumeIsolated { title = "prepared" }
    }
}

/// Reads class constants where there is no main actor.
private func constants() -> [CGFloat] { [UIView.noIntrinsicMetric, UITableView.automaticDimension] }

@Suite("Isolation")
struct IsolationTests {
    @Test("G5 Class constants can be read without the main actor")
    func classConstants() {
        #expect(constants() == [-1, -1])
        #expect(UICollectionView.elementKindSectionHeader == "UICollectionElementKindSectionHeader")
    }

    @MainActor @Test("G7 awakeFromNib may be overridden on the main actor")
    func isolatedOverride() {
        let view = IsolatedView()
        view.awakeFromNib()
        #expect(view.title == "awake")
    }

    @MainActor @Test("G7 awakeFromNib and prepareForInterfaceBuilder may be overridden on no actor")
    func nonisolatedOverride() {
        let view = NonisolatedView()
        view.awakeFromNib()
        #expect(view.title == "awake")
        view.prepareForInterfaceBuilder()
        #expect(view.title == "prepared")
    }

    @Test("G10 A description needs no main actor")
    func description() async {
        let view = await UIView()
        #expect(view.description.hasPrefix("<UIView: 0x"))
    }
}
