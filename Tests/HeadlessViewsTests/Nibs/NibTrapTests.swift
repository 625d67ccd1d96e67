import Testing

@_spi(Headless) @testable import HeadlessViews

/// Would fail of its own if it woke without its outlet.
final class TrustingView: UIView {
    override func awakeFromNib() { fatalError("awoke without its outlet") }
}

@Suite("Nibs that cannot be loaded trap with UIKit's words")
struct NibTrapTests {
    @Test("B13 B26 A missing nib, when it is instantiated and not before")
    func missing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Empty-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let nib = UINib(nibName: "Card", bundle: Bundle(path: folder.path))
            StandardError.log("made")
            _ = nib.instantiate(withOwner: nil)
        }
        let text = errorStream(of: result)
        #expect(text.hasPrefix("made\n"))
        #expect(text.contains("NSInternalInconsistencyException: Could not load NIB in bundle: 'NSBundle </"))
        #expect(text.contains("> (not yet loaded)' with name 'Card'"))
    }

    @Test("B12 B26 The main bundle where none is given")
    func mainBundle() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil)
        }
        #expect(errorStream(of: result).contains("> (loaded)' with name 'Card'"))
    }

    @Test("B27 An outlet that its object does not have, before anything wakes")
    func undefinedKey() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let text = nibDocument(
                """
                <view id="1" customClass="TrustingView" customModule="HeadlessViewsTests">
                    <connections><outlet property="panel" destination="2" id="a"/></connections>
                </view><view id="2"/>
                """)
            _ = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
        }
        let text = errorStream(of: result)
        #expect(text.contains("NSUnknownKeyException: [<TrustingView 0x"))
        #expect(text.contains(" setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key panel."))
    }

    @Test("A document that cannot be read")
    func unreadable() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UINib(data: Data("<document".utf8), bundle: nil).instantiate(withOwner: nil)
        }
        #expect(errorStream(of: result).contains("NSInternalInconsistencyException: data:1:"))
    }
}
