/// Where a sheet is in the container of its presentation.
@MainActor struct SheetGeometry {
    let container: CGRect
    let safeArea: UIEdgeInsets
    let traits: UITraitCollection

    /// The room that even the highest sheet leaves below the safe area's upper edge, so that what is behind can be seen.
    private static let gapAtTop: CGFloat = 10
    /// The size of a sheet that stands in the middle, where its controller prefers none.
    private static let sizeInMiddle = CGSize(width: 540, height: 620)

    /// The frame of a sheet that rests at a detent.
    func frame(detent: UISheetPresentationController.Detent?, preferredSize: CGSize) -> CGRect {
        traits.horizontalSizeClass == .regular ? frameInMiddle(preferredSize) : frameAtLowerEdge(detent)
    }

    private func frameAtLowerEdge(_ detent: UISheetPresentationController.Detent?) -> CGRect {
        let context = DetentContext(traits: traits, maximum: maximumHeight)
        let height = min(detent?.resolvedValue(in: context) ?? maximumHeight, maximumHeight) + safeArea.bottom
        return CGRect(x: container.minX, y: container.maxY - height, width: container.width, height: height)
    }

    private var maximumHeight: CGFloat { max(container.height - safeArea.top - safeArea.bottom - Self.gapAtTop, 0) }

    private func frameInMiddle(_ preferredSize: CGSize) -> CGRect {
        let size = preferredSize == .zero ? Self.sizeInMiddle : preferredSize
        let width = min(size.width, container.width)
        let height = min(size.height, container.height)
        return CGRect(x: container.midX - width / 2, y: container.midY - height / 2, width: width, height: height)
    }
}

/// The context that a sheet's geometry gives a detent.
private final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
    }
}
