import Testing

@_spi(Headless) @testable import HeadlessViews

private final class ActionOwner: HeadlessObject, ActionTarget {
    static let actionTable = ActionTable(for: ActionOwner.self, ["press:": { target, sender in target.senders.append(sender) }])
    private(set) var senders: [Any?] = []
}

/// Takes an action on the responder chain.
final class ChainView: UIView, ActionTarget {
    static let actionTable = ActionTable(for: ChainView.self, ["press:": { target, _ in target.presses += 1 }])
    private(set) var presses = 0
}

@MainActor @Suite("Actions")
struct NibActionTests {
    private func button(_ destination: String) -> String {
        """
        <view id="1" customClass="ChainView" customModule="HeadlessViewsTests"><subviews>
            <button opaque="NO" id="2"><connections>
                <action selector="press:" destination="\(destination)" eventType="touchUpInside" id="a"/>
            </connections></button>
        </subviews></view>
        """
    }

    @Test("B6 Reach File's Owner with their sender")
    func owner() throws {
        let owner = ActionOwner()
        let loaded = try LoadedObjects(button("-1"), owner: owner)
        let button = try #require(loaded.object(as: UIView.self).subviews.first as? UIButton)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchDown)
        #expect(owner.senders.count == 1)
        #expect(owner.senders.first as? UIButton === button)
        #expect(loaded.report.actionsConnected == 1)
    }

    @Test("B6 To First Responder they go up the responder chain when they are sent")
    func firstResponder() throws {
        let loaded = try LoadedObjects(button("-2"))
        let view: ChainView = try loaded.object()
        (view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(view.presses == 1)
    }

    @Test("Of a gesture recogniser need no event, and those of an object that sends none are reported")
    func otherSources() throws {
        let loaded = try LoadedObjects(
            """
            <tapGestureRecognizer id="1"><connections><action selector="press:" destination="-1" id="a"/></connections></tapGestureRecognizer>
            <view id="2"><connections>
                <action selector="press:" destination="-1" eventType="touchUpInside" id="b"/>
            </connections></view>
            """, owner: ActionOwner())
        #expect(loaded.report.actionsConnected == 1)
        #expect(loaded.report.actionsUndeliverable == 1)
    }
}
