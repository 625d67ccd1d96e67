import Foundation

// usage: graph MANIFEST PLATFORM TARGET
// Prints the targets that a target needs on a platform, itself among them, one a line. The manifest is what `swift package dump-package`
// prints of it.

struct Manifest: Decodable {
    struct Target: Decodable {
        var name: String
        var dependencies: [Dependency]
    }

    var targets: [Target]
}

/// What a target depends on: its name, and the platforms that it depends on it for; none for all.
struct Dependency: Decodable {
    struct Condition: Decodable {
        var platformNames: [String]?
    }

    var name: String
    var platforms: [String] = []

    init(from decoder: any Decoder) throws {
        let kinds = try decoder.container(keyedBy: Kind.self)
        guard let kind = kinds.allKeys.first else {
            throw DecodingError.valueNotFound(Dependency.self, .init(codingPath: decoder.codingPath, debugDescription: "no kind"))
        }
        var parts = try kinds.nestedUnkeyedContainer(forKey: kind)
        name = try parts.decode(String.self)
        while !parts.isAtEnd {
            // Beside the condition there may be the name of a package, and nothing at all.
            if try parts.decodeNil() { continue }
            let part = try parts.superDecoder()
            if let condition = try? Condition(from: part) { platforms = condition.platformNames ?? [] }
        }
    }

    enum Kind: String, CodingKey { case byName, target, product }
}

let arguments = CommandLine.arguments
let manifest = try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: URL(fileURLWithPath: arguments[1])))
let platform = arguments[2]
let targets = Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0) })
var needed: Set<String> = []

func need(_ name: String) {
    guard let target = targets[name], needed.insert(name).inserted else { return }
    for dependency in target.dependencies where dependency.platforms.isEmpty || dependency.platforms.contains(platform) {
        need(dependency.name)
    }
}

need(arguments[3])
guard !needed.isEmpty else {
    FileHandle.standardError.write(Data("There is no target \(arguments[3]).\n".utf8))
    exit(1)
}
print(needed.sorted().joined(separator: "\n"))
