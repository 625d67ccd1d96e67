extension UISearchBar {
    /// Does what a tap on the cancel button does: ends the search, and tells the delegate.
    ///
    /// Answers whether there is such a button. Headless only.
    @_spi(Headless) @discardableResult
    public func tapCancelButton() -> Bool {
        guard showsCancelButton else { return false }
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.endSearch()
        return true
    }

    /// Does what a tap on a button for a scope does: selects it, tells the delegate, and has the search controller look again.
    ///
    /// Answers whether there is such a button, and it was not selected. Headless only.
    @_spi(Headless) @discardableResult
    public func tapScopeButton(at index: Int) -> Bool {
        guard showsScopeBar, scopeButtonTitles?.indices.contains(index) == true, selectedScopeButtonIndex != index else {
            return false
        }
        selectedScopeButtonIndex = index
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
        searchController?.wordsDidChange()
        return true
    }

    /// Does what a tap on the button for bookmarks does: tells the delegate.
    ///
    /// Answers whether there is such a button. Headless only.
    @_spi(Headless) @discardableResult
    public func tapBookmarkButton() -> Bool {
        if showsBookmarkButton { delegate?.searchBarBookmarkButtonClicked(self) }
        return showsBookmarkButton
    }

    /// Does what a tap on the button for results does: tells the delegate.
    ///
    /// Answers whether there is such a button. Headless only.
    @_spi(Headless) @discardableResult
    public func tapResultsListButton() -> Bool {
        if showsSearchResultsButton { delegate?.searchBarResultsListButtonClicked(self) }
        return showsSearchResultsButton
    }
}
