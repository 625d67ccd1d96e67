import Foundation
import InterfaceDocuments
import Testing

@Suite("Failures")
struct FailureTests {
    private static let place = SourcePosition(line: 3, column: 14)

    @Test(
        "Says what was found, what was expected and what mends it",
        arguments: [
            (
                .unreadable(file: "A.xib", reason: "no such file"),
                "A.xib: the file cannot be read: no such file. Check the path and the file's permissions."
            ),
            (.directory(file: "A.xib"), "A.xib: this is a folder, not a file. Name a .xib or .storyboard file in it."),
            (
                .compiledFolder(file: "A.storyboardc"),
                "A.storyboardc: this is a folder that Xcode compiled from a storyboard or a nib. Name the .xib or .storyboard file that it was compiled from."
            ),
            (
                .compiledNib(file: "A.nib"),
                "A.nib: this is a nib that Xcode compiled. Name the .xib or .storyboard file that it was compiled from."
            ),
            (.empty(file: "A.xib"), "A.xib: the file is empty. Restore the file, or make it anew in Xcode."),
            (
                .notXML(file: "A.xib", found: "{"),
                "A.xib: found {, expected the < that begins XML. Check that the file is a .xib or .storyboard."
            ),
            (
                .malformed(file: "A.xib", position: place, found: "</a>", expected: "</b>"),
                "A.xib:3:14: found </a>, expected </b>. Restore the file, or mend its text at that place."
            ),
            (
                .truncated(file: "A.xib", position: place, expected: "</b>"),
                "A.xib:3:14: the file ends, expected </b>. Restore the file, or mend its text at that place."
            ),
            (
                .wrongEncoding(file: "A.xib", position: place, encoding: "UTF-16, big-endian"),
                "A.xib:3:14: the text is in UTF-16, big-endian, expected UTF-8. Open the file in Xcode and save it, which writes UTF-8."
            ),
            (
                .entityRefused(file: "A.xib", position: place, name: "nbsp"),
                "A.xib:3:14: found a reference to the entity nbsp, expected one of amp, lt, gt, quot and apos. Write the characters themselves, or a character reference such as &#8230;."
            ),
            (
                .documentTypeRefused(file: "A.xib", position: place),
                "A.xib:3:14: found a document type declaration, expected an element. Remove the <!DOCTYPE> declaration."
            ),
            (
                .tooDeep(file: "A.xib", position: place, limit: 512),
                "A.xib:3:14: found elements nested more than 512 deep. Check that the file is one that Interface Builder wrote."
            ),
            (
                .tooLarge(file: "A.xib", size: 99, limit: 64),
                "A.xib: the file has 99 bytes, expected at most 64. Check that the file is one that Interface Builder wrote."
            ),
            (
                .tooManyAttributes(file: "A.xib", position: place, limit: 250),
                "A.xib:3:14: found an element with more than 250 attributes. Check that the file is one that Interface Builder wrote."
            ),
            (
                .keyedArchive(file: "A.xib"),
                "A.xib: found <archive>, the format of Xcode 3 and 4, expected <document>. Open the file in Xcode 5 or later and save it."
            ),
            (.macOS(file: "A.xib"), "A.xib: found a document for macOS, expected one for iOS or tvOS. Leave the file out."),
            (.watchOS(file: "A.xib"), "A.xib: found a document for watchOS, expected one for iOS or tvOS. Leave the file out."),
            (
                .otherDocument(file: "A.xib", type: "the element <html>"),
                "A.xib: found the element <html>, expected a document of Interface Builder's for iOS or tvOS. Check that the file is a .xib or .storyboard for iOS or tvOS."
            ),
        ] as [(InterfaceDocumentFailure, String)])
    func words(failure: InterfaceDocumentFailure, words: String) {
        #expect(failure.description == words)
        #expect(failure.file == String(words.prefix { $0 != ":" }))
        #expect((failure.position != nil) == words.contains("3:14"))
    }

    @Test(
        "Tells what a file is that is no document",
        arguments: [
            ("", .empty(file: "A.xib")), (" \n\t", .empty(file: "A.xib")), ("bplist00\u{1}", .compiledNib(file: "A.xib")),
            ("NIBArchive\u{1}", .compiledNib(file: "A.xib")), ("{}", .notXML(file: "A.xib", found: "{")),
            ("\u{7}", .notXML(file: "A.xib", found: "the byte 7")), ("<archive type='x'/>", .keyedArchive(file: "A.xib")),
            ("<html/>", .otherDocument(file: "A.xib", type: "the element <html>")),
            ("<document targetRuntime='MacOSX.Cocoa'/>", .macOS(file: "A.xib")),
            ("<document targetRuntime='watchKit'/>", .watchOS(file: "A.xib")),
            ("<document type='T'/>", .otherDocument(file: "A.xib", type: "a document of the type \"T\" without a targetRuntime")),
            (
                "<document type='T' targetRuntime='Q'/>",
                .otherDocument(file: "A.xib", type: "a document for \"Q\" of the type \"T\"")
            ),
        ] as [(String, InterfaceDocumentFailure)])
    func signatures(text: String, expected: InterfaceDocumentFailure) throws {
        let failure = try #require(throws: InterfaceDocumentFailure.self) {
            try InterfaceDocument(bytes: text.utf8, named: "A.xib")
        }
        #expect(failure == expected)
    }

    @Test("Describes a problem as compilers do")
    func problems() throws {
        let view = try Fixtures.object("<view id='1'><glowView/></view>")
        let problem = try #require(view.document.problems.first)
        #expect(problem.description == "Object.xib:4:14: unsupported: the element <glowView> is not known, and is passed over")
        #expect(problem.rule == .unsupported && problem.line == 4 && problem.column == 14 && problem.element == "glowView")
        #expect(view.document.problems.count == 1)
    }

    @Test("Reports each reference that leads nowhere")
    func dangling() throws {
        let view = try Fixtures.object(
            """
            <tableViewCell id='1' textLabel='t'><constraints><constraint firstAttribute='width' firstItem='f' id='2'/></constraints>
            <variation key='default'><mask key='subviews'><exclude reference='e'/></mask></variation>
            <connections><segue kind='show' destination='d' popoverAnchorView='p' id='3'><segue key='commit' id='4'/></segue></connections>
            </tableViewCell>
            """)
        #expect(
            view.document.problems.map(\.message) == [
                "textLabel of <tableViewCell> is \"t\", but no element has that id",
                "firstItem of <constraint> is \"f\", but no element has that id",
                "reference of <exclude> is \"e\", but no element has that id",
                "destination of <segue> is \"d\", but no element has that id",
                "popoverAnchorView of <segue> is \"p\", but no element has that id",
            ])
    }
}

@Suite("Files")
struct FileTests {
    /// Runs a test with a folder of its own.
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Documents-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func failure(_ url: URL) throws -> InterfaceDocumentFailure {
        try #require(throws: InterfaceDocumentFailure.self) { try InterfaceDocument(contentsOf: url) }
    }

    @Test("Reads a file, and names the document after it")
    func file() throws {
        try withFolder { folder in
            let url = folder.appendingPathComponent("Cell.xib")
            try Data(Fixtures.cell.utf8).write(to: url)
            let document = try InterfaceDocument(contentsOf: url)
            #expect(document.name == "Cell.xib")
            #expect(try document.elementCount == InterfaceDocument(bytes: Data(Fixtures.cell.utf8), named: "").elementCount)
            let link = folder.appendingPathComponent("Link.xib")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
            #expect(try InterfaceDocument(contentsOf: link).name == "Link.xib")
        }
    }

    @Test("Refuses what is not there, what is empty, and what is a folder")
    func refuses() throws {
        try withFolder { folder in
            guard case .unreadable(file: "None.xib", _) = try failure(folder.appendingPathComponent("None.xib")) else {
                Issue.record("a missing file is unreadable")
                return
            }
            let empty = folder.appendingPathComponent("Empty.xib")
            try Data().write(to: empty)
            #expect(try failure(empty) == .empty(file: "Empty.xib"))
            for (name, expected) in [
                ("x.xib", InterfaceDocumentFailure.directory(file: "x.xib")),
                ("x.storyboardc", .compiledFolder(file: "x.storyboardc")),
                ("x.nib", .compiledFolder(file: "x.nib")),
            ] {
                let url = folder.appendingPathComponent(name)
                try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
                #expect(try failure(url) == expected)
            }
        }
        guard case .unreadable = try failure(URL(string: "https://example.com/A.xib")!) else {
            Issue.record("a file on a server is unreadable")
            return
        }
    }

    @Test("Does not read a file that is too large, nor one without an end")
    func tooLarge() throws {
        try withFolder { folder in
            let url = folder.appendingPathComponent("Large.xib")
            try Data("<".utf8).write(to: url)
            let handle = try FileHandle(forWritingTo: url)
            try handle.truncate(atOffset: 1 << 32)
            try handle.close()
            #expect(try failure(url) == .tooLarge(file: "Large.xib", size: 1 << 32, limit: 64 << 20))
        }
        guard case .unreadable(file: "zero", reason: "it is not a regular file") = try failure(URL(fileURLWithPath: "/dev/zero"))
        else {
            Issue.record("a device is unreadable")
            return
        }
    }
}
