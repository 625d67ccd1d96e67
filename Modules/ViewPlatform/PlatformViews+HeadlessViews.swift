#if !(os(iOS) || os(tvOS) || os(visionOS))
    import HeadlessViews
    import ObjectRuntime

    extension PlatformViews {
        private static let initializer = Result { () throws(ObjectRuntimeFailure) in
            try DesignatedInitializer<UIView, CGRect>(ordinal: 0)
        }

        /// Makes a view by `init(frame:)`; ends the process in Swift's words where its class has none.
        package static func make<View: UIView>(_ type: View.Type) -> View {
            switch initializer {
            case .success(let initializer): unsafeDowncast(initializer(type, .zero), to: View.self)
            case .failure(let failure): fatalError(failure.description)
            }
        }
    }
#endif
