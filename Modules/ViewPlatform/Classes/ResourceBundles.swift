import Foundation

/// The bundles in which the resources of a class may be.
///
/// `Bundle(for:)` is where the class's code is. The resources of a Swift package target are not there: the package manager puts
/// them into a bundle called `Package_Target` beside the code, and only the target itself has an accessor for it.
@MainActor package enum ResourceBundles {
    private static var packageBundles: [String: [Bundle]] = [:]

    /// The bundle that classes have their documents from in place of their own, so that a test can give them others; nil for their own.
    @TaskLocal package static var standIn: Bundle?

    /// The bundles for a class, the likeliest first and none twice.
    ///
    /// A resource bundle of the class's own target comes before the bundle of its code, which may be the app's: many targets are
    /// linked into it, and a nib of the same name there is another target's.
    package static func bundles(for type: AnyClass) -> [Bundle] {
        if let standIn { return [standIn] }
        let own = Bundle(for: type)
        return unique(packageBundles(of: TypeName(type).module, near: own) + [own, .main], at: \.bundleURL)
    }

    private static func packageBundles(of module: String, near own: Bundle) -> [Bundle] {
        if let known = packageBundles[module] { return known }
        let found = places(near: own).flatMap { packageBundles(of: module, in: $0) }
        packageBundles[module] = found
        return found
    }

    /// The folders in which the package manager, Xcode and a test runner put resource bundles.
    private static func places(near bundle: Bundle) -> [URL] {
        let main = Bundle.main
        let places = [
            bundle.resourceURL, bundle.bundleURL, bundle.bundleURL.deletingLastPathComponent(), main.resourceURL, main.bundleURL,
            main.executableURL?.deletingLastPathComponent(),
        ]
        return unique(places.compactMap(\.self), at: \.self)
    }

    /// The resource bundles in a folder that are of a module's target: `Package_Target`, and the shortest name first, since a
    /// target's own name may have an underscore.
    private static func packageBundles(of module: String, in folder: URL) -> [Bundle] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted { ($0.count, $0) < ($1.count, $1) }.filter { isResourceBundle($0, of: module) }
            .compactMap { Bundle(url: folder.appendingPathComponent($0)) }
    }

    package static func isResourceBundle(_ name: String, of module: String) -> Bool {
        let file = URL(fileURLWithPath: name)
        guard !module.isEmpty, file.pathExtension == "bundle" || file.pathExtension == "resources" else { return false }
        // What cannot stand in an identifier, such as a hyphen, is an underscore in a module's name.
        let stem = file.deletingPathExtension().lastPathComponent.map { $0.isLetter || $0.isNumber ? $0 : "_" }
        return String(stem).hasSuffix("_" + module)
    }

    private static func unique<Element>(_ elements: [Element], at url: (Element) -> URL) -> [Element] {
        var seen: Set<String> = []
        return elements.filter { seen.insert(url($0).standardizedFileURL.path).inserted }
    }
}
