import ObjectRuntime

/// How objects of classes that are met at run time are made, where the initializer is not `required`.
///
/// Each ordinal is the place of the initializer among those that its class declares; a test of each keeps it true.
@MainActor enum ObjectInitializers {
    private static let headlessInit = initializer(HeadlessObject.self, ordinal: 0) as DesignatedInitializer<HeadlessObject, Void>
    private static let foundationInit = initializer(NSObject.self, ordinal: 0) as DesignatedInitializer<NSObject, Void>
    private static let layerInit = initializer(CALayer.self, ordinal: 0) as DesignatedInitializer<CALayer, Void>

    /// Makes an object by `init()`.
    static func headless(_ type: HeadlessObject.Type) -> HeadlessObject { headlessInit(type) }

    /// Makes an object of Foundation's by `init()`.
    static func foundation(_ type: NSObject.Type) -> NSObject { foundationInit(type) }

    /// Makes a layer by `init()`.
    static func layer(_ type: CALayer.Type) -> CALayer { type == CALayer.self ? CALayer() : layerInit(type) }

    /// The initializer; a class whose layout is not what this library knows is a fault of the library, said at first use.
    static func initializer<Object, Arguments>(
        _ type: Object.Type, ordinal: Int
    ) -> DesignatedInitializer<Object, Arguments> {
        do throws(ObjectRuntimeFailure) {
            return try DesignatedInitializer(ordinal: ordinal)
        } catch {
            fatalError("\(error.description)\nThis is a fault of HeadlessViews; please report it with the version of Swift.")
        }
    }
}
