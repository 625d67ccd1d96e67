/// The storyboards that have the names of classes.
@MainActor enum DefaultStoryboards {
    private static let resource = DefaultResource<StoryboardFailure>()

    /// The storyboard of a class's name; traps where there is none, unless someone asks who can take that answer.
    static func storyboard(of type: AnyClass) -> UIStoryboard {
        resource.answer(standIn: PlatformStoryboards.empty) { () throws(StoryboardFailure) in try find(type) }
    }

    /// Asks for a storyboard by whatever way a class gives it, and throws where that needs a default one which is not to be found.
    static func asking(_ ask: () -> UIStoryboard) throws(StoryboardFailure) -> UIStoryboard { try resource.asking(ask) }

    private static func find(_ type: AnyClass) throws(StoryboardFailure) -> UIStoryboard {
        let name = TypeName(type)
        let bundles = ResourceBundles.bundles(for: type)
        guard let bundle = bundles.first(where: { PlatformStoryboards.url(named: name.leaf, in: $0) != nil }) else {
            throw .noFile(
                type: name, name: files.fileName(name.leaf), searched: bundles.map(\.bundlePath),
                nearby: files.nearby(name.leaf, of: type, in: bundles))
        }
        do throws(PlatformFailure) {
            return try PlatformStoryboards.storyboard(named: name.leaf, in: bundle)
        } catch {
            throw .unreadable(type: name, storyboard: files.fileName(name.leaf), reason: error.text)
        }
    }

    private static let files = BundledFiles(fileExtension: PlatformStoryboards.fileExtension)
}
