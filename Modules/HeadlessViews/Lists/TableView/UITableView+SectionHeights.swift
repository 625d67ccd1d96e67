extension UITableView {
    /// The height of a section's end before its view was asked for.
    func expectedHeight(_ edge: SectionEdge, _ section: Int) -> CGFloat {
        if let given = givenHeight(edge, section), given >= 0 { return given }
        if let estimate = estimate(edge, section) { return estimate }
        guard title(edge, section) != nil else { return emptyHeight(edge, section) }
        let fixed = fixedHeight(edge)
        return fixed >= 0 ? fixed : SectionMetrics.titleHeight
    }

    /// The height of a section's end whose view there is; nil where it has none.
    func height(_ edge: SectionEdge, _ section: Int, of view: UIView?) -> CGFloat {
        let given = givenHeight(edge, section)
        if let given, given >= 0 { return given }
        guard let view else { return emptyHeight(edge, section) }
        let fixed = fixedHeight(edge)
        if given == nil, fixed >= 0 { return fixed }
        let width = rowsFrame.width
        if view.frame.width != width { view.frame.size.width = width }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return max(fitting.height, 0)
    }

    /// The space above a header: a plain table has it, where there is a header. `A55`
    func topPadding(headerHeight: CGFloat) -> CGFloat {
        guard style == .plain, headerHeight > 0 else { return 0 }
        return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : SectionMetrics.plainTopPadding
    }

    func title(_ edge: SectionEdge, _ section: Int) -> String? {
        switch edge {
        case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
        case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
        }
    }

    private func fixedHeight(_ edge: SectionEdge) -> CGFloat { edge == .header ? sectionHeaderHeight : sectionFooterHeight }

    /// What is left free where there is neither a view nor a title; a given height of 0 comes before it. `A56`
    private func emptyHeight(_ edge: SectionEdge, _ section: Int) -> CGFloat {
        guard style != .plain else { return 0 }
        let fixed = fixedHeight(edge)
        if fixed >= 0 { return fixed }
        return edge == .header && section == 0 ? SectionMetrics.firstGroupGap : SectionMetrics.groupGap
    }

    private func estimate(_ edge: SectionEdge, _ section: Int) -> CGFloat? {
        let given = answer {
            edge == .header
                ? delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
                : delegate?.tableView(self, estimatedHeightForFooterInSection: section)
        }
        if let given, given >= 0 { return given }
        let estimate = edge == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        return estimate > 0 && title(edge, section) != nil ? estimate : nil
    }

    /// The height that the delegate gives a section's end; nil where it gives none, negative for one that is to be found out. `A85`
    private func givenHeight(_ edge: SectionEdge, _ section: Int) -> CGFloat? {
        let given = answer {
            edge == .header
                ? delegate?.tableView(self, heightForHeaderInSection: section)
                : delegate?.tableView(self, heightForFooterInSection: section)
        }
        guard let height = given else { return nil }
        if height >= 0 || height == Self.automaticDimension { return height }
        let name = edge == .header ? "header" : "footer"
        UIKitException.internalInconsistency.raise(
            """
            section \(name) height must not be negative - provided height for section \(section) is \(String(format: "%f", height))
            """)
    }
}
