#if os(iOS) || os(tvOS) || os(visionOS)
    import UIKit
#else
    @_spi(Headless) import HeadlessViews
#endif

/// Where the platforms differ about nibs.
///
/// UIKit raises an exception for what goes wrong in a nib, which Swift cannot catch; HeadlessViews says what it is.
@MainActor package enum PlatformNibs {
    #if os(iOS) || os(tvOS) || os(visionOS)
        /// What the files of nibs end in: they are compiled.
        package static let fileExtension = "nib"

        /// The file of a nib in a bundle, of the user's language and for the device; nil where there is none.
        package static func url(named name: String, in bundle: Bundle) -> URL? {
            bundle.url(forResource: name, withExtension: fileExtension)
        }

        /// The top-level objects of a nib, new and connected.
        package static func load(_ nib: UINib, owner: Any?) throws(PlatformFailure) -> [Any] {
            nib.instantiate(withOwner: owner, options: nil)
        }

        /// The name that a nib was made with; UIKit does not tell.
        package static func name(of nib: UINib) -> String? { nil }
    #else
        /// What the files of nibs end in: they stand as Interface Builder wrote them.
        package static let fileExtension = "xib"

        /// The file of a nib in a bundle, of the user's language and for the device; nil where there is none.
        package static func url(named name: String, in bundle: Bundle) -> URL? {
            UINib.url(forNibNamed: name, in: bundle)
        }

        /// The top-level objects of a nib, new and connected.
        package static func load(_ nib: UINib, owner: Any?) throws(PlatformFailure) -> [Any] {
            do {
                let (objects, report) = try nib.load(withOwner: owner)
                if let problem = report.unsetKeys.first { throw PlatformFailure(text: problem.description) }
                return objects
            } catch let failure as PlatformFailure {
                throw failure
            } catch {
                throw PlatformFailure(text: "\(error)")
            }
        }

        /// The name that a nib was made with.
        package static func name(of nib: UINib) -> String? { nib.nibName }
    #endif
}
