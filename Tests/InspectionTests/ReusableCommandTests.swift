import Foundation
import Testing
import reusable

@Suite("The command") @MainActor
struct ReusableCommandTests {
    private final class Streams {
        var output = ""
        var errors = ""
    }

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: String..., showsProgress: Bool = false) -> (
        status: ReusableCommand.Status, output: String, errors: String
    ) {
        let streams = Streams()
        let terminal = Terminal(
            output: { streams.output += $0 }, errors: { streams.errors += $0 }, showsProgress: showsProgress)
        let status = ReusableCommand.run(arguments, on: terminal)
        return (status, streams.output, streams.errors)
    }

    @Test("Without arguments it shows the sample app, which is in order, and ends with a summary")
    func sample() {
        let (status, output, errors) = run()
        #expect(status == .clean)
        #expect(errors == "")
        #expect(output.contains("CourseCell: a cell registered with its nib CourseCell.xib as \"CourseCell\", dequeued 3 times"))
        #expect(output.contains("LessonCell: a cell registered with its class as \"LessonCell\", dequeued 3 times"))
        #expect(output.contains("    CourseCell: UITableViewCell (0 0; 375 88)\n"))
        #expect(output.contains("embeds the lessons. (showCourse, embedLessons)\n    CatalogNavigationController\n"))
        #expect(output.contains("          LessonCell \"Lines before objects\" \"20 min\"\n"))
        let last = output.split(separator: "\n").last
        #expect(
            last == """
                CourseCatalog: 7 classes, 11 views, 21 of 21 outlets connected; 6 controllers, 4 segues; nothing is wrong.
                """)
    }

    @Test("Help goes to the output and is no failure")
    func help() {
        let (status, output, errors) = run("inspect", "--help")
        #expect(status == .clean)
        #expect(output.contains("usage: reusable inspect PATH…"))
        #expect(errors == "")
    }

    @Test("Arguments that make no sense leave the output empty, and are 2")
    func usage() {
        let (status, output, errors) = run("inspect", "--jsn", folder.path)
        #expect(status.rawValue == 2)
        #expect(output == "")
        #expect(errors.hasPrefix("reusable inspect: there is no option --jsn\n\nusage: reusable inspect PATH…"))
    }

    @Test("A path where nothing is leaves the output empty, and is 2")
    func missingPath() {
        let (status, output, errors) = run("inspect", "--json", folder.path("missing"))
        #expect(status.rawValue == 2)
        #expect(output == "")
        #expect(errors.contains("there is no file or folder at \(folder.path("missing"))"))
    }

    @Test("Documents without a fault are 0")
    func clean() throws {
        try folder.write(DocumentFixtures.plainNib, to: "Plain.xib")
        let (status, output, _) = run("inspect", folder.path)
        #expect(status.rawValue == 0)
        #expect(output == "\(folder.path)/Plain.xib: nib, 1 view\n1 nib, no problems.\n")
    }

    @Test("Problems are 1")
    func problems() throws {
        try folder.write(DocumentFixtures.nib, to: "Card.xib")
        #expect(run("inspect", folder.path).status.rawValue == 1)
    }

    @Test("A document in a folder that is for a Mac is 1")
    func otherSystem() throws {
        try folder.write(DocumentFixtures.macNib, to: "Card.xib")
        #expect(run("inspect", folder.path).status.rawValue == 1)
    }

    @Test("With --json the answer itself says what is wrong, and the status is 0")
    func findingsAsJSON() throws {
        try folder.write(DocumentFixtures.nib, to: "Card.xib")
        try folder.write(DocumentFixtures.macNib, to: "Mac.xib")
        let (status, output, _) = run("inspect", "--json", folder.path)
        #expect(status.rawValue == 0)
        #expect((try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [Any])?.count == 2)
    }

    @Test("A file that is named and cannot be read is 2", arguments: [["inspect"], ["inspect", "--json"]])
    func unreadable(arguments: [String]) throws {
        try folder.write("no document", to: "Card.xib")
        let streams = Streams()
        let terminal = Terminal(output: { streams.output += $0 }, errors: { streams.errors += $0 }, showsProgress: false)
        #expect(ReusableCommand.run(arguments + [folder.path("Card.xib")], on: terminal).rawValue == 2)
        #expect(streams.output.contains("Card.xib"))
    }

    @Test("Several paths are inspected in the order in which they are named")
    func severalPaths() throws {
        try folder.write(DocumentFixtures.plainNib, to: "b/B.xib")
        try folder.write(DocumentFixtures.plainNib, to: "a/A.xib")
        let (_, output, _) = run("inspect", folder.path("b/B.xib"), folder.path("a"))
        #expect(
            output.split(separator: "\n").map { $0.prefix { $0 != ":" } }.dropLast() == [
                "\(folder.path)/b/B.xib", "\(folder.path)/a/A.xib",
            ])
    }

    @Test("Progress shows where someone watches and the work is long, and is taken away in the end", arguments: [50, 51])
    func progress(count: Int) throws {
        for number in 0..<count { try folder.write(DocumentFixtures.plainNib, to: "\(number).xib") }
        let (_, output, errors) = run("inspect", folder.path, showsProgress: true)
        #expect(errors.contains("51 of 51 ") == (count == 51))
        #expect(errors.isEmpty || errors.hasSuffix("\r\u{1B}[K"))
        #expect(!output.contains("\r"))
        #expect(run("inspect", folder.path).errors == "")
    }
}
