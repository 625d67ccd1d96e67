#if canImport(Testing) && canImport(XCTest)
    import ConformanceRules
    import Testing

    extension Check {
        /// Checks the rule; what breaks it fails the running test, of Swift Testing or of XCTest, at the caller's line.
        ///
        ///     @Test(arguments: Conformance.checks(for: PosterCell.self))
        ///     func posterCell(_ check: Check) async throws { try await check() }
        ///
        /// What breaks a rule that only warns is a warning. Why a rule was not checked is printed.
        public func callAsFunction(
            fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) async throws {
            try Task.checkCancellation()
            let caller = Caller(fileID: fileID, file: file, line: line, column: column)
            let outcome = await outcome()
            for finding in outcome.findings { caller.report(finding) }
            if outcome.findings.isEmpty, let remark = outcome.remark(on: self) { print(remark) }
        }
    }

    extension Check: CustomTestStringConvertible {
        /// The name.
        public var testDescription: String { name }
    }
#endif
