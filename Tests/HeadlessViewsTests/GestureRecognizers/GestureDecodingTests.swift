import Testing

@_spi(Headless) @testable import HeadlessViews

@Suite("Gesture recognisers in a nib") @MainActor
struct GestureDecodingTests {
    @Test("Reads everything that Interface Builder writes of any recogniser")
    func common() throws {
        let recognizer = try LoadedNib.only(
            UITapGestureRecognizer.self,
            """
            <tapGestureRecognizer enabled="NO" cancelsTouchesInView="NO" delaysTouchesBegan="YES" delaysTouchesEnded="NO"
                requiresExclusiveTouchType="NO" numberOfTapsRequired="2" numberOfTouchesRequired="3" id="t"/>
            """)
        #expect(!recognizer.isEnabled)
        #expect(!recognizer.cancelsTouchesInView)
        #expect(recognizer.delaysTouchesBegan)
        #expect(!recognizer.delaysTouchesEnded)
        #expect(!recognizer.requiresExclusiveTouchType)
        #expect(recognizer.numberOfTapsRequired == 2)
        #expect(recognizer.numberOfTouchesRequired == 3)
    }

    @Test(
        "A long press is read under the name that Interface Builder gives it, and under the right one", arguments: ["pong", "long"])
    func longPress(spelling: String) throws {
        let press = try LoadedNib.only(
            UILongPressGestureRecognizer.self,
            """
            <\(spelling)PressGestureRecognizer allowableMovement="12" minimumPressDuration="1.5" numberOfTapsRequired="1"
                numberOfTouchesRequired="2" id="p"/>
            """)
        #expect(press.allowableMovement == 12)
        #expect(press.minimumPressDuration == 1.5)
        #expect(press.numberOfTapsRequired == 1)
        #expect(press.numberOfTouchesRequired == 2)
    }

    @Test(
        "Each direction of a swipe is read",
        arguments: [("right", UISwipeGestureRecognizer.Direction.right), ("left", .left), ("up", .up), ("down", .down)])
    func swipe(word: String, direction: UISwipeGestureRecognizer.Direction) throws {
        let swipe = try LoadedNib.only(
            UISwipeGestureRecognizer.self, #"<swipeGestureRecognizer direction="\#(word)" numberOfTouchesRequired="2" id="s"/>"#)
        #expect(swipe.direction == direction)
        #expect(swipe.numberOfTouchesRequired == 2)
    }

    @Test("The fingers and edges of a drag are read, and the scale of a pinch")
    func others() throws {
        let nib = try LoadedNib(
            """
            <panGestureRecognizer minimumNumberOfTouches="2" maximumNumberOfTouches="3" id="p"/>
            <screenEdgePanGestureRecognizer minimumNumberOfTouches="1" id="e"><rectEdge key="edges" left="YES"/></screenEdgePanGestureRecognizer>
            <pinchGestureRecognizer scale="2" id="i"/>
            <rotationGestureRecognizer id="r"/>
            <hoverGestureRecognizer id="h"/>
            """)
        let pan: UIPanGestureRecognizer = try nib.object(0)
        #expect(pan.minimumNumberOfTouches == 2)
        #expect(pan.maximumNumberOfTouches == 3)
        #expect((try nib.object(1) as UIScreenEdgePanGestureRecognizer).edges == .left)
        #expect((try nib.object(2) as UIPinchGestureRecognizer).scale == 2)
        #expect(nib.objects[3] is UIRotationGestureRecognizer)
        #expect(nib.objects[4] is UIHoverGestureRecognizer)
    }

    @Test("A recogniser of a nib is attached to its view, and sends the nib's action when it is recognised")
    func connections() throws {
        let nib = try LoadedNib(
            """
            <view contentMode="scaleToFill" id="v">
                <connections><outletCollection property="gestureRecognizers" destination="t" appends="YES" id="c"/></connections>
            </view>
            <tapGestureRecognizer id="t">
                <connections>
                    <action selector="seen:" destination="g" id="a"/>
                    <outlet property="delegate" destination="g" id="o"/>
                </connections>
            </tapGestureRecognizer>
            <customObject id="g" customClass="TappedObject" customModule="HeadlessViewsTests"/>
            """)
        #expect(nib.report.undeliverable.isEmpty)
        #expect(nib.report.actionsConnected == 1)
        let view: UIView = try nib.object(0)
        let tapped: TappedObject = try nib.object(2)
        #expect(view.gestureRecognizers?.first?.delegate === tapped)
        view.tapRecognizers()
        #expect(tapped.count == 1)
    }
}

/// Counts the taps that a nib's recogniser tells it of.
final class TappedObject: HeadlessObject, ActionTarget, UIGestureRecognizerDelegate {
    static let actionTable = ActionTable(for: TappedObject.self, ["seen:": { object, _ in object.count += 1 }])
    private(set) var count = 0
}
