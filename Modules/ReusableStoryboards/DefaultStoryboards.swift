/// The storyboards that have the names of classes.
@MainActor enum DefaultStoryboards {
    private static let resource = DefaultResource<StoryboardFailure>()

    /// The storyboard of a class's name; traps where there is none, unless someone asks who can take that answer.
    static func storyboard(of type: AnyClass) -> UIStoryboard {
        resource.answer(standIn: PlatformStoryboards.empty) { () throws(StoryboardFailure) in try find(type) }
    }

    /// Asks for the storyboard of a class by whatever way it gives it, and throws where that needs a default one which is not to be found.
    ///
    /// Where a bundle stands in for the class's own, its storyboard of the same name does.
    static func asking(for type: AnyClass, _ ask: () -> UIStoryboard) throws(StoryboardFailure) -> UIStoryboard {
        let own = try resource.asking(ask)
        guard let bundle = ResourceBundles.standIn, let name = PlatformStoryboards.name(of: own),
            PlatformStoryboards.url(named: name, in: bundle) != nil
        else { return own }
        return try storyboard(named: name, in: bundle, for: TypeName(type))
    }

    private static func find(_ type: AnyClass) throws(StoryboardFailure) -> UIStoryboard {
        let name = TypeName(type)
        let bundles = ResourceBundles.bundles(for: type)
        guard let bundle = bundles.first(where: { PlatformStoryboards.url(named: name.leaf, in: $0) != nil }) else {
            throw .noFile(
                type: name, name: files.fileName(name.leaf), searched: bundles.map(\.bundlePath),
                nearby: files.nearby(name.leaf, of: type, in: bundles))
        }
        return try storyboard(named: name.leaf, in: bundle, for: name)
    }

    private static func storyboard(
        named name: String, in bundle: Bundle, for type: TypeName
    ) throws(StoryboardFailure) -> UIStoryboard {
        do throws(PlatformFailure) {
            return try PlatformStoryboards.storyboard(named: name, in: bundle)
        } catch {
            throw .unreadable(type: type, storyboard: files.fileName(name), reason: error.text)
        }
    }

    private static let files = BundledFiles(fileExtension: PlatformStoryboards.fileExtension)
}
