#if canImport(Testing) && canImport(XCTest)
    import ConformanceRules

    /// Checks a class by all rules that apply to it; what breaks one fails the running test at the caller's line.
    ///
    ///     func testPosterCell() async throws { try await assertConforms(PosterCell.self) }
    ///
    /// It prints how many rules were checked, and why others were not; where none was, the test fails.
    public func assertConforms(
        _ type: AnyClass, fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async throws {
        try await assertConforms(to: Conformance.checks(for: type), fileID: fileID, file: file, line: line, column: column)
    }

    /// Runs checks; what breaks a rule fails the running test at the caller's line.
    ///
    ///     try await assertConforms(to: Conformance.checks(for: PosterCell.self).skipping("nib.outlet-nil", because: "…"))
    ///
    /// It prints how many rules were checked, and why others were not; where none was, the test fails.
    public func assertConforms(
        to checks: [Check], fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async throws {
        try Task.checkCancellation()
        Caller(fileID: fileID, file: file, line: line, column: column).report(await ConformanceReport(running: checks))
    }
#endif
