import HeadlessViews
import Testing

@Suite("Additions to Foundation")
struct FoundationAdditionTests {
    @Test("Names an index path's two indexes section and row, or section and item")
    func indexPath() {
        var path = IndexPath(row: 4, section: 2)
        #expect(Array(path) == [2, 4])
        #expect(path == IndexPath(item: 4, section: 2))
        path.section = 7
        path.item += 1
        #expect((path.section, path.row) == (7, 5))
    }

    @Test("Traps with UIKit's words when an index path has no row")
    func shortIndexPath() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = IndexPath(index: 1).row
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("Invalid index path for use with UITableView."))
        #expect(words.contains("at least two indices specifying the section and row"))
    }

    @Test("Moves each edge of a rectangle by its inset")
    func insets() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
        #expect(rect.inset(by: .zero) == rect)
    }

    @Test("Gives every edge and corner a bit of its own")
    func edges() {
        #expect(UIRectEdge.all.rawValue == 15)
        #expect(NSDirectionalRectEdge.all == [.top, .leading, .bottom, .trailing])
        #expect(UIRectCorner.allCorners.isSuperset(of: [.topLeft, .topRight, .bottomLeft, .bottomRight]))
        #expect(CACornerMask.layerMaxXMaxYCorner.rawValue == 8)
    }

    @Test("Keeps a selector's text, however it is made")
    func selector() {
        let selector: Selector = "save:"
        #expect(selector == Selector("save:"))
        #expect(selector.description == "save:")
        #expect(NSStringFromSelector(NSSelectorFromString("a:b:")) == "a:b:")
    }

    @Test("Writes and reads insets in the order of UIKit")
    func insetCoding() throws {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let data = try JSONEncoder().encode(insets)
        #expect(String(data: data, encoding: .utf8) == "[1,2,3,4]")
        #expect(try JSONDecoder().decode(UIEdgeInsets.self, from: data) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(try JSONDecoder().decode(UIOffset.self, from: Data("[5,6]".utf8)) == UIOffset(horizontal: 5, vertical: 6))
    }
}
