/// Finds Swift classes by the names that interface documents give them.
public enum ClassLookup {
    /// Finds a class by its name and its module.
    ///
    /// - Parameters:
    ///   - name: A name as in the source, such as `PosterCell`, with dots for a class that lies in another type:
    ///     `Catalog.PosterCell`. A name of the form `_TtC4Shop10PosterCell` is taken as well, and then `module` is
    ///     not looked at.
    ///   - module: The module that declares the class, such as `Shop`.
    /// - Throws: A failure that tells a class that is not there from one that has no name at run time.
    /// - Complexity: O(1) for a class that was found before.
    public static func find(named name: String, inModule module: String) throws(ClassLookupFailure) -> AnyClass {
        if let known = known(named: name, inModule: module) { return known }
        let path = try ClassPath(name: name, module: module)
        guard path.type == nil else { throw .notAClass(name: path.name, module: path.module) }
        throw path.failure
    }

    /// The class of a name and a module, which are as in ``find(named:inModule:)``; nil where there is none.
    ///
    /// It does not look for the reason, which takes far longer.
    ///
    /// - Complexity: O(1) for a name that was asked for before, also where there was no class.
    public static func known(named name: String, inModule module: String) -> AnyClass? {
        let key = Key(name: name, module: module)
        return answers.value(for: key) {
            FoundClass(type: (try? ClassPath(name: name, module: module))?.type as? AnyClass)
        }.type
    }

    /// Finds a class by a name that names its module too: `Shop.PosterCell` or `_TtC4Shop10PosterCell`.
    public static func find(runtimeName name: String) throws(ClassLookupFailure) -> AnyClass {
        guard !name.hasPrefix("_Tt"), let dot = name.firstIndex(of: ".") else {
            return try find(named: name, inModule: "")
        }
        return try find(named: String(name[name.index(after: dot)...]), inModule: String(name[..<dot]))
    }

    /// Finds every class of this name, whatever its module, in the order in which the program's images were loaded.
    ///
    /// The answer is empty where the Swift runtime does not enumerate its types, which it does on Linux.
    ///
    /// - Complexity: O(*n*) in the number of types that the program and its libraries declare; O(1) for a name that was asked for before.
    public static func all(named name: String) -> [AnyClass] {
        namesakes.value(for: name) {
            TypeRecord.all(named: name).filter(\.hasRuntimeName)
                .compactMap { known(named: name, inModule: $0.module) }
                .map { FoundClass(type: $0) }
        }.compactMap(\.type)
    }

    private struct Key: Hashable {
        var name: String
        var module: String
    }

    private struct FoundClass: Sendable {
        var type: AnyClass?
    }

    private static let answers = LoadedImageCache<Key, FoundClass>()
    private static let namesakes = LoadedImageCache<String, [FoundClass]>()
}
