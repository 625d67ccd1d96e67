import LayoutSolver

extension LayoutProblem {
    /// Adds what a stack view demands of the views in it.
    func addStack(_ index: Int) {
        guard let stack = members[index].view as? UIStackView else { return }
        members[index].isUsed = true
        for demand in arrangement(of: stack, index).demands {
            add(demand.expression, demand.relation, demand.priority, .stack(stack, name: demand.name))
        }
    }

    private func arrangement(of stack: UIStackView, _ index: Int) -> StackArrangement {
        var canvas = insideBox(index, .top)
        if stack.isLayoutMarginsRelativeArrangement { canvas = canvas.inset(by: margins(of: stack)) }
        let isRow = stack.axis == .horizontal
        let isMirrored = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let horizontal = span(canvas, .horizontal, isMirrored)
        let vertical = span(canvas, .vertical, isMirrored)
        return StackArrangement(
            distribution: stack.distribution, alignment: stack.alignment,
            pieces: stack.arrangedSubviews.compactMap { piece($0, of: stack, isMirrored) },
            along: isRow ? horizontal : vertical, across: isRow ? vertical : horizontal,
            isBaselineRelative: stack.isBaselineRelativeArrangement && !isRow)
    }

    private func piece(_ view: UIView, of stack: UIStackView, _ isMirrored: Bool) -> StackArrangement.Piece? {
        guard let index = indexes[ObjectIdentifier(view)] else { return nil }
        members[index].isUsed = true
        let isRow = stack.axis == .horizontal
        let horizontal = span(members[index].box, .horizontal, isMirrored)
        let vertical = span(members[index].box, .vertical, isMirrored)
        var piece = StackArrangement.Piece(along: isRow ? horizontal : vertical, across: isRow ? vertical : horizontal)
        piece.isHidden = view.isHidden
        piece.spacing = stack.usedSpacing(after: view)
        piece.statedSpacing = stack.statedSpacing(after: view)
        let content = view.contentSizeForConstraints
        piece.contentLength = isRow ? content.width : content.height
        if stack.distribution == .fillProportionally, let inner = view as? UIStackView {
            let size = inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            piece.contentLength = isRow ? size.width : size.height
        }
        piece.hasContentAcross = (isRow ? content.height : content.width) >= 0
        piece.hugging = view.contentHuggingPriority(for: stack.axis)
        if stack.needsBaselines {
            piece.firstBaseline = position(of: .firstBaseline, view, in: stack, isMirrored: false)
            piece.lastBaseline = position(of: .lastBaseline, view, in: stack, isMirrored: false)
        }
        return piece
    }

    /// A rectangle's stretch along an axis, in the direction of reading.
    private func span(_ box: LayoutBox, _ axis: NSLayoutConstraint.Axis, _ isMirrored: Bool) -> LayoutSpan {
        switch axis {
        case .vertical: LayoutSpan(start: box.minY, length: box.height)
        case .horizontal: LayoutSpan(start: isMirrored ? -box.maxX : box.minX, length: box.width)
        }
    }
}

extension UIStackView {
    /// The room after a view, in points: its own, or the stack view's.
    func usedSpacing(after view: UIView) -> CGFloat {
        let spacing = statedSpacing(after: view)
        return spacing == Self.spacingUseSystem ? Self.systemSpacing : spacing
    }

    /// The same as it was set: ``spacingUseSystem`` where the system is to choose it.
    func statedSpacing(after view: UIView) -> CGFloat {
        let own = customSpacing(after: view)
        return own == Self.spacingUseDefault ? spacing : own
    }

    /// The room that the system has between views: 8 points.
    private static let systemSpacing: CGFloat = 8

    fileprivate var needsBaselines: Bool {
        alignment == .firstBaseline || alignment == .lastBaseline || isBaselineRelativeArrangement
    }
}
