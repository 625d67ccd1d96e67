#if !(os(iOS) || os(tvOS) || os(visionOS))
    import HeadlessViews

    extension PlatformOutlets {
        /// True: every stored property of a class may be an outlet where the compiler has no word for one.
        package static func mayBeOutlet(_ name: String, of object: AnyObject) -> Bool { true }
    }
#endif
