#if os(iOS) || os(tvOS) || os(visionOS)
    import UIKit

    extension PlatformOutlets {
        /// Whether Objective-C knows the property, as it knows every outlet.
        package static func mayBeOutlet(_ name: String, of object: AnyObject) -> Bool {
            let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
            return (object as? NSObject)?.responds(to: Selector(setter)) ?? false
        }
    }
#endif
