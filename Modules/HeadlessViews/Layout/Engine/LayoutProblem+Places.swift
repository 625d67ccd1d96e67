import LayoutSolver

extension LayoutProblem {
    /// What an attribute of an item comes to, in the coordinates of an ancestor of the item or of the item itself.
    func position(
        of attribute: NSLayoutConstraint.Attribute, _ item: AnyObject, in ancestor: UIView, isMirrored: Bool
    ) -> LinearExpression {
        let plain = attribute.plain(isMirrored: isMirrored)
        if let guide = item as? UILayoutGuide {
            return box(of: guide, plain, in: ancestor).position(of: plain)
        }
        guard let view = item as? UIView, let index = indexes[ObjectIdentifier(view)] else { return LinearExpression() }
        members[index].isUsed = true
        if plain.isLength { return members[index].box.position(of: plain) }
        if plain == .firstBaseline || plain == .lastBaseline { return baseline(plain, of: view, in: ancestor) }
        var box = view === ancestor ? insideBox(index, plain) : box(of: view, in: ancestor)
        if attribute.isMargin { box = box.inset(by: margins(of: view)) }
        return box.position(of: plain)
    }

    /// The rectangle of a view in an ancestor's coordinates.
    func box(of view: UIView, in ancestor: UIView) -> LayoutBox {
        guard let index = indexes[ObjectIdentifier(view)] else { return LayoutBox(.zero) }
        return shift(members[index].box, from: view.superview, to: ancestor)
    }

    /// A rectangle of a view's coordinates in those of an ancestor.
    private func shift(_ box: LayoutBox, from view: UIView?, to ancestor: UIView) -> LayoutBox {
        var box = box
        var view = view
        while let current = view, current !== ancestor, let index = indexes[ObjectIdentifier(current)] {
            members[index].isUsed = true
            if current is UIScrollView { followsScrolling = true }
            let (member, origin) = (members[index], current.bounds.origin)
            box = box.shifted(
                x: member.box.minX - (member.insets.left + origin.x), y: member.box.minY - (member.insets.top + origin.y))
            view = current.superview
        }
        return box
    }

    /// The rectangle that constraints from inside a view align with: the content's for a scroll view. `E36`
    func insideBox(_ index: Int, _ attribute: NSLayoutConstraint.Attribute) -> LayoutBox {
        let member = members[index]
        let size = LayoutBox(
            minX: LinearExpression(), minY: LinearExpression(), width: member.box.width, height: member.box.height)
        guard let scrollView = member.view as? UIScrollView else {
            let origin = member.view.bounds.origin
            return size.shifted(
                x: LinearExpression(constant: Double(origin.x + member.insets.left)),
                y: LinearExpression(constant: Double(origin.y + member.insets.top)))
        }
        // The middle of a scroll view is that of the view, which is how people center what is larger or smaller than it.
        if attribute == .centerX || attribute == .centerY { return size }
        return contentBox(index, of: scrollView, attribute)
    }

    /// The rectangle of a scroll view's content; its length is an unknown only where the attribute needs it.
    func contentBox(_ index: Int, of scrollView: UIScrollView, _ attribute: NSLayoutConstraint.Attribute) -> LayoutBox {
        var box = LayoutBox(CGRect(origin: .zero, size: scrollView.contentSize))
        guard !scrollView.findsContentSize else { return box }
        switch attribute {
        case .right, .width, .centerX:
            let variable = members[index].contentWidth ?? solver.makeVariable()
            members[index].contentWidth = variable
            box.width = LinearExpression(variable)
        case .bottom, .height, .centerY:
            let variable = members[index].contentHeight ?? solver.makeVariable()
            members[index].contentHeight = variable
            box.height = LinearExpression(variable)
        default: break
        }
        return box
    }

    /// Where a line of text stands: in the view that a view names for it, or in the view itself. `E33`
    private func baseline(_ attribute: NSLayoutConstraint.Attribute, of view: UIView, in ancestor: UIView) -> LinearExpression {
        let isFirst = attribute == .firstBaseline
        let other = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        let isMember = other !== view && indexes[ObjectIdentifier(other)] != nil && other.isDescendant(of: ancestor)
        let target = isMember ? other : view
        let index = indexes[ObjectIdentifier(target)] ?? 0
        let box = target === ancestor ? insideBox(index, attribute) : box(of: target, in: ancestor)
        if isFirst {
            let offset = target.firstBaselineOffsetFromTop
            inputs.append(LayoutInput(target, .firstBaseline(offset)))
            return box.minY + offset
        }
        let offset = target.lastBaselineOffsetFromBottom
        inputs.append(LayoutInput(target, .lastBaseline(offset)))
        return box.maxY - offset
    }

    func margins(of view: UIView) -> UIEdgeInsets {
        let margins = view.layoutMargins
        inputs.append(LayoutInput(view, .margins(margins)))
        return margins
    }
}

extension LayoutProblem {
    private func box(of guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute, in ancestor: UIView) -> LayoutBox {
        guard let owner = guide.owningView, let index = indexes[ObjectIdentifier(owner)] else { return LayoutBox(.zero) }
        members[index].isUsed = true
        let box = ownBox(of: guide, attribute, owner, index)
        return owner === ancestor ? box : shift(box, from: owner, to: ancestor)
    }

    /// The rectangle of a guide in its view's coordinates.
    private func ownBox(
        of guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute, _ owner: UIView, _ index: Int
    ) -> LayoutBox {
        let bounds = frameBox(index, attribute)
        switch guide.role {
        case .custom: return customBox(of: guide)
        case .layoutMargins: return bounds.inset(by: margins(of: owner))
        case .readableContent:
            let insets = owner.readableGuideInsets
            inputs.append(LayoutInput(owner, .readable(insets)))
            return bounds.inset(by: insets)
        case .frameLayout: return bounds
        case .contentLayout:
            guard let scrollView = owner as? UIScrollView else { return bounds }
            return contentBox(index, of: scrollView, attribute)
        case .safeArea: return bounds.inset(by: safeArea(of: owner))
        case .top:
            var box = bounds
            box.height = LinearExpression(constant: Double(safeArea(of: owner).top))
            return box
        case .bottom, .keyboard:
            let inset = min(safeArea(of: owner).bottom, guide.bottomInset)
            var box = bounds
            box.minY = bounds.maxY - inset
            box.height = LinearExpression(constant: Double(inset))
            return box
        }
    }

    /// The whole of a view in its own coordinates; of a scroll view, what is seen.
    private func frameBox(_ index: Int, _ attribute: NSLayoutConstraint.Attribute) -> LayoutBox {
        let member = members[index]
        let origin = member.view.bounds.origin
        if member.view is UIScrollView, !attribute.isLength { followsScrolling = true }
        return LayoutBox(
            minX: LinearExpression(constant: Double(origin.x)), minY: LinearExpression(constant: Double(origin.y)),
            width: member.frameWidth, height: member.frameHeight)
    }

    private func safeArea(of view: UIView) -> UIEdgeInsets {
        let insets = view.safeAreaInsets
        inputs.append(LayoutInput(view, .safeArea(insets)))
        return insets
    }

    private func customBox(of guide: UILayoutGuide) -> LayoutBox {
        if let known = guides.first(where: { $0.guide === guide }) { return known.box }
        let box = LayoutBox(unknownIn: &solver)
        guides.append((guide, box))
        return box
    }
}
