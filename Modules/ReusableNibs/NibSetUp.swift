/// Has objects set themselves up once their own nibs have made them.
@MainActor @usableFromInline package enum NibSetUp {
    /// Sets up an object whose nib has just been loaded.
    package static func perform(on object: any NibDescribing) {
        PlatformNibs.noteSetUp(object)
        object.didLoadFromNib()
    }

    /// Sets up what a list has made, if its class has a nib.
    @usableFromInline @inline(never) package static func performFirst(on object: AnyObject) {
        PlatformNibs.noteSetUp(object)
        (object as? any NibLoadable)?.didLoadFromNib()
    }
}
