/// A view, or a scene, that is laid out under some conditions to see what becomes of it.
@MainActor struct LayoutTrial {
    let conditions: LayoutConditions
    private(set) var sightings: [LayoutSighting] = []

    init(_ conditions: LayoutConditions) { self.conditions = conditions }

    /// Lays out a new view of a list, or of a nib; false where none is made.
    mutating func run(_ make: () -> UIView?) -> Bool {
        var made: UIView?
        var host: LayoutHost?
        let conflicts = onScreen {
            guard let view = make() else { return }
            made = view
            host = show(view)
        }
        guard let view = made, let host else { return false }
        withExtendedLifetime(host) {
            note(conflicts, in: view, ViewPaths(in: view))
            onScreen { examine(view) }
        }
        return true
    }

    /// Lays out a new scene; false where none is made.
    mutating func run(scene make: () -> UIViewController?) -> Bool {
        var made: UIViewController?
        let host = LayoutHost(conditions)
        let conflicts = onScreen {
            guard let controller = make(), controller.parent == nil else { return }
            host.fill(with: controller)
            guard let view = controller.viewIfLoaded else { return }
            view.silenceLists()
            host.layOut()
            made = controller
        }
        guard let made, let view = made.viewIfLoaded else { return false }
        note(conflicts, in: view, ViewPaths(in: view, of: made))
        noteAmbiguities(
            among: view.laidOutViews + view.shownCells.flatMap(\.content.laidOutViews), isMeasured: false,
            ViewPaths(in: view, of: made))
        return true
    }

    @discardableResult private func onScreen(_ work: () -> Void) -> [PlatformLayout.Conflict]? {
        PlatformLayout.onScreen(width: conditions.width, textSize: conditions.textSize) { PlatformLayout.conflicts(during: work) }
    }

    /// Puts a view where its size is given it as in an app.
    private func show(_ view: UIView) -> LayoutHost {
        let host = LayoutHost(conditions)
        switch view {
        case is UITableViewCell, is UITableViewHeaderFooterView:
            let drawn = view.bounds.height > 0 ? view.bounds.height : Self.standardHeight
            host.showInTable(view, height: sizesItself(view, in: conditions.width) ? UITableView.automaticDimension : drawn)
        default: host.show(view, size: size(of: view))
        }
        host.layOut()
        return host
    }

    /// The height of what tells none.
    private static let standardHeight: CGFloat = 44
}

extension LayoutTrial {
    /// Whether constraints in a view give it a height.
    private func sizesItself(_ view: UIView, in width: CGFloat) -> Bool {
        view.hasConstraints && view.measured(in: width).height > 0
    }

    /// The size nearest to the screen's width that a view's own required constraints allow; the one that it was drawn with where they
    /// give it no height.
    private func size(of view: UIView) -> CGSize {
        guard view.hasConstraints else { return drawnSize(of: view) }
        let width = view.systemLayoutSizeFitting(
            CGSize(width: conditions.width, height: 0), withHorizontalFittingPriority: UILayoutPriority(999),
            verticalFittingPriority: .fittingSizeLevel
        ).width
        let height = view.measured(in: width).height
        return width > 0 && height > 0 ? CGSize(width: width, height: height) : drawnSize(of: view)
    }

    private func drawnSize(of view: UIView) -> CGSize {
        view.bounds.isEmpty ? CGSize(width: conditions.width, height: Self.standardHeight) : view.bounds.size
    }

    private mutating func examine(_ view: UIView) {
        let content = view.content
        let isMeasured = sizesItself(view, in: conditions.width)
        noteAmbiguities(among: content.laidOutViews, isMeasured: isMeasured, ViewPaths(in: view))
        noteSizes(of: view)
        noteOutside(of: content, in: view, isMeasured: isMeasured)
        noteHosted(in: view)
    }

    private mutating func note(_ fault: LayoutFault, names: [String] = [], _ numbers: String = "") {
        sightings.append(LayoutSighting(fault: fault, names: names, numbers: numbers, conditions: [conditions]))
    }

    private mutating func note(_ conflicts: [PlatformLayout.Conflict]?, in root: UIView, _ paths: @autoclosure () -> ViewPaths) {
        // Where the platform does not tell, the frames do.
        let conflicts = conflicts ?? ViolatedConstraints(in: root).conflicts
        if conflicts.isEmpty { return }
        let words = ConstraintWords(paths: paths())
        for conflict in conflicts {
            let constraints = conflict.parts.map { words.words(for: $0) }.reduce(into: [String]()) {
                if !$0.contains($1) { $0.append($1) }
            }
            note(
                .unsatisfiable(constraints: constraints, broken: conflict.broken.map { words.words(for: $0) }),
                names: conflict.broken.map { [words.name(of: $0.firstItem)] } ?? [])
        }
    }

    private mutating func noteAmbiguities(among views: [UIView], isMeasured: Bool, _ paths: @autoclosure () -> ViewPaths) {
        let found = PlatformLayout.ambiguities(among: views, isMeasured: isMeasured)
        if found.isEmpty { return }
        let paths = paths()
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical, nil] {
            let names = found.filter { axis.map($0.axes.contains) ?? $0.axes.isEmpty }.map { paths.path(of: $0.view) }
            if !names.isEmpty { note(.ambiguous(axis), names: names) }
        }
    }

    /// A height, the same each time.
    private mutating func noteSizes(of view: UIView) {
        let first = view.preferredSize(in: conditions.width)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        let second = view.preferredSize(in: conditions.width)
        if abs(first.width - second.width) > 0.5 || abs(first.height - second.height) > 0.5 {
            note(.unsettled, ": \(first.words), and then \(second.words)")
        }
        if view.isOfTable, view.content.isTiedAtOneEnd, first.height <= 0 { note(.withoutHeight) }
    }

    /// What is cut off at the sides; where the height follows from constraints, also what that height has no room for.
    private mutating func noteOutside(of content: UIView, in root: UIView, isMeasured: Bool) {
        let room = content.bounds.insetBy(dx: -1, dy: -1)
        for view in content.shownLeaves {
            let frame = view.convert(view.bounds, to: content)
            guard !frame.isEmpty else { continue }
            if frame.minX < room.minX || frame.maxX > room.maxX {
                let width = "\(content.bounds.width.words) points"
                noteOutside(view, .horizontal, in: root, ": from \(frame.minX.words) to \(frame.maxX.words) of \(width)")
            }
            if isMeasured, frame.minY < room.minY || frame.maxY > room.maxY {
                let height = "a height of \(content.bounds.height.words) points"
                noteOutside(view, .vertical, in: root, ": from \(frame.minY.words) to \(frame.maxY.words) of \(height)")
            }
        }
    }

    private mutating func noteOutside(_ view: UIView, _ axis: NSLayoutConstraint.Axis, in root: UIView, _ numbers: String) {
        let path = ViewPaths(in: root).path(of: view)
        note(.outside(path, axis), names: [path], numbers)
    }

    private mutating func noteHosted(in view: UIView) {
        guard let host = view as? any ViewHosting, let (expected, seen) = host.hostedFrames else { return }
        let distances = [
            expected.minX - seen.minX, expected.maxX - seen.maxX, expected.minY - seen.minY, expected.maxY - seen.maxY,
        ]
        guard distances.contains(where: { abs($0) > 1 }) else { return }
        note(
            .misplacedHosted,
            ": it is \(seen.size.words) at \(seen.origin.words), in place of \(expected.size.words) at \(expected.origin.words)")
    }
}
