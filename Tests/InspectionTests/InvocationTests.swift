import Testing
import reusable

@Suite("Arguments of the command")
struct InvocationTests {
    @Test(
        "What is asked for is understood",
        arguments: [
            ([], .sample),
            (["--help"], .help(.command)),
            (["-h"], .help(.command)),
            (["inspect", "--help"], .help(.inspect)),
            (["inspect", "a", "-h"], .help(.inspect)),
            (["inspect", "a"], .inspect(InspectOptions(paths: ["a"]))),
            (["inspect", "a", "b/c.xib"], .inspect(InspectOptions(paths: ["a", "b/c.xib"]))),
            (["inspect", "--json", "a"], .inspect(InspectOptions(paths: ["a"], isJSON: true))),
            (["inspect", "a", "--tree"], .inspect(InspectOptions(paths: ["a"], showsTrees: true))),
            (["inspect", "--tree", "a", "--json"], .inspect(InspectOptions(paths: ["a"], showsTrees: true, isJSON: true))),
            (["inspect", "a", "--frames"], .inspect(InspectOptions(paths: ["a"], findsFrames: true))),
            (["inspect", "--", "--json"], .inspect(InspectOptions(paths: ["--json"]))),
        ] as [([String], Invocation)])
    func understood(arguments: [String], invocation: Invocation) throws {
        #expect(try Invocation(arguments) == invocation)
    }

    @Test(
        "What makes no sense is refused",
        arguments: [
            (["inspct"], .unknownCommand("inspct")),
            (["--json"], .unknownOption("--json", .command)),
            (["inspect"], .noPath),
            (["inspect", "--json"], .noPath),
            (["inspect", "--"], .noPath),
            (["inspect", "--jsn", "a"], .unknownOption("--jsn", .inspect)),
            (["inspect", "a", "-x"], .unknownOption("-x", .inspect)),
        ] as [([String], UsageFailure)])
    func refused(arguments: [String], failure: UsageFailure) throws {
        #expect(throws: failure) { try Invocation(arguments) }
    }

    @Test("A refusal names what is wrong and where to look")
    func words() {
        #expect(UsageFailure.unknownCommand("inspct").description == "reusable: there is no command \"inspct\"")
        #expect(UsageFailure.unknownOption("-x", .inspect).description == "reusable inspect: there is no option -x")
        #expect(UsageFailure.unknownOption("-x", .inspect).topic == .inspect)
        #expect(UsageFailure.noPath.topic == .inspect)
    }

    @Test("Help names every option", arguments: [HelpTopic.command, .inspect])
    func help(topic: HelpTopic) {
        #expect(topic.text.contains("--help"))
        #expect(topic.text.contains("--tree") && topic.text.contains("--json"))
        #expect(topic.text.contains("Exit status: 0"))
    }
}
