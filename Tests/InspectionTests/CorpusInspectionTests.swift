import Foundation
import Inspection
import Testing

/// The folder of real documents that the environment variable `INTERFACE_CORPUS` names.
private let corpus = ProcessInfo.processInfo.environment["INTERFACE_CORPUS"]

@Suite("Inspections of real documents", .enabled(if: corpus != nil)) @MainActor
struct CorpusInspectionTests {
    private static func expectations() throws -> [[String: String]] {
        let text = try String(contentsOfFile: "\(corpus ?? "")/expected.tsv", encoding: .utf8)
        let rows = text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
        return rows.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(rows[0], $0)) }
    }

    private static func answer() throws -> [String: [String: Any]] {
        let inspections = try DocumentSearch.documents(at: corpus ?? "").map(DocumentInspector().inspect)
        let objects = try JSONSerialization.jsonObject(with: Data(JSONReport(inspections).text.utf8)) as? [[String: Any]] ?? []
        return Dictionary(uniqueKeysWithValues: objects.map { ($0["file"] as? String ?? "", $0) })
    }

    private static func value(_ text: String, of column: String) throws -> NSObject {
        if column == "initialViewController" { return text as NSString }
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) as? NSObject)
    }

    @Test(
        "Every document equals the oracle in every column, every view and controller is made, and what is for other systems is refused"
    )
    func equalsOracle() throws {
        let rows = try Self.expectations()
        let answer = try Self.answer()
        try #require(!rows.isEmpty)
        #expect(answer.count == rows.count)
        for row in rows {
            let file = try #require(row["file"])
            let found = try #require(answer[file], "\(file) was not found")
            guard row["kind"]?.hasPrefix("negative") == false else {
                #expect(found["error"] is String, "\(file)")
                continue
            }
            for (column, text) in row where column != "file" && column != "kind" {
                #expect(found[column] as? NSObject == (try Self.value(text, of: column)), "\(file): \(column)")
            }
            let live = try #require(found["live"] as? [String: Int], "\(file)")
            #expect(live["views"] == found["views"] as? Int, "\(file)")
            #expect(live["viewControllers"] == found["viewControllers"] as? Int, "\(file)")
            #expect(live["constraints"] ?? 0 <= found["constraints"] as? Int ?? 0, "\(file)")
            guard file.hasSuffix(".storyboard") else { continue }
            for kind in ["outlets", "outletCollections", "actions", "segues"] {
                let met = (live["\(kind)Connected"] ?? 0) + (live["\(kind)Undeliverable"] ?? 0)
                #expect(met == found[kind] as? Int, "\(kind) of \(file)")
            }
        }
    }
}
