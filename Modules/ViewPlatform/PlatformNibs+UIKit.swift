#if os(iOS) || os(tvOS) || os(visionOS)
    import UIKit

    extension PlatformNibs {
        /// What the files of nibs end in: they are compiled.
        package static let fileExtension = "nib"

        /// The file of a nib in a bundle, of the user's language and for the device; nil where there is none.
        package static func url(named name: String, in bundle: Bundle) -> URL? {
            bundle.url(forResource: name, withExtension: fileExtension)
        }

        /// Makes the objects of a nib.
        package static func load(_ nib: UINib, owner: Any?) throws(PlatformFailure) -> Loaded {
            Loaded(objects: nib.instantiate(withOwner: owner, options: nil))
        }

        /// Makes the objects of a nib; UIKit raises what fails, and tells nothing else.
        package static func examine(_ nib: UINib, owner: Any?) throws(PlatformFailure) -> Examined {
            Examined(objects: nib.instantiate(withOwner: owner, options: nil), notes: nil)
        }

        /// Does nothing: a compiled nib names the module of each class.
        package static func note(_ type: AnyClass, of nib: UINib) {}

        /// Whether an object has been set up since its nib made it.
        @usableFromInline package static func isSetUp<Object: AnyObject>(_ object: Object) -> Bool {
            objc_getAssociatedObject(object, setUpMark) != nil
        }

        /// Notes that an object has been set up.
        package static func noteSetUp(_ object: AnyObject) {
            objc_setAssociatedObject(object, setUpMark, true, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }

        private static let setUpMark = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

        /// The name that a nib was made with; UIKit does not tell.
        package static func name(of nib: UINib) -> String? { nil }
    }
#endif
