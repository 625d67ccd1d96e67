/// Looks for nibs in a bundle in the order in which UIKit does.
struct NibSearch {
    private let root: URL
    private let languages: [String]
    private let idiom: UIUserInterfaceIdiom

    init(bundle: Bundle, idiom: UIUserInterfaceIdiom = .phone) {
        self.init(
            root: bundle.resourceURL ?? bundle.bundleURL, languages: NibSearch.languages(of: bundle), idiom: idiom)
    }

    init(root: URL, languages: [String], idiom: UIUserInterfaceIdiom) {
        self.root = root
        self.languages = languages
        self.idiom = idiom
    }

    /// Whether a text can be a nib's name: not empty, and no path out of the bundle.
    static func isName(_ name: String) -> Bool {
        !name.isEmpty && !name.contains("/") && !name.contains("\\") && !name.contains("\0") && name != "." && name != ".."
    }

    /// The file of a nib: a global one first, then those of the languages, `Base` before the development language; in each folder the
    /// device's own variant first, such as `Name~ipad`. `B35` `B36`
    func url(forNibNamed name: String) -> URL? {
        for folder in folders {
            for variant in [name + suffix, name] {
                let url = folder.appendingPathComponent(variant + ".xib")
                if isFile(url) { return url }
            }
        }
        return nil
    }

    /// The texts for a nib in `Base.lproj`: the strings file of the first language that has one. `B37`
    func strings(for nib: URL, named name: String) -> InterfaceStrings? {
        guard nib.deletingLastPathComponent().lastPathComponent == "Base.lproj" else { return nil }
        for language in languages where language != "Base" {
            let url = root.appendingPathComponent("\(language).lproj/\(name).strings")
            if isFile(url), let strings = InterfaceStrings(contentsOf: url) { return strings }
        }
        return nil
    }

    private var folders: [URL] { [root] + languages.map { root.appendingPathComponent("\($0).lproj") } }

    private var suffix: String {
        switch idiom {
        case .phone: "~iphone"
        case .pad: "~ipad"
        case .tv: "~appletv"
        default: ""
        }
    }

    /// The user's languages, each with its region and without, then `Base` and the bundle's development language.
    private static func languages(of bundle: Bundle) -> [String] {
        var languages: [String] = []
        for language in Locale.preferredLanguages {
            languages.append(language)
            if let code = language.split(separator: "-").first { languages.append(String(code)) }
        }
        languages.append("Base")
        // Foundation has this as `developmentLocalization` too, which stops the program where the bundle says none.
        languages.append(bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String ?? "en")
        return languages.uniqued()
    }

    private func isFile(_ url: URL) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && !isDirectory.boolValue
    }
}

extension Sequence where Element: Hashable {
    /// The elements without those that came before.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
