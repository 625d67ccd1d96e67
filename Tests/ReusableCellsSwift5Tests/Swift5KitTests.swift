import ConformanceKit
import Testing

struct ClientRow: Sendable {
    var title: String
}

@Suite struct Swift5KitTests {
    @Test("P36 Checks of a main-actor class are the arguments of a test", arguments: Conformance.checks(for: ClientCell.self))
    func cell(_ check: Check) async throws { try await check() }

    @Test(
        "A cell is configured with models",
        arguments: Conformance.checks(for: ClientCell.self, showing: ClientRow(title: "A"), then: ClientRow(title: "B")) {
            $0.textLabel?.text = $1.title
        })
    func reuse(_ check: Check) async throws { try await check() }
}
