import LayoutSolver

/// The solution of a part of the tree: the frames that constraints give the views in it.
///
/// A view takes its frame when its superview is laid out.
@MainActor final class LayoutRegion {
    private struct Member {
        weak var view: UIView?
        /// The frame that constraints give the view, in points; nil where they say nothing of it.
        var frame: CGRect?
        var contentWidth: CGFloat?
        var contentHeight: CGFloat?
        /// Whether the view's own frame is one of the things that the solution is made of.
        var isGiven = false
    }

    private(set) weak var root: UIView?
    private var members: [Member] = []
    private var inputs: [LayoutInput] = []
    private(set) var followsScrolling = false
    /// Whether the solution is of constraints that were others.
    var isStale = false

    init(of root: UIView) { self.root = root }

    /// Whether a view is a member only by a tree that is no more.
    func isLost(_ view: UIView) -> Bool {
        root == nil || (root !== view && view.superview == nil)
    }

    /// Lets go of all members, which are taken up again when they are laid out.
    func dissolve() {
        for member in members where member.view?.layoutState.region === self { member.view?.leaveRegion() }
        members = []
    }

    /// Takes over a solution.
    func take(_ problem: LayoutProblem) {
        let old = members
        isStale = false
        inputs = problem.inputs
        followsScrolling = problem.followsScrolling
        let grid = PixelGrid(scale: problem.root.screenScale)
        members = problem.members.map { member in
            var result = Member(view: member.view)
            if member.isUsed, member.place == .free || member.place == .root {
                result.frame = grid.align(member.box.rect(in: &problem.solver).outset(by: member.insets))
            }
            if case .given = member.place { result.isGiven = true }
            result.contentWidth = member.contentWidth.map { grid.snap(problem.solver.value(of: $0)) }
            result.contentHeight = member.contentHeight.map { grid.snap(problem.solver.value(of: $0)) }
            return result
        }
        for (guide, box) in problem.guides { guide.solvedFrame = grid.align(box.rect(in: &problem.solver)) }
        for (index, member) in members.enumerated() { member.view?.enterRegion(self, index) }
        for member in old where member.view?.layoutState.region === self {
            guard let view = member.view, !isMember(view) else { continue }
            view.leaveRegion()
        }
        markMoved(problem)
    }

    /// The frame that constraints give a view; nil where they give it none.
    func frame(of view: UIView) -> CGRect? {
        isMember(view) && view.layoutState.regionIndex > 0 ? members[view.layoutState.regionIndex].frame : nil
    }

    private func isMember(_ view: UIView) -> Bool {
        let index = view.layoutState.regionIndex
        return members.indices.contains(index) && members[index].view === view
    }

    /// Marks the views whose subviews, or whose content, are to be placed anew.
    private func markMoved(_ problem: LayoutProblem) {
        for (index, member) in members.enumerated() {
            guard let view = member.view else { continue }
            if index > 0, let frame = member.frame, !view.isPlaced(at: frame) { view.superview?.layoutState.needsLayout = true }
            if case .free = problem.rootSize, index == 0 { view.layoutState.needsLayout = true }
            if let width = member.contentWidth, width != (view as? UIScrollView)?.contentSize.width {
                view.layoutState.needsLayout = true
            }
            if let height = member.contentHeight, height != (view as? UIScrollView)?.contentSize.height {
                view.layoutState.needsLayout = true
            }
        }
    }

    /// Gives a view's subviews the frames that constraints give them, and a scroll view the size of its content.
    func place(subviewsOf view: UIView) {
        let index = view.layoutState.regionIndex
        guard members.indices.contains(index), members[index].view === view else { return }
        for subview in view.subviews where subview.layoutState.region === self {
            let place = subview.layoutState.regionIndex
            guard place > 0, members.indices.contains(place), let frame = members[place].frame else { continue }
            subview.takePlace(frame)
        }
        if let scrollView = view as? UIScrollView { setContentSize(of: scrollView, members[index]) }
        if index == 0, view.superview == nil, !view.translatesAutoresizingMaskIntoConstraints, let size = members[0].frame?.size {
            if view.bounds.size != size { view.bounds.size = size }
        }
    }

    private func setContentSize(of scrollView: UIScrollView, _ member: Member) {
        guard member.contentWidth != nil || member.contentHeight != nil else { return }
        let size = CGSize(
            width: member.contentWidth ?? scrollView.contentSize.width,
            height: member.contentHeight ?? scrollView.contentSize.height)
        if scrollView.contentSize != size { scrollView.contentSize = size }
    }

    /// Notes that code has moved a view, which matters where constraints of others depend on its frame.
    func frameDidChange(of view: UIView) {
        guard isMember(view), members[view.layoutState.regionIndex].isGiven else { return }
        isStale = true
        view.superview?.layoutState.needsLayout = true
    }

    /// Whether views give other numbers now that they have their frames.
    var hasChangedInputs: Bool { inputs.contains { $0.hasChanged } }
}

extension PixelGrid {
    /// The rectangle with each edge on a pixel.
    func align(_ rect: CGRect) -> CGRect {
        let (x, y) = (snap(rect.minX), snap(rect.minY))
        return CGRect(x: x, y: y, width: max(snap(rect.maxX) - x, 0), height: max(snap(rect.maxY) - y, 0))
    }
}

extension CGRect {
    /// The rectangle of which this one is the inside of insets.
    func outset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
            height: height + insets.top + insets.bottom)
    }
}
