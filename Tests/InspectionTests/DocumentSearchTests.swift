import Foundation
import Inspection
import Testing

@Suite("Searches for documents")
struct DocumentSearchTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func files() throws -> [String] {
        try DocumentSearch.documents(at: folder.path).map(\.file)
    }

    @Test("Nibs and storyboards are found at any depth, in the order of their paths, and nothing else is")
    func order() throws {
        for file in ["b.xib", "a/z.storyboard", "a/b/c.xib", "a.xib", "notes.txt", "A.XIB", "c.nib", "xib"] {
            try folder.write("", to: file)
        }
        #expect(try files() == ["A.XIB", "a.xib", "a/b/c.xib", "a/z.storyboard", "b.xib"])
    }

    @Test("Hidden files and folders are passed over")
    func hidden() throws {
        for file in [".build/Copy.xib", "a/.git/Old.xib", "a/._Resource.xib", "a/Seen.xib"] { try folder.write("", to: file) }
        #expect(try files() == ["a/Seen.xib"])
    }

    @Test("A hidden folder is searched when it is named itself")
    func namedHiddenFolder() throws {
        try folder.write("", to: ".build/Copy.xib")
        #expect(try DocumentSearch.documents(at: folder.path(".build")).map(\.file) == ["Copy.xib"])
    }

    @Test("A path opens what it was found for, with and without a slash at the folder's end", arguments: ["", "/"])
    func paths(end: String) throws {
        try folder.write("here", to: "a/Card.xib")
        let found = try #require(try DocumentSearch.documents(at: folder.path + end).first)
        #expect(found.file == "a/Card.xib")
        #expect(found.path == folder.path("a/Card.xib"))
        #expect(found.folder == folder.path("a/"))
        #expect(try String(contentsOf: found.url, encoding: .utf8) == "here")
    }

    @Test("A loop of links comes to an end, and the real path of a document is the one that is found")
    func loop() throws {
        try folder.write("", to: "b/Card.xib")
        try folder.link("b/up", to: folder.path)
        try folder.link("a", to: folder.path("b"))
        #expect(try files() == ["b/Card.xib"])
    }

    @Test("A link to a folder elsewhere is followed, and so is one to a file")
    func links() throws {
        let elsewhere = try TemporaryFolder()
        try elsewhere.write("", to: "Shared.xib")
        try folder.link("shared", to: elsewhere.path)
        try folder.link("One.xib", to: elsewhere.path("Shared.xib"))
        let found = try DocumentSearch.documents(at: folder.path)
        #expect(found.map(\.file) == ["One.xib", "shared/Shared.xib"])
        #expect(found.allSatisfy { $0.obstacle == nil })
    }

    @Test("A link to nothing is found as an obstacle")
    func brokenLink() throws {
        try folder.link("Lost.xib", to: folder.path("nowhere.xib"))
        let found = try #require(try DocumentSearch.documents(at: folder.path).first)
        #expect(found.file == "Lost.xib")
        #expect(found.obstacle == "this is a symbolic link to nothing")
    }

    @Test("A folder with a document's name is found and not searched")
    func folderWithDocumentName() throws {
        try folder.write("", to: "x.xib/Inner.xib")
        #expect(try files() == ["x.xib"])
        #expect(try DocumentSearch.documents(at: folder.path("x.xib")).map(\.file) == [folder.path("x.xib")])
    }

    @Test("A file that is named is taken whatever its name is, and its path stands as it was given")
    func namedFile() throws {
        try folder.write("", to: "Card.xml")
        let path = folder.path("Card.xml")
        #expect(try DocumentSearch.documents(at: path) == [FoundDocument(file: path, path: path)])
    }

    @Test("A path where nothing is, is an error that names it")
    func nothingThere() throws {
        let path = folder.path("missing")
        let failure = try #require(throws: DocumentSearch.NothingThere.self) { try DocumentSearch.documents(at: path) }
        #expect(failure.description == "there is no file or folder at \(path); check the path")
    }

    @Test("A document in the working folder has no folder before its name")
    func workingFolder() {
        #expect(FoundDocument(file: "Card.xib", path: "Card.xib").folder == "")
    }
}
