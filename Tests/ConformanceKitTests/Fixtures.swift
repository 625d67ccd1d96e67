import ConformanceKit
import Synchronization
import Testing

/// Nothing is wrong with it.
final class PlainCell: UITableViewCell, Reusable {}

/// Its identifier is empty.
final class NamelessCell: UITableViewCell, Reusable {
    static let reuseIdentifier = ""
}

/// It has no nib.
final class NiblessView: UIView, NibLoadable {}

extension Rule {
    static let tidy = Rule(
        "test.tidy", severity: .warning, law: "A class is tidy.", reason: "Untidiness spreads.", remedy: "Tidy up.",
        example: "this one")
}

extension Check {
    static let untidy = Check(.tidy, of: "the class") { .broken([Finding(.tidy, of: "the class", "It is untidy.")]) }
}

/// Notes the issues that a test records.
final class IssueLog: Sendable {
    private let noted = Mutex<[Issue]>([])

    var issues: [Issue] { noted.withLock { $0 } }

    /// Runs something that is to record issues, and notes them.
    func note(_ body: () async throws -> Void) async {
        await withKnownIssue {
            do { try await body() } catch { Issue.record(error) }
        } matching: { issue in
            self.noted.withLock { $0.append(issue) }
            return true
        }
    }
}
