import Testing

@_spi(Headless) @testable import HeadlessViews

@MainActor private final class Owner {
    var view: UIView?
    var helper: NibHelper?
}

@MainActor @Suite("Outlets")
struct OutletTests {
    private func view(_ connections: String, customClass: String = "OutletView") -> String {
        """
        <view id="1" customClass="\(customClass)" customModule="HeadlessViewsTests">
            <subviews><view id="2" tag="2"/><label id="3"/><label id="4"/></subviews>
            <constraints><constraint firstAttribute="width" constant="40" id="5"/></constraints>
            <connections>\(connections)</connections>
        </view>
        """
    }

    @Test("B5 Private, weak, implicitly unwrapped and inherited ones, and one to a constraint")
    func kinds() throws {
        let loaded = try LoadedObjects(
            view(
                """
                <outlet property="hidden" destination="2" id="a"/><outlet property="distant" destination="2" id="b"/>
                <outlet property="certain" destination="2" id="c"/><outlet property="own" destination="2" id="d"/>
                <outlet property="width" destination="5" id="e"/>
                """, customClass: "DerivedOutletView"))
        let view: DerivedOutletView = try loaded.object()
        let inner = view.subviews[0]
        #expect(view.privateOutlet === inner)
        #expect(view.distant === inner)
        #expect(view.certain === inner)
        #expect(view.own === inner)
        #expect(view.width?.constant == 40)
        #expect(loaded.report.outletsConnected == 5)
        #expect(loaded.report.outletsUndeliverable == 0)
    }

    @Test("A weak outlet holds nothing")
    func weakness() throws {
        let loaded = try LoadedObjects(view(#"<outlet property="distant" destination="2" id="b"/>"#))
        let view: OutletView = try loaded.object()
        #expect(view.distant != nil)
        view.subviews[0].removeFromSuperview()
        #expect(view.distant == nil)
    }

    @Test("B5 File's Owner's, whatever its class")
    func owner() throws {
        let owner = Owner()
        let loaded = try LoadedObjects(
            #"<view id="1"/><customObject id="2" customClass="NibHelper" customModule="HeadlessViewsTests"/>"#, owner: owner,
            ownerConnections: #"<outlet property="view" destination="1" id="a"/><outlet property="helper" destination="2" id="b"/>"#
        )
        #expect(owner.view === loaded.all[0] as? UIView)
        #expect(owner.helper === loaded.all[1] as? NibHelper)
    }

    @Test("Those of custom objects, and those that lead to placeholders")
    func customObjects() throws {
        let owner = UIView()
        let connections = #"<connections><outlet property="view" destination="-1" id="a"/></connections>"#
        let loaded = try LoadedObjects(
            """
            <customObject id="1" customClass="NibHelper" customModule="HeadlessViewsTests">\(connections)</customObject>
            <customObject id="2" customClass="NibService" customModule="HeadlessViewsTests">\(connections)</customObject>
            """, owner: owner)
        #expect(try loaded.object(0, as: NibHelper.self).view === owner)
        #expect(try loaded.object(1, as: NibService.self).view === owner)
    }

    @Test("B11 An external object is found by its placeholder's identifier")
    func externalObjects() throws {
        let external = UIView()
        let text =
            view(#"<outlet property="certain" destination="9" id="a"/>"#)
            + #"<placeholder placeholderIdentifier="Shared" id="9"/>"#
        let loaded = try LoadedObjects(text, options: [.externalObjects: ["Shared": external, "Unused": UIView()]])
        #expect(try loaded.object(as: OutletView.self).certain === external)
        let without = try LoadedObjects(text)
        #expect(try without.object(as: OutletView.self).certain == nil)
        #expect(without.report.outletsUndeliverable == 1)
        #expect(without.report.unsetKeys.isEmpty)
    }

    @Test(
        "B27 Those that cannot be set are counted, told apart and leave the property as it was",
        arguments: [
            ("missing", "2", "not key value coding-compliant"), ("labels", "2", "it holds"), ("constant", "2", "it is a constant"),
            ("layoutState", "2", "not key value coding-compliant"),
        ])
    func undeliverable(property: String, destination: String, message: String) throws {
        let loaded = try LoadedObjects(view(#"<outlet property="\#(property)" destination="\#(destination)" id="a"/>"#))
        #expect(loaded.report.outletsConnected == 0)
        #expect(loaded.report.outletsUndeliverable == 1)
        #expect(try #require(loaded.report.unsetKeys.first).message.contains(message))
        #expect(loaded.report.unsetKeys.first?.element == "outlet")
    }

    @Test("Without an owner, or with nothing at the other end, an outlet stays unset and nobody raises")
    func missingEnds() throws {
        let loaded = try LoadedObjects(
            view(#"<outlet property="certain" destination="77" id="a"/>"#),
            ownerConnections: #"<outlet property="view" destination="1" id="b"/>"#)
        #expect(loaded.report.outletsUndeliverable == 2)
        #expect(loaded.report.unsetKeys.isEmpty)
        #expect(loaded.rules == ["dangling-reference"])
    }

    @Test("B17 Collections hold all of their members, in document order though nothing promises that, made new")
    func collections() throws {
        let loaded = try LoadedObjects(
            view(
                """
                <outletCollection property="members" destination="3" id="a"/><outletCollection property="labels" destination="4" id="b"/>
                <outletCollection property="members" destination="2" id="c"/><outletCollection property="members" destination="1" id="d"/>
                """))
        let view: OutletView = try loaded.object()
        #expect(view.members.map { "\(type(of: $0))" } == ["UILabel", "UIView", "OutletView"])
        #expect(view.labels?.count == 1)
        #expect(loaded.report.outletCollectionsConnected == 4)
    }

    @Test("A collection that appends keeps what is there; another one replaces it")
    func appending() throws {
        let connections = #"<outletCollection property="members" destination="3" appends="YES" id="a"/>"#
        let appending = try LoadedObjects(view(connections, customClass: "StockedView"))
        #expect(try appending.object(as: StockedView.self).members.count == 2)
        let replacing = try LoadedObjects(
            view(connections.replacingOccurrences(of: #" appends="YES""#, with: ""), customClass: "StockedView"))
        #expect(try replacing.object(as: StockedView.self).members.count == 1)
    }

    @Test("A member of the wrong class is left out and reported; the others are there")
    func wrongMembers() throws {
        let loaded = try LoadedObjects(
            view(
                """
                <outletCollection property="labels" destination="3" id="a"/><outletCollection property="labels" destination="2" id="b"/>
                <outletCollection property="labels" destination="4" id="c"/><outletCollection property="none" destination="4" id="d"/>
                <outletCollection property="members" destination="88" id="e"/>
                """))
        #expect(try loaded.object(as: OutletView.self).labels?.count == 2)
        #expect(loaded.report.outletCollectionsConnected == 2)
        #expect(loaded.report.outletCollectionsUndeliverable == 3)
        #expect(loaded.report.unsetKeys.count == 2)
    }

    @Test("A class that overrides setValue(_:forKey:) gets a collection whole")
    func overriddenCollection() throws {
        let loaded = try LoadedObjects(
            view(
                """
                <outletCollection property="byHand" destination="3" id="a"/><outletCollection property="byHand" destination="4" id="b"/>
                """, customClass: "HandView"))
        #expect(try loaded.object(as: HandView.self).given.map(\.count) == [2])
    }

    @Test("Gesture recognisers are attached in document order")
    func recognizers() throws {
        let loaded = try LoadedObjects(
            """
            <view id="1"><connections>
                <outletCollection property="gestureRecognizers" destination="2" appends="YES" id="a"/>
                <outletCollection property="gestureRecognizers" destination="3" appends="YES" id="b"/>
            </connections></view>
            <tapGestureRecognizer id="2"/><panGestureRecognizer id="3"/>
            """)
        let view: UIView = try loaded.object()
        #expect(view.gestureRecognizers?.map { "\(type(of: $0))" } == ["UITapGestureRecognizer", "UIPanGestureRecognizer"])
        #expect(view.gestureRecognizers?.allSatisfy { $0.view === view } == true)
    }
}

/// Has a member before the nib gives it any.
final class StockedView: UIView {
    var members: [UIView] = [UIView()]
}

/// Takes a collection by hand.
final class HandView: UIView {
    private(set) var given: [[UIView]] = []

    override func setValue(_ value: Any?, forKey key: String) {
        if key == "byHand", let members = value as? [UIView] { given.append(members) } else { super.setValue(value, forKey: key) }
    }
}
