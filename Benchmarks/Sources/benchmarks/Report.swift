import Foundation

/// Prints measurements.
struct Report {
    var measurements: [Measurement]

    func printJSON() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        print(String(decoding: try encoder.encode(measurements), as: UTF8.self))
    }

    func printTable() {
        let header = ["subject", "figure", "unit", "floor", "ratio", "goal", "met"]
        let rows = [header] + measurements.map(Self.row)
        let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        for row in rows {
            let cells = zip(row, widths).enumerated().map { index, cell in
                let padding = String(repeating: " ", count: cell.1 - cell.0.count)
                return (1...5).contains(index) && index != 2 ? padding + cell.0 : cell.0 + padding
            }
            print(cells.joined(separator: "  "))
        }
    }

    private static func row(_ measurement: Measurement) -> [String] {
        [
            measurement.subject, number(measurement.figure), measurement.unit, number(measurement.floor), number(measurement.ratio),
            number(measurement.goal), measurement.met ? "yes" : "NO",
        ]
    }

    private static func number(_ value: Double) -> String {
        String(format: value < 100 ? "%.2f" : "%.0f", value)
    }
}
