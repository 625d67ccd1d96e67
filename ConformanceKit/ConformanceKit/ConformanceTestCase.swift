#if canImport(Testing) && canImport(XCTest)
    import ConformanceRules
    import XCTest

    /// A test case of XCTest's that runs checks, and to which a class may add tests of its own.
    ///
    ///     final class PosterCellTests: ConformanceTestCase {
    ///         override var checks: [Check] { Conformance.checks(for: PosterCell.self) }
    ///         func testPosterCell() async throws { try await runChecks() }
    ///     }
    ///
    /// The test stands in the class itself, since XCTest on Linux does not find one that is inherited. There the class is `nonisolated` in a
    /// module whose default isolation is the main actor: so is XCTest's own.
    open class ConformanceTestCase: XCTestCase {
        /// The checks of the class's subject.
        open var checks: [Check] { [] }

        /// Runs the checks; what breaks a rule fails the test at the caller's line, and so does that there is none.
        public final func runChecks(
            fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) async throws {
            try await assertConforms(to: checks, fileID: fileID, file: file, line: line, column: column)
        }
    }
#endif
