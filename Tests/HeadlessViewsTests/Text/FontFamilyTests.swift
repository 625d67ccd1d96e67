import Testing

@testable import HeadlessViews

@Suite("Fonts other than the system's")
struct FontFamilyTests {
    private func size(of text: String, _ name: String, _ points: CGFloat, scale: CGFloat = 2) -> CGSize {
        TextMeasure.lines(of: text, in: UIFont(interfaceName: name, family: nil, size: points)).size(scale: scale)
    }

    @Test(
        "Measures Helvetica Neue's regular style in place of a font that is not installed, as Interface Builder does",
        arguments: [
            ("OpenSans", 10, "PLEDGE", 39, 12), ("OpenSans", 10, "REQUESTS", 53, 12), ("OpenSans", 13, "06:30 PM", 56, 15.5),
            ("OpenSans-Semibold", 18, "$150", 40.5, 21), ("OpenSans-Semibold", 18, "light", 34.5, 21),
            ("OpenSans-Light", 24, "#25", 40.5, 28), ("OpenSans", 14, "E 30th St, New York, 10016", 172, 16.5),
        ] as [(String, CGFloat, String, CGFloat, CGFloat)])
    func substitute(name: String, points: CGFloat, text: String, width: CGFloat, height: CGFloat) {
        #expect(size(of: text, name, points) == CGSize(width: width, height: height))
        #expect(size(of: text, name, points).width == size(of: text, "HelveticaNeue", points).width)
    }

    @Test(
        "Gives labels in fonts with widths of their own the size that Interface Builder gives them, within a point",
        arguments: [
            ("Futura-Medium", 17, "Group Management", 158, 22.5), ("Futura-Medium", 17, "Create Group", 107.5, 22.5),
            ("Gotham-Medium", 18, "TinkerStrings.DeviceList.Title", 261.5, 18), ("Gotham-Light", 14, "Vx.x", 30, 14.5),
            ("AvenirNext-Regular", 17, "3D Touch Quick Action Demo", 230, 23.5),
            ("FiraMono-Regular", 16, "aewfawefawefaefaefae", 192, 19.5),
            ("HelveticaNeue-Light", 13, "Status: Trying to connect...", 151, 16), ("HelveticaNeue-Bold", 17, "Label", 44.5, 20.5),
        ] as [(String, CGFloat, String, CGFloat, CGFloat)])
    func families(name: String, points: CGFloat, text: String, width: CGFloat, height: CGFloat) {
        let size = size(of: text, name, points)
        #expect(abs(size.width - width) <= 1)
        #expect(size.height == height)
    }

    @Test("A height that arithmetic takes over a pixel is a pixel more, as in UIKit")
    func strictHeights() {
        #expect(size(of: "Title", "Gotham-Book", 14, scale: 2).height == 14.5)
        #expect(abs(size(of: "Title", "Gotham-Book", 14, scale: 3).height - 14.3333) < 0.001)
        for points in [12, 15, 16, 17, 18] as [CGFloat] {
            #expect(size(of: "Title", "Gotham-Book", points, scale: 2).height == points)
        }
    }

    @Test("Before iOS 14 the system's font stood wider at 17 points, and was another design from 20 on")
    func cuts() {
        func width(_ points: CGFloat, _ cut: SystemFontCut) -> CGFloat {
            TextMeasure.width(of: "Notifications", in: .systemFont(ofSize: points), cut: cut)
        }
        #expect(abs(width(17, .stepped) - width(17, .continuous) - 13 * 0.002 * 17) < 0.001)
        #expect(width(15, .stepped) == width(15, .continuous))
        #expect(width(36, .stepped) == width(36, .continuous))
        #expect(SystemFontCut.stepped.displayShare(at: 19.9) == 0)
        #expect(SystemFontCut.stepped.displayShare(at: 20) == 1)
        #expect((0.2...0.4).contains(SystemFontCut.continuous.displayShare(at: 20)))
        #expect(SystemFontCut.continuous.displayShare(at: 40) == 1)
    }
}
