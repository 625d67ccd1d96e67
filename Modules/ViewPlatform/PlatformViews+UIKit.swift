#if os(iOS) || os(tvOS) || os(visionOS)
    import UIKit

    extension PlatformViews {
        /// Makes a view by `init(frame:)`; ends the process in Swift's words where its class has none.
        package static func make<View: UIView>(_ type: View.Type) -> View { type.init(frame: .zero) }
    }
#endif
