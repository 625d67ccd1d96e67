import Foundation

/// The bundles in which the resources of a class may be.
///
/// `Bundle(for:)` is where the class's code is. The resources of a Swift package target are not there: the package manager puts them
/// into a bundle called `Package_Target` beside the code, and only the target itself has an accessor for it.
@MainActor enum ResourceBundles {
    private static var found: [ObjectIdentifier: [Bundle]] = [:]

    /// The bundles for a class, the likeliest first and none twice.
    static func bundles(for type: AnyClass) -> [Bundle] {
        if let known = found[ObjectIdentifier(type)] { return known }
        let own = Bundle(for: type)
        let module = TypeName(type).module
        let packaged = places(near: own).flatMap { packageBundles(of: module, in: $0) }
        var seen: Set<String> = []
        let bundles = ([own] + packaged + [.main]).filter { seen.insert($0.bundleURL.standardizedFileURL.path).inserted }
        found[ObjectIdentifier(type)] = bundles
        return bundles
    }

    static func superclass(of type: AnyClass) -> AnyClass? { Mirror.superclass(of: type) }

    /// The folders in which the package manager, Xcode and a test runner put resource bundles.
    private static func places(near bundle: Bundle) -> [URL] {
        let main = Bundle.main
        let candidates = [
            bundle.resourceURL, bundle.bundleURL, bundle.bundleURL.deletingLastPathComponent(), main.resourceURL, main.bundleURL,
            main.executableURL?.deletingLastPathComponent(),
        ]
        var seen: Set<String> = []
        return candidates.compactMap(\.self).filter { seen.insert($0.standardizedFileURL.path).inserted }
    }

    private static func packageBundles(of module: String, in folder: URL) -> [Bundle] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { name in
            name.hasSuffix("_\(module).bundle") || name.hasSuffix("_\(module).resources")
        }.compactMap { Bundle(url: folder.appendingPathComponent($0)) }
    }
}

extension Mirror {
    /// The class that a class derives from.
    fileprivate static func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }
}
