/// The one door to views: UIKit where it exists, HeadlessViews everywhere else.
///
/// The typed modules re-export this one and have no platform condition of their own. The condition names systems, not a module that
/// can be imported, since that would depend on the order in which modules are built.
#if os(iOS) || os(tvOS) || os(visionOS)
    @_exported import UIKit
#else
    @_exported import HeadlessViews
#endif
