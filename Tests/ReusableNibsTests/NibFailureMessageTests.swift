import ReusableNibs
import Testing

@Suite struct NibFailureMessageTests {
    private static let badge = TypeName(Badge.self)
    private static let card = TypeName(Card.self)

    @Test(
        "Each failure says what is wrong and what mends it",
        arguments: [
            (
                NibFailure.noFile(type: badge, name: "Badge.xib", searched: ["/a", "/b"], nearby: nil),
                """
                There is no Badge.xib for ReusableNibsTests.Badge. Searched: /a, /b. Add the file to the target that compiles \
                Badge, or override nib to name another one.
                """
            ),
            (
                .noFile(type: badge, name: "Badge.xib", searched: ["/a"], nearby: .differsInCase("badge.xib")),
                """
                There is no Badge.xib for ReusableNibsTests.Badge. Searched: /a. There is badge.xib, which differs only in case: \
                rename the file or the class.
                """
            ),
            (
                .noFile(type: badge, name: "Badge.xib", searched: ["/a"], nearby: .otherDevice("Badge~ipad.xib")),
                """
                There is no Badge.xib for ReusableNibsTests.Badge. Searched: /a. There is Badge~ipad.xib, which is for another \
                kind of device: add Badge.xib for all others.
                """
            ),
            (
                .noFile(type: badge, name: "Badge.xib", searched: ["/a"], nearby: .superclass(card, "Card.xib")),
                """
                There is no Badge.xib for ReusableNibsTests.Badge. Searched: /a. There is Card.xib, of its superclass Card: to \
                use that, declare class var nib in Card.
                """
            ),
            (
                .unreadable(type: badge, nib: "Badge", reason: "Badge.xib:3:1: the file ends."),
                "The nib Badge of ReusableNibsTests.Badge cannot be loaded: Badge.xib:3:1: the file ends."
            ),
            (
                .noRoot(type: badge, nib: "Badge", found: [card, TypeName(Catalog.Shelf.self)], unknown: []),
                """
                The nib Badge has no top-level object of class ReusableNibsTests.Badge; it has ReusableNibsTests.Card, \
                ReusableNibsTests.Catalog.Shelf. Set the custom class of its root view to Badge, and its module to \
                ReusableNibsTests.
                """
            ),
            (
                .noRoot(type: badge, nib: "Badge", found: [], unknown: ["_TtC3Old5Badge"]),
                """
                The nib Badge has no top-level object of class ReusableNibsTests.Badge; it has none at all. It names classes \
                that the program does not have: _TtC3Old5Badge. Set the custom class of its root view to Badge, and its module \
                to ReusableNibsTests.
                """
            ),
            (
                .noView(type: badge, nib: "Badge", found: [card]),
                """
                The nib Badge, which is to be the content of ReusableNibsTests.Badge, has no view at its top; it has \
                ReusableNibsTests.Card. Add one.
                """
            ),
            (
                .recursion(type: badge, nib: "Badge", path: ["Badge", "Card", "Badge"]),
                """
                The nib Badge is the content of ReusableNibsTests.Badge and holds a view of that class, so that loading it would \
                never end (Badge → Card → Badge). Set the custom class on File's Owner only, and on no view of these nibs.
                """
            ),
            (
                .loadedTwice(type: badge, nib: "Badge"),
                """
                This ReusableNibsTests.Badge has the content of its nib Badge already: loadNibContent() is called a second time. \
                Call it once in init(frame:) and once in init(coder:), and nowhere else.
                """
            ),
        ])
    func message(failure: NibFailure, text: String) {
        #expect(failure.description == text)
    }
}
