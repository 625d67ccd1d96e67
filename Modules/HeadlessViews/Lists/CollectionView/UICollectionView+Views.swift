extension UICollectionView {
    /// A view for a place, from the data source or of the layout's own; nil where there is no data source.
    func requestView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        switch attributes.representedElementCategory {
        case .cell: requestCell(CollectionRequest(attributes.element, attributes: attributes))
        case .supplementaryView: requestSupplementaryView(CollectionRequest(attributes.element, attributes: attributes))
        case .decorationView: makeDecorationView(for: attributes)
        }
    }

    /// Asks the data source for a cell, and makes sure that it is one that can be shown. `A70` `A72`
    func requestCell(_ request: CollectionRequest) -> UICollectionViewCell? {
        let path = request.element.indexPath
        let answer = answering(request) { dataSource?.collectionView(self, cellForItemAt: path) }
        guard let cell = answer else { return nil }
        cell.isSelected = state.selected.contains(path)
        cell.isHighlighted = state.highlighted == path
        cell.isEditingInList = isEditing && delegate?.collectionView(self, canEditItemAt: path) ?? true
        return cell
    }

    private func requestSupplementaryView(_ request: CollectionRequest) -> UICollectionReusableView? {
        answering(request) {
            dataSource?.collectionView(
                self, viewForSupplementaryElementOfKind: request.element.kind ?? "", at: request.element.indexPath)
        }
    }

    private func answering<View: UICollectionReusableView>(_ request: CollectionRequest, _ ask: () -> View?) -> View? {
        guard dataSource != nil else { return nil }
        state.requests.append(request)
        RegistrationIdentity.requestDepth += 1
        let answer = ask()
        RegistrationIdentity.requestDepth -= 1
        let request = state.requests.removeLast()
        let view = answer is MissingSupplementaryView ? nil : answer
        if let failure = request.failure(of: view) { failure.raise(in: self) }
        return view
    }

    /// A decoration view, which no data source is asked for. `A7`
    private func makeDecorationView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let kind = attributes.representedElementKind ?? ""
        return ListFailure.trapping(try decorationView(ofKind: kind))
    }

    func tellWillDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
        guard let delegate else { return }
        if let cell = view as? UICollectionViewCell, element.category == .cell {
            delegate.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
        } else {
            delegate.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: element.kind ?? "", at: element.indexPath)
        }
    }

    func tellDidEndDisplaying(_ view: UICollectionReusableView, _ element: CollectionElement) {
        guard let delegate else { return }
        if let cell = view as? UICollectionViewCell, element.category == .cell {
            delegate.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
        } else {
            delegate.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind ?? "", at: element.indexPath)
        }
    }
}

/// What the data source answers where it has no supplementary views: it stands for nil, which a Swift method cannot return.
final class MissingSupplementaryView: UICollectionReusableView {}
