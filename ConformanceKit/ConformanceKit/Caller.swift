#if canImport(Testing) && canImport(XCTest)
    import ConformanceRules
    import Testing
    import XCTest

    /// The line of a test that asks for checks, at which what they find is reported.
    ///
    /// The package manager builds this module for tests only; where neither of the two frameworks is there, it is empty.
    struct Caller: Sendable {
        var fileID: String
        var file: StaticString
        var line: UInt
        var column: UInt

        /// Reports a finding to the framework whose test is running: neither hears of the other's failures.
        func report(_ finding: Finding) {
            let isError = finding.rule.severity == .error
            if Test.current != nil {
                record(finding, isError: isError)
            } else if isError {
                XCTFail(finding.description, file: file, line: line)
            } else {
                print("warning: \(finding)")
            }
        }

        /// Reports what checks have found, and prints what could not be checked.
        func report(_ report: ConformanceReport) {
            for finding in report.findings { self.report(finding) }
            print(report)
        }

        private func record(_ finding: Finding, isError: Bool) {
            let location = SourceLocation(fileID: fileID, filePath: "\(file)", line: Int(line), column: Int(column))
            let comment = Comment(rawValue: finding.description)
            #if compiler(>=6.3)
                Issue.record(comment, severity: isError ? .error : .warning, sourceLocation: location)
            #else
                if isError { Issue.record(comment, sourceLocation: location) } else { print("warning: \(finding)") }
            #endif
        }
    }
#endif
