import Testing

@_spi(Headless) @testable import HeadlessViews

/// A view's class that documents name.
final class NamedView: UIView {
    var isNamed = true
    var note = ""
}

/// Has a generic ancestor, and is none itself.
class HolderView<Content>: UIView {
    var content: Content?
}

final class TextHolderView: HolderView<String> {}

@MainActor @Suite("Custom classes")
struct CustomClassTests {
    private func load(_ attributes: String, element: String = "view", owner: Any? = nil) throws -> LoadedObjects {
        try LoadedObjects("<\(element) id=\"1\" \(attributes)/>", owner: owner)
    }

    @Test(
        "B38 Are found in their module; in the document's own target whatever that was called; and by their name alone",
        arguments: [
            #"customClass="NamedView" customModule="HeadlessViewsTests""#,
            #"customClass="NamedView" customModule="HeadlessViewsTests" customModuleProvider="target""#,
            #"customClass="NamedView" customModule="OldName" customModuleProvider="target""#, #"customClass="NamedView""#,
            #"customClass="NamedView" customModule="""#, #"customClass="_TtC18HeadlessViewsTests9NamedView""#,
        ])
    func found(attributes: String) throws {
        for owner in [nil, NamedView()] {
            let loaded = try load(attributes, owner: owner)
            #expect(try loaded.object(as: NamedView.self).isNamed)
            #expect(loaded.report.unknownClasses.isEmpty)
        }
    }

    @Test(
        "B28 Where there is none, the element's own class stands in, and the report has the runtime's name",
        arguments: [
            (#"customClass="Nobody""#, "Nobody"), (#"customClass="Nobody" customModule="Shop""#, "_TtC4Shop6Nobody"),
            (#"customClass="NamedView" customModule="OldName""#, "_TtC7OldName9NamedView"),
            (#"customClass="Nobody" customModule="Shop" customModuleProvider="target""#, "_TtC4Shop6Nobody"),
        ])
    func unknown(attributes: String, name: String) throws {
        let loaded = try load(attributes, element: "label")
        #expect(type(of: try loaded.object(as: UILabel.self)) == UILabel.self)
        #expect(loaded.report.unknownClasses == [name])
        #expect(loaded.rules.isEmpty)
    }

    // Old releases of UIKit did not find one before the program had used it.
    @Test("B39 A class with a generic ancestor is found")
    func genericAncestor() throws {
        let loaded = try load(#"customClass="TextHolderView" customModule="HeadlessViewsTests""#)
        #expect(try loaded.object(as: TextHolderView.self).content == nil)
        #expect(loaded.report.unknownClasses.isEmpty)
    }

    @Test("The framework's own classes may be named")
    func frameworkClass() throws {
        #expect(try load(#"customClass="UIScrollView""#).object(as: UIScrollView.self).subviews.isEmpty)
        #expect(try load(#"customClass="UIScrollView" customModule="UIKit""#).object(as: UIScrollView.self).subviews.isEmpty)
    }

    @Test("A class that answers nil makes no object, and its place and its outlets stay empty")
    func refusing() throws {
        let loaded = try LoadedObjects(
            """
            <view id="1" customClass="OutletView" customModule="HeadlessViewsTests">
                <subviews>
                    <view id="2" customClass="RefusingView" customModule="HeadlessViewsTests"/><view tag="3" id="3"/>
                </subviews>
                <connections>
                    <outlet property="certain" destination="2" id="a"/><outlet property="distant" destination="3" id="b"/>
                </connections>
            </view>
            """)
        let view: OutletView = try loaded.object()
        #expect(view.subviews.map(\.tag) == [3])
        #expect(view.certain == nil)
        #expect(view.distant != nil)
        #expect(loaded.rules == ["refused"])
        #expect(loaded.report.views == 2)
        #expect(loaded.report.outletsUndeliverable == 1)
    }

    @Test("A refusing class at the top is not among the objects")
    func refusingAtTop() throws {
        let loaded = try LoadedObjects(
            #"<view id="1" customClass="RefusingView" customModule="HeadlessViewsTests"/><label id="2"/>"#)
        #expect(loaded.all.count == 1)
        #expect(loaded.all.first is UILabel)
    }

    @Test("B28 The log has UIKit's line, once for each class")
    func log() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let view = #"<view id="%" customClass="HoshiTextField" customModule="TextFieldEffects"/>"#
            let text = nibDocument(view.replacingOccurrences(of: "%", with: "1") + view.replacingOccurrences(of: "%", with: "2"))
            _ = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
            exit(0)
        }
        let lines = errorStream(of: result).split(separator: "\n").filter { $0.contains("Unknown class") }
        #expect(lines == ["Unknown class _TtC16TextFieldEffects14HoshiTextField in Interface Builder file."])
    }
}
