import Testing

@_spi(Headless) @testable import HeadlessViews

/// A constraint's class of one's own.
final class HalvingConstraint: NSLayoutConstraint {
    override func awakeFromNib() {
        super.awakeFromNib()
        constant /= 2
    }
}

@MainActor @Suite("Constraints of nibs")
struct NibConstraintTests {
    private func load(_ constraints: String, inner: String = "") throws -> LoadedObjects {
        try LoadedObjects(
            """
            <view id="1">
                <subviews><view id="2" translatesAutoresizingMaskIntoConstraints="NO">\(inner)</view><view id="3"/></subviews>
                <viewLayoutGuide key="safeArea" id="4"/>
                <constraints>\(constraints)</constraints>
            </view>
            """)
    }

    private func only(_ constraints: String) throws -> (NSLayoutConstraint, UIView) {
        let loaded = try load(constraints)
        let view: UIView = try loaded.object()
        #expect(loaded.report.constraints == 1)
        #expect(loaded.report.constraintsActive == 1)
        return (try #require(view.constraints.first), view)
    }

    @Test("All that a constraint says is read")
    func everything() throws {
        let (constraint, view) = try only(
            """
            <constraint firstItem="2" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="3" \
            secondAttribute="trailing" constant="8" multiplier="2" priority="749" identifier="gap" id="c"/>
            """)
        #expect(constraint.firstItem === view.subviews[0])
        #expect(constraint.firstAttribute == .leading)
        #expect(constraint.relation == .greaterThanOrEqual)
        #expect(constraint.secondItem === view.subviews[1])
        #expect(constraint.secondAttribute == .trailing)
        #expect(constraint.constant == 8)
        #expect(constraint.multiplier == 2)
        #expect(constraint.priority.rawValue == 749)
        #expect(constraint.identifier == "gap")
        #expect(!view.subviews[0].translatesAutoresizingMaskIntoConstraints)
    }

    @Test("What is left out is equal, 0, 1 and 1000, and the first item is the owner")
    func defaults() throws {
        let (constraint, view) = try only(#"<constraint firstAttribute="bottom" secondItem="2" secondAttribute="bottom" id="c"/>"#)
        #expect(constraint.firstItem === view)
        #expect(constraint.relation == .equal)
        #expect(constraint.constant == 0)
        #expect(constraint.multiplier == 1)
        #expect(constraint.priority == .required)
        #expect(constraint.identifier == nil)
    }

    @Test(
        "Multipliers are numbers and ratios",
        arguments: [("0.5", 0.5), ("1:2", 0.5), ("209:217", 209.0 / 217), ("1/4", 0.25), ("16:9", 16.0 / 9)])
    func multipliers(written: String, value: Double) throws {
        let (constraint, _) = try only(
            #"<constraint firstItem="2" firstAttribute="width" secondItem="3" secondAttribute="height" multiplier="\#(written)" id="c"/>"#
        )
        #expect(abs(Double(constraint.multiplier) - value) < 1e-12)
    }

    @Test("Every attribute's word is known")
    func attributes() throws {
        let names = NSLayoutConstraint.Attribute.interfaceNames
        for word in names.words {
            let (constraint, _) = try only(
                #"<constraint firstItem="2" firstAttribute="\#(word)" secondItem="3" secondAttribute="\#(word)" id="c"/>"#)
            #expect(constraint.firstAttribute == names[word])
        }
        #expect(Set(names.words.compactMap { names[$0] }).count == 20)
    }

    @Test("A guide is an item")
    func guide() throws {
        let (constraint, view) = try only(
            #"<constraint firstItem="2" firstAttribute="top" secondItem="4" secondAttribute="top" id="c"/>"#)
        #expect(constraint.secondItem === view.safeAreaLayoutGuide)
    }

    @Test("A view's own constraint is installed on it, one to a cousin on the ancestor that they share")
    func hosts() throws {
        let loaded = try load(
            #"<constraint firstItem="5" firstAttribute="top" secondItem="3" secondAttribute="top" id="a"/>"#,
            inner: """
                <subviews><view id="5"/></subviews>
                <constraints>
                    <constraint firstAttribute="width" constant="4" id="b"/>
                    <constraint firstItem="3" firstAttribute="leading" secondItem="5" secondAttribute="leading" id="c"/>
                </constraints>
                """)
        let view: UIView = try loaded.object()
        #expect(view.constraints.compactMap(\.firstAttribute) == [.top, .leading])
        #expect(view.subviews[0].constraints.map(\.firstAttribute) == [.width])
        #expect(loaded.report.constraintsActive == 3)
    }

    @Test("Placeholders are not made")
    func placeholders() throws {
        let loaded = try load(#"<constraint firstAttribute="width" constant="4" placeholder="YES" id="c"/>"#)
        #expect(try loaded.object(as: UIView.self).constraints.isEmpty)
        #expect(loaded.report.constraints == 0)
        #expect(loaded.rules.isEmpty)
    }

    @Test(
        "Those that cannot be are reported and left out",
        arguments: [
            #"<constraint firstAttribute="leading" constant="4" id="c"/>"#,
            #"<constraint firstItem="2" firstAttribute="leading" secondItem="3" secondAttribute="left" id="c"/>"#,
            #"<constraint firstItem="2" firstAttribute="width" secondItem="3" secondAttribute="top" id="c"/>"#,
            #"<constraint firstItem="2" firstAttribute="leading" secondItem="3" id="c"/>"#,
            #"<constraint constant="4" id="c"/>"#, #"<constraint firstItem="2" firstAttribute="odd" constant="4" id="c"/>"#,
            #"<constraint firstItem="99" firstAttribute="width" constant="4" id="c"/>"#,
        ])
    func impossible(constraint: String) throws {
        let loaded = try load(constraint)
        #expect(try loaded.object(as: UIView.self).constraints.isEmpty)
        #expect(loaded.rules.contains("impossible-constraint"))
        #expect(loaded.report.constraints == 0)
    }

    @Test("A class of one's own makes the constraint, and it wakes")
    func customClass() throws {
        let (constraint, _) = try only(
            """
            <constraint firstAttribute="width" constant="40" id="c" customClass="HalvingConstraint" \
            customModule="HeadlessViewsTests"/>
            """)
        #expect(constraint is HalvingConstraint)
        #expect(constraint.constant == 20)
        let (fallback, _) = try only(#"<constraint firstAttribute="width" constant="40" id="c" customClass="Nobody"/>"#)
        #expect(type(of: fallback) == NSLayoutConstraint.self)
    }

    @Test("Content that is pinned to its owner in the nib follows the owner")
    func pinned() throws {
        let edges = ["leading", "trailing", "top", "bottom"].map {
            #"<constraint firstItem="2" firstAttribute="\#($0)" secondItem="1" secondAttribute="\#($0)" id="\#($0)"/>"#
        }
        let view: UIView = try load(edges.joined()).object()
        view.frame = CGRect(x: 0, y: 0, width: 77, height: 33)
        view.layoutIfNeeded()
        #expect(view.subviews[0].frame == view.bounds)
    }
}
