import ConformanceKit
import Testing

/// What Swift Testing is told.
@Suite struct TestingTests {
    @Test("Checks are the arguments of a test", arguments: Conformance.checks(for: PlainCell.self))
    func plainCell(_ check: Check) async throws { try await check() }

    @Test("A check's name stands for it in what the test prints")
    func name() {
        let check = Conformance.checks(for: PlainCell.self)[0]
        #expect(check.testDescription == "identity.identifier-empty of ConformanceKitTests.PlainCell")
    }

    @Test("What breaks a rule fails the test at the line of the call")
    func callersLine() async throws {
        let check = Conformance.checks(for: NamelessCell.self)[0]
        let expected = try #require(await check.findings().first)
        await expectIssue(.error, "\(expected)", line: #line) { try await check() }
    }

    @Test("What breaks a rule that warns is a warning")
    func warning() async {
        await expectIssue(.warning, "test.tidy: the class\n  It is untidy.\n  To mend it: Tidy up.", line: #line) {
            try await Check.untidy()
        }
    }

    @Test("A class is checked in one line")
    func assertion() async throws { try await assertConforms(PlainCell.self) }

    @Test("A class that breaks a rule fails the test at the line of the assertion")
    func brokenAssertion() async throws {
        let seen = try #require(await ConformanceReport(running: Conformance.checks(for: NiblessView.self)).findings.first)
        await expectIssue(.error, "\(seen)", line: #line) { try await assertConforms(NiblessView.self) }
    }

    @Test("A suite that checks nothing fails")
    func nothing() async {
        let text = """
            suite.nothing-checked: nothing
              None of 0 checks could be run.
              To mend it: Have the class adopt what it is to be checked as, or take it out of the suite.
            """
        await expectIssue(.error, text, line: #line) { try await assertConforms(to: []) }
    }

    /// Expects one issue at a line.
    private func expectIssue(
        _ severity: Issue.Severity, _ text: String, line: Int, _ body: @Sendable () async throws -> Void
    ) async {
        let log = IssueLog()
        await log.note(body)
        let issues = log.issues
        #expect(issues.map(\.severity) == [severity])
        #expect(issues.map { $0.comments.map(\.rawValue) } == [[text]])
        #expect(issues.map { ($0.sourceLocation?.line ?? 0) - line }.allSatisfy { (0...1).contains($0) })
        #expect(issues.map(\.sourceLocation?.fileID) == [#fileID])
    }
}
