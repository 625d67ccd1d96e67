/// The folders of languages, such as `fr.lproj`, in a bundle.
struct Localizations {
    /// The folders by their language, as ``normalized(_:)`` writes it.
    private let folders: [String: URL]

    init(root: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        let found = names.filter { $0.hasSuffix(".lproj") }.sorted().map {
            (Self.normalized(String($0.dropLast(".lproj".count))), root.appendingPathComponent($0))
        }
        folders = Dictionary(found) { first, _ in first }
    }

    /// Whether there is a folder for a language, whatever the region.
    func has(_ language: String) -> Bool { !folders(of: language).isEmpty }

    /// The folders for a language, from the one of its region to the one of the language alone.
    func folders(of language: String) -> [URL] { Self.generalizations(of: language).compactMap { folders[$0] } }

    /// Whether a language, its region left aside, is another one.
    static func language(of language: String, isIn other: String) -> Bool {
        generalizations(of: language).last == generalizations(of: other).last
    }

    /// `zh-Hans-CN`, `zh-Hans`, `zh`.
    private static func generalizations(of language: String) -> [String] {
        let parts = normalized(language).split(separator: "-")
        return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    }

    /// The package manager writes folders in lower case, and older ones of Xcode's have an underscore.
    private static func normalized(_ language: String) -> String {
        language.lowercased().replacingOccurrences(of: "_", with: "-")
    }
}
