import ConformanceKit
import XCTest

/// What XCTest is told.
final class XCTestTests: ConformanceTestCase {
    override var checks: [Check] { Conformance.checks(for: PlainCell.self) }

    func testChecksOfTheClass() async throws { try await runChecks() }

    func testAssertion() async throws { try await assertConforms(PlainCell.self) }

    func testSkipping() async throws {
        let checks = Conformance.checks(for: NamelessCell.self).skipping("identity.identifier-empty", because: "of the test")
        try await assertConforms(to: checks)
    }

    func testWhatBreaksARuleFailsAtTheCallersLine() {
        let watcher = FailureWatcher()
        XCTestObservationCenter.shared.addTestObserver(watcher)
        let line = #line + 2
        let body = asyncTest { (_: XCTestCase) in
            { try await assertConforms(NiblessView.self) }
        }
        let suite = XCTestSuite(name: "What must fail")
        suite.addTest(XCTestCase(name: "testNibless", testClosure: { try body($0)() }))
        suite.run()
        XCTestObservationCenter.shared.removeTestObserver(watcher)
        let texts = watcher.failures.map { $0.text.split(separator: "\n").first ?? "" }
        guard watcher.failures.map(\.line) == [line],
            texts.allSatisfy({ $0.hasSuffix("nib.missing: ConformanceKitTests.NiblessView") })
        else {
            // The run inside has taken this test's place, so that an assertion would be lost.
            return recordFailure(
                withDescription: "expected one failure at line \(line), got \(watcher.failures)", inFile: #filePath, atLine: #line,
                expected: true)
        }
    }
}

/// Notes what fails.
private final class FailureWatcher: NSObject, XCTestObservation {
    private(set) var failures: [(text: String, line: Int)] = []

    func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int
    ) {
        failures.append((description, lineNumber))
    }
}
