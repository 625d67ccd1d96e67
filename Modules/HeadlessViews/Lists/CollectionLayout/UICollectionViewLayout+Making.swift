extension UICollectionViewLayout {
    func registerDecoration(_ type: AnyClass?, _ kind: String) throws(ListFailure) {
        decorations.registry[kind] = try ListedView.decoration(kind: kind).source(of: type, as: UICollectionReusableView.self)
    }

    /// Attributes of the layout's own class.
    func makeAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes {
        guard let attributesType = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
            UIKitException.internalInconsistency.raise(
                "layoutAttributesClass must be UICollectionViewLayoutAttributes or a subclass (was \(Self.layoutAttributesClass)).")
        }
        let attributes = UICollectionViewLayoutAttributes.make(attributesType)
        attributes.element = element
        return attributes
    }

    /// Attributes of the layout's own class, with a frame.
    func makeAttributes(of element: CollectionElement, frame: CGRect, zIndex: Int = 0) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(of: element)
        attributes.size = frame.size
        attributes.center = CGPoint(x: frame.midX, y: frame.midY)
        attributes.zIndex = zIndex
        return attributes
    }

    /// A context of the layout's own class.
    func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        guard let contextType = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
            UIKitException.internalInconsistency.raise(
                """
                invalidationContextClass must be UICollectionViewLayoutInvalidationContext or a subclass \
                (was \(Self.invalidationContextClass)).
                """)
        }
        return unsafeDowncast(ObjectInitializers.headless(contextType), to: UICollectionViewLayoutInvalidationContext.self)
    }
}

extension UICollectionViewLayoutInvalidationContext {
    /// Says that a view is out of date.
    func invalidate(_ element: CollectionElement) {
        switch (element.category, element.kind) {
        case (.supplementaryView, let kind?): invalidateSupplementaryElements(ofKind: kind, at: [element.indexPath])
        case (.decorationView, let kind?): invalidateDecorationElements(ofKind: kind, at: [element.indexPath])
        default: invalidateItems(at: [element.indexPath])
        }
    }
}
