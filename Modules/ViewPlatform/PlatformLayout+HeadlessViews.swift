#if !(os(iOS) || os(tvOS) || os(visionOS))
    @_spi(Headless) import HeadlessViews

    extension PlatformLayout {
        /// Does some work while the screen is that of a device of a width, for a reader of a text size.
        package static func onScreen<Result>(
            width: CGFloat, textSize: UIContentSizeCategory, _ work: () throws -> Result
        ) rethrows -> Result {
            guard let device = HeadlessDevice.all.first(where: { $0.size.width == width }) else { return try work() }
            return try UIScreen.main.perform(as: device, contentSizeCategory: textSize, work)
        }

        /// Does some work, and answers which constraints were left out in it.
        package static func conflicts(during work: () -> Void) -> [Conflict]? {
            UnsatisfiableConstraints.collect(during: work).map { conflict in
                let broken =
                    if case .constraint(let constraint) = conflict.brokenPart { constraint } else { NSLayoutConstraint?.none }
                return Conflict(parts: conflict.parts.map(Part.init), broken: broken)
            }
        }

        /// The ambiguous ones of some views, in something whose height was measured or was given.
        package static func ambiguities(among views: [UIView], isMeasured: Bool) -> [Ambiguity] {
            AmbiguousLayout.find(among: views, isMeasured: isMeasured).map { Ambiguity(view: $0.view, axes: $0.axes) }
        }

        /// Has a table ask nobody for what it is to show: a static one has its rows as they are drawn.
        package static func showDrawnRowsAlone(in table: UITableView) { table.showDrawnRowsAlone() }
    }

    extension PlatformLayout.Part {
        fileprivate init(_ part: UnsatisfiableConstraints.Part) {
            switch part {
            case .constraint(let constraint): self = .constraint(constraint)
            case .length(let view, let axis, let length): self = .length(of: view, axis, length)
            case .stack(let stack): self = .stack(stack)
            case .other(let text): self = .other(text)
            }
        }
    }
#endif
