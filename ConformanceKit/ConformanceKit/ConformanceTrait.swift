#if canImport(Testing) && canImport(XCTest)
    import ConformanceRules
    import Testing

    /// Runs checks once before the tests of a suite, or before one test.
    ///
    ///     @Suite(.conformance(of: PosterCell.self, PriceCell.self)) struct CellTests { … }
    ///
    /// What breaks a rule is reported at the line of the suite's or test's attribute.
    public struct ConformanceTrait: SuiteTrait, TestTrait, TestScoping {
        private let checks: [Check]
        private let caller: Caller

        fileprivate init(_ checks: [Check], _ caller: Caller) {
            self.checks = checks
            self.caller = caller
        }

        /// Runs the checks, then the suite or test.
        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            caller.report(await ConformanceReport(running: checks))
            try await function()
        }
    }

    extension Trait where Self == ConformanceTrait {
        /// Checks classes that may meet in one list, by all rules that apply to each and to them together.
        public static func conformance(
            of types: AnyClass..., fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) -> Self {
            .conformance(to: Conformance.checks(forModule: types), fileID: fileID, file: file, line: line, column: column)
        }

        /// Runs checks.
        public static func conformance(
            to checks: [Check], fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) -> Self { ConformanceTrait(checks, Caller(fileID: fileID, file: file, line: line, column: column)) }
    }
#endif
