/// Looks for nibs in a bundle in the order in which UIKit does.
struct NibSearch {
    private let root: URL
    private let idiom: UIUserInterfaceIdiom
    /// The folders of the one language that is used, its region's first; none where no language of the user's is there.
    private let languageFolders: [URL]
    private let developmentFolders: [URL]

    init(bundle: Bundle, idiom: UIUserInterfaceIdiom = .phone) {
        // `Bundle.developmentLocalization` traps on Linux where the bundle has no property list, as a package's resources have not.
        self.init(
            root: bundle.resourceURL ?? bundle.bundleURL, languages: Locale.preferredLanguages,
            development: bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en", idiom: idiom)
    }

    /// A search for a user who prefers some languages, the most wanted first.
    init(root: URL, languages: [String], development: String = "en", idiom: UIUserInterfaceIdiom) {
        self.root = root
        self.idiom = idiom
        let localizations = Localizations(root: root)
        let used = languages.first { localizations.has($0) || Localizations.language(of: $0, isIn: development) }
        languageFolders = used.map(localizations.folders) ?? []
        developmentFolders = localizations.folders(of: "Base") + localizations.folders(of: development)
    }

    /// Whether a text can be a nib's name: not empty, and no path out of the bundle.
    static func isName(_ name: String) -> Bool {
        !name.isEmpty && !name.contains("/") && !name.contains("\\") && !name.contains("\0") && name != "." && name != ".."
    }

    /// The file of a nib: a global one first, then one of the user's language, `Base` and the development language; in each folder the
    /// device's own variant first, such as `Name~ipad`. `B35` `B36`
    func url(forNibNamed name: String) -> URL? { url(of: name, extension: "xib") }

    /// The file of a storyboard, found as a nib's is.
    func url(forStoryboardNamed name: String) -> URL? { url(of: name, extension: "storyboard") }

    private func url(of name: String, extension fileExtension: String) -> URL? {
        for folder in [root] + languageFolders + developmentFolders {
            for variant in [name + suffix, name] {
                let url = folder.appendingPathComponent(variant + "." + fileExtension)
                if isFile(url) { return url }
            }
        }
        return nil
    }

    /// The texts for a nib in `Base.lproj`: the strings file of the user's language. `B37`
    func strings(for nib: URL, named name: String) -> InterfaceStrings? {
        guard nib.deletingLastPathComponent().lastPathComponent == "Base.lproj" else { return nil }
        return languageFolders.lazy.map { $0.appendingPathComponent("\(name).strings") }
            .first(where: isFile).flatMap(InterfaceStrings.init(contentsOf:))
    }

    private var suffix: String {
        switch idiom {
        case .phone: "~iphone"
        case .pad: "~ipad"
        case .tv: "~appletv"
        default: ""
        }
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
