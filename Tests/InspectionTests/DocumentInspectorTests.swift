import Foundation
@_spi(Headless) import HeadlessViews
import Inspection
import InterfaceDocuments
import Testing

/// A class of this program, of a name that an app may well use.
final class Namesake: UIView {
    static var made = 0

    required init?(coder: NSCoder) {
        Self.made += 1
        super.init(coder: coder)
    }
}

@Suite("Inspections of documents") @MainActor
struct DocumentInspectorTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func inspect(_ text: String, as file: String = "Card.xib", makesTrees: Bool = false) throws -> DocumentInspection {
        try folder.write(text, to: file)
        return DocumentInspector(makesTrees: makesTrees).inspect(FoundDocument(file: file, path: folder.path(file)))
    }

    @Test("A nib is counted, and loaded without an owner and with UIKit's classes for those that are not there")
    func nib() throws {
        let contents = try #require(try inspect(DocumentFixtures.nib).contents)
        #expect(contents.kind == .nib)
        #expect(contents.inventory.views == 3)
        #expect(contents.inventory.outlets == 3)
        let live = try #require(contents.live)
        #expect(live.views == 3)
        #expect(live.viewControllers == 0)
        #expect(live.actionsConnected == 1)
        #expect(live.outletsConnected == 0)
        #expect(live.outletsUndeliverable == 3, "there is no owner, no Card, and no object at the third outlet's end")
    }

    @Test("A class that the command happens to have is not meant by a document of its name", arguments: ["nib", "storyboard"])
    func namesakes(kind: String) throws {
        let text = kind == "nib" ? DocumentFixtures.nib : DocumentFixtures.storyboard
        let named = text.replacingOccurrences(of: "customClass=\"Card\" customModule=\"Nowhere\"", with: "customClass=\"Namesake\"")
            .replacingOccurrences(of: "<view key=\"view\" ", with: "<view key=\"view\" customClass=\"Namesake\" ")
        #expect(named != text)
        let contents = try #require(try inspect(named, as: kind == "nib" ? "Card.xib" : "Main.storyboard").contents)
        #expect(contents.live?.views == contents.inventory.views)
        #expect(Namesake.made == 0)
    }

    @Test("A problem has its place, and a class that is not there is none")
    func problems() throws {
        let problems = try #require(try inspect(DocumentFixtures.nib).contents).problems
        let problem = try #require(problems.first)
        #expect(problems.count == 1)
        #expect(problem.rule == .danglingReference)
        #expect(problem.line == 22)
        #expect(problem.column == 17)
        #expect(problem.element == "outlet")
    }

    @Test("A storyboard is counted, and its scenes are made")
    func storyboard() throws {
        let contents = try #require(try inspect(DocumentFixtures.storyboard, as: "Main.storyboard").contents)
        #expect(contents.kind == .storyboard)
        #expect(contents.inventory.scenes == 1)
        #expect(contents.inventory.initialViewController == "c")
        #expect(contents.live?.views == contents.inventory.views)
        #expect(contents.live?.viewControllers == 1)
        #expect(contents.live?.seguesConnected == contents.inventory.segues)
        #expect(contents.tree == nil)
    }

    @Test("The tree of a nib has its views as they were made")
    func nibTree() throws {
        let tree = try #require(try inspect(DocumentFixtures.nib, makesTrees: true).contents?.tree)
        #expect(tree.prefix(2) == ["UIView (0 0; 320 100)", #"  UILabel (8 8; 100.5 20.33) "Two\nlines""#])
        #expect(tree.contains(#"  UIButton (8 40; 100 44) "Pay" hidden"#))
    }

    @Test("The tree of a storyboard has its elements as they are written")
    func storyboardTree() throws {
        let tree = try #require(try inspect(DocumentFixtures.storyboard, as: "Main.storyboard", makesTrees: true).contents?.tree)
        #expect(
            tree == [
                "scene",
                "  HomeController: viewController storyboardIdentifier=Home",
                "    view (0.0 0.0; 390 844)",
                #"      label (20 100; 350 40) "Welcome""#,
                "    segue kind=show identifier=again",
            ])
    }

    @Test("What is no document for iOS or tvOS is refused in words that name the file")
    func refused() throws {
        #expect(try inspect("").refusal?.hasPrefix("Card.xib: the file is empty.") == true)
        #expect(try inspect(DocumentFixtures.macNib).refusal?.contains("a document for macOS") == true)
        let truncated = try inspect(String(DocumentFixtures.nib.prefix(700)))
        #expect(truncated.refusal?.contains("the file ends") == true)
        #expect(truncated.contents == nil)
        #expect(!truncated.isClean)
    }

    @Test("A folder with a document's name, and a link to nothing, are refused")
    func obstacles() throws {
        try folder.makeFolder("x.xib")
        try folder.link("y.xib", to: folder.path("gone"))
        let refusals = try DocumentSearch.documents(at: folder.path).map { DocumentInspector().inspect($0).refusal }
        #expect(refusals.first??.contains("this is a folder, not a file") == true)
        #expect(refusals.last == "y.xib: this is a symbolic link to nothing")
    }

    @Test("A file that was there and is gone is refused")
    func vanished() {
        let inspection = DocumentInspector().inspect(FoundDocument(file: "Gone.xib", path: folder.path("Gone.xib")))
        #expect(inspection.refusal?.hasPrefix("Gone.xib: the file cannot be read") == true)
    }
}
