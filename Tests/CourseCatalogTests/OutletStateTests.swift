import ReusableCells
import Testing

@testable import CourseCatalog

@Suite("Outlets of a view") @MainActor
struct OutletStateTests {
    private final class Panel: UIView {
        weak var nearView: UIView!
        var label: UILabel?
        var buttons: [UIButton]!
        let ruler = UIView()
        var title: String?
        var titles: [String]?
    }

    @Test("Only what may be without a view is an outlet, and one without a view is not connected")
    func outlets() {
        let panel = Panel()
        #expect(
            OutletState.outlets(of: panel) == ["nearView", "label", "buttons"].map { OutletState(name: $0, isConnected: false) })
        panel.label = UILabel()
        panel.buttons = []
        panel.nearView = panel.ruler
        #expect(OutletState.outlets(of: panel).filter { !$0.isConnected } == [])
    }
}
