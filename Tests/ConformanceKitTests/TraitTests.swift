import ConformanceKit
import Testing

@Suite(.conformance(of: PlainCell.self)) struct TraitTests {
    @Test("A suite's trait checks its classes, and the suite's tests run")
    func runs() {}

    @Test("A test's trait checks its classes, and the test runs", .conformance(to: Conformance.checks(for: PlainCell.self)))
    func runsOne() {}

    @Test("What breaks a rule is reported at the attribute's line, and the test runs all the same")
    func location() async throws {
        let line = #line + 1
        let trait = ConformanceTrait.conformance(of: NamelessCell.self)
        let test = try #require(Test.current)
        let log = IssueLog()
        let ran = Flag()
        await log.note { try await trait.provideScope(for: test, testCase: nil) { await ran.raise() } }
        #expect(log.issues.map(\.sourceLocation?.line) == [line])
        #expect(await ran.isRaised)
    }

    private actor Flag {
        private(set) var isRaised = false
        func raise() { isRaised = true }
    }
}
