import Foundation
import Inspection
import Testing

@Suite("Reports about documents") @MainActor
struct ReportTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(DocumentFixtures.nib, to: "Cards/Card.xib")
        try folder.write(DocumentFixtures.macNib, to: "Mac.xib")
        try folder.write(DocumentFixtures.storyboard, to: "Main.storyboard")
    }

    private func inspections(makesTrees: Bool = false) throws -> [DocumentInspection] {
        try DocumentSearch.documents(at: folder.path).map(DocumentInspector(makesTrees: makesTrees).inspect)
    }

    private func objects(makesTrees: Bool = false) throws -> [[String: Any]] {
        let text = JSONReport(try inspections(makesTrees: makesTrees)).text
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    }

    @Test("JSON has an object for each document: counts as numbers, lists and objects as such")
    func json() throws {
        let nib = try #require(try objects().first)
        #expect(nib["file"] as? String == "Cards/Card.xib")
        #expect(nib["views"] as? Int == 3)
        #expect(nib["viewsByTag"] as? [String: Int] == ["button": 1, "label": 1, "view": 1])
        #expect(nib["topLevelTags"] as? [String] == ["view"])
        #expect(nib["initialViewController"] as? String == "")
        #expect((nib["live"] as? [String: Int])?["views"] == 3)
        let problem = try #require((nib["problems"] as? [[String: Any]])?.first)
        #expect(problem["rule"] as? String == "dangling-reference")
        #expect(problem["line"] as? Int == 22)
        #expect(problem["column"] as? Int == 17)
        #expect(problem["element"] as? String == "outlet")
        #expect((problem["message"] as? String)?.contains("gone") == true)
        #expect(nib["error"] == nil && nib["tree"] == nil)
    }

    @Test("JSON has nothing but the file and the error for a document that was refused")
    func jsonOfRefused() throws {
        let refused = try #require(try objects().first { $0["error"] != nil })
        #expect(Set(refused.keys) == ["file", "error"])
        #expect(refused["file"] as? String == "Mac.xib")
    }

    @Test("JSON has the live objects of a storyboard, and trees where they are asked for")
    func jsonOfStoryboard() throws {
        let storyboard = try #require(try objects(makesTrees: true).last)
        #expect(storyboard["initialViewController"] as? String == "c")
        #expect((storyboard["live"] as? [String: Int])?["viewControllers"] == 1)
        #expect((storyboard["tree"] as? [String])?.first == "scene")
        #expect(storyboard["problems"] as? [String] == [])
    }

    @Test("JSON is the same each time, a line for each document")
    func stable() throws {
        let text = JSONReport(try inspections()).text
        #expect(text == JSONReport(try inspections()).text)
        #expect(text.split(separator: "\n").count == 5)
    }

    @Test("JSON of no documents is an empty array")
    func jsonOfNothing() throws {
        let value = try JSONSerialization.jsonObject(with: Data(JSONReport([]).text.utf8))
        #expect((value as? [Any])?.isEmpty == true)
    }

    @Test("Text has a line for each document, its problems beneath with their places, and a line about all")
    func text() throws {
        let lines = TextReport(try inspections()).text.split(separator: "\n").map { $0.replacing(folder.path, with: "APP") }
        #expect(
            lines == [
                "APP/Cards/Card.xib: nib, 3 views, 3 outlets, 1 action",
                "    APP/Cards/Card.xib:22:17: dangling-reference: destination of <outlet> is \"gone\", but no element has that id",
                "APP/Mac.xib: refused",
                "    APP/Mac.xib: found a document for macOS, expected one for iOS or tvOS. Leave the file out.",
                "APP/Main.storyboard: storyboard, 1 scene, 1 view controller, 2 views, 1 segue",
                "1 nib, 1 storyboard, 1 file refused, 1 problem.",
            ])
    }

    @Test("Text has the outline of a document beneath it where there is one")
    func textWithTree() throws {
        let text = TextReport(try inspections(makesTrees: true)).text
        #expect(text.contains("3 views, 3 outlets, 1 action\n    UIView (0 0; 320 100)\n      UILabel"))
    }

    @Test("Text of no documents says so")
    func textOfNothing() {
        #expect(TextReport([]).text == "No documents.")
    }
}
