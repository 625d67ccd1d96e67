extension UITableView {
    /// The view at a section's end, where that is in the table.
    func sectionView(_ edge: SectionEdge, _ section: Int) -> UIView? {
        edge == .header ? state.headers[section] : state.footers[section]
    }

    /// Asks for the view at a section's end where that is to be seen, and finds out its height.
    func loadSectionView(_ edge: SectionEdge, _ section: Int) {
        guard sectionView(edge, section) == nil, isSeen(edge, section) else { return }
        if state.known[edge].empty.contains(section) { return }
        let view = makeSectionView(edge, section)
        let height = height(edge, section, of: view)
        state.known[edge].asked.insert(section)
        if view == nil || height == 0 { state.known[edge].empty.insert(section) }
        switch edge {
        case .header:
            let lead = topPadding(headerHeight: view == nil ? 0 : height)
            state.lengths?.modify(section) { ($0.lead, $0.header) = (lead, height) }
            if height > 0 { state.headers[section] = view }
        case .footer:
            state.lengths?.setFooter(height, of: section)
            if height > 0 { state.footers[section] = view }
        }
    }

    /// The delegate's view, else one for the title.
    private func makeSectionView(_ edge: SectionEdge, _ section: Int) -> UIView? {
        let given =
            edge == .header
            ? delegate?.tableView(self, viewForHeaderInSection: section)
            : delegate?.tableView(self, viewForFooterInSection: section)
        if let given { return given }
        guard let title = title(edge, section) else { return nil }
        let view = state.titleViews.popLast() ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.isTitleView = true
        view.textLabel?.text = title
        return view
    }

    /// Whether a section's end is to be seen: in a plain table it stays in sight as long as the section does.
    private func isSeen(_ edge: SectionEdge, _ section: Int) -> Bool {
        let lengths = loadedLengths
        let band = visibleBand
        let section = style == .plain ? lengths.extent(ofSection: section) : extent(edge, section)
        if section.isEmpty { return section.lowerBound >= band.lowerBound && section.lowerBound <= band.upperBound }
        return section.lowerBound < band.upperBound && section.upperBound > band.lowerBound
    }

    func extent(_ edge: SectionEdge, _ section: Int) -> Range<CGFloat> {
        edge == .header ? loadedLengths.header(of: section) : loadedLengths.footer(of: section)
    }

    /// Gives the section views their frames, and takes out those that are no longer seen.
    func placeSectionViews() {
        recycleHiddenSectionViews()
        for section in state.headers.keys.sorted() { place(.header, section) }
        for section in state.footers.keys.sorted() { place(.footer, section) }
    }

    /// Takes out the section views that are no longer seen.
    func recycleHiddenSectionViews() {
        for section in state.headers.keys.sorted() where !isSeen(.header, section) { recycleSectionView(.header, section) }
        for section in state.footers.keys.sorted() where !isSeen(.footer, section) { recycleSectionView(.footer, section) }
    }

    private func place(_ edge: SectionEdge, _ section: Int) {
        guard let view = sectionView(edge, section) else { return }
        let natural = rect(extent(edge, section))
        let frame = style == .plain ? kept(natural, edge, section) : natural
        if view.frame != frame { view.frame = frame }
        (view as? UITableViewHeaderFooterView)?.isPinned = frame != natural
        guard view.superview !== self else { return }
        addSubview(view)
        switch edge {
        case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
    }

    /// The frame of a view that stays in sight as long as its section does.
    private func kept(_ natural: CGRect, _ edge: SectionEdge, _ section: Int) -> CGRect {
        let extent = rect(loadedLengths.extent(ofSection: section))
        let insets = adjustedContentInset
        var frame = natural
        switch edge {
        case .header: frame.origin.y = max(natural.minY, min(bounds.minY + insets.top, extent.maxY - natural.height))
        case .footer:
            let top = extent.minY + loadedLengths[section].rowsStart
            frame.origin.y = min(natural.minY, max(bounds.maxY - insets.bottom - natural.height, top))
        }
        return frame
    }

    func recycleSectionView(_ edge: SectionEdge, _ section: Int) {
        let removed = edge == .header ? state.headers.removeValue(forKey: section) : state.footers.removeValue(forKey: section)
        guard let view = removed else { return }
        let wasShown = view.superview === self
        view.removeFromSuperview()
        if wasShown {
            switch edge {
            case .header: delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
            case .footer: delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
            }
        }
        guard let view = view as? UITableViewHeaderFooterView else { return }
        if view.isTitleView { state.titleViews.append(view) } else { enqueueForReuse(view) }
    }
}
