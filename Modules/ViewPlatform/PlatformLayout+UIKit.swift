#if os(iOS) || os(tvOS) || os(visionOS)
    import UIKit

    extension PlatformLayout {
        /// Does some work; the screen is what it is, and traits are overridden where the work puts views.
        package static func onScreen<Result>(
            width: CGFloat, textSize: UIContentSizeCategory, _ work: () throws -> Result
        ) rethrows -> Result { try work() }

        /// Does some work; nil, as UIKit tells the console alone which constraints were left out.
        package static func conflicts(during work: () -> Void) -> [Conflict]? {
            work()
            return nil
        }

        /// The ambiguous ones of some views, in something whose height was measured or was given.
        ///
        /// Where a measured height was rounded to pixels, a view may be ambiguous by less than a point, which nobody sees.
        package static func ambiguities(among views: [UIView], isMeasured: Bool) -> [Ambiguity] {
            views.filter { $0.hasAmbiguousLayout && $0.mayBeElsewhere }.map { Ambiguity(view: $0, axes: []) }
        }

        /// Has a table ask nobody for what it is to show: nothing then, as UIKit tells no one what is drawn in a static table.
        package static func showDrawnRowsAlone(in table: UITableView) { table.dataSource = nil }
    }

    extension UIView {
        /// Whether another frame, which differs by a point or more, would do as well.
        fileprivate var mayBeElsewhere: Bool {
            let before = frame
            defer { frame = before }
            exerciseAmbiguityInLayout()
            return abs(frame.minX - before.minX) >= 1 || abs(frame.minY - before.minY) >= 1 || abs(frame.width - before.width) >= 1
                || abs(frame.height - before.height) >= 1
        }
    }
#endif
