import Foundation
import Testing

@Suite struct RulesDocumentTests {
    @Test("Rules.md says what the rules say; Scripts/rules writes it anew")
    func upToDate() throws {
        if ProcessInfo.processInfo.environment["REWRITE_RULES"] != nil {
            try RulesDocument.text.write(to: RulesDocument.url, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: RulesDocument.url, encoding: .utf8) == RulesDocument.text)
    }
}
