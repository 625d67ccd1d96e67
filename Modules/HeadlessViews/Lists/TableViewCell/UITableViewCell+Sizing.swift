extension UITableViewCell {
    /// The height that the content needs in a width.
    ///
    /// A configured content says it itself, as does content that constraints pin to the content view's edges; else the cell is asked.
    func fittingHeight(in target: CGSize) -> CGFloat {
        updateConfigurationIfNeeded()
        if let view = configurations.contentView {
            return view.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let room = CGSize(width: max(target.width - (bounds.width - cellLayout.content.width), 0), height: target.height)
        return contentView.constrainedSize(room, .required, .fittingSizeLevel)?.height ?? sizeThatFits(target).height
    }

    /// The height of the labels of the cell's style; without them the one that the cell was drawn with, or the standard one. `A53` `A54`
    var naturalHeight: CGFloat {
        let layout = labelLayout
        if layout.textHeight > 0 || layout.detailHeight > 0 || layout.image != .zero { return layout.height }
        return drawnHeight ?? CellMetrics.rowHeight
    }

    /// Whether the cell shows a button for details.
    var hasDetailButton: Bool { shownAccessory == .detailButton || shownAccessory == .detailDisclosureButton }

    /// What is at the end of the cell where no view is.
    private var shownAccessory: AccessoryType {
        if shownAccessoryView != nil { return .none }
        return isEditing ? editingAccessoryType : accessoryType
    }

    /// The view at the end of the cell.
    var shownAccessoryView: UIView? {
        guard isEditing else { return accessoryView }
        return editingAccessoryView ?? (hidesAccessoryWhenEditing ? nil : accessoryView)
    }

    var cellLayout: CellLayout {
        var layout = CellLayout(bounds: bounds, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        if isEditing, editingStyle != .none { layout.editingControl = CellLayout.editingControlWidth }
        if let view = shownAccessoryView {
            layout.accessory = view.frame.width + (layout.isMirrored ? layoutMargins.left : layoutMargins.right)
        } else {
            layout.accessory = CellLayout.width(of: shownAccessory)
        }
        return layout
    }

    var labelLayout: CellLabelLayout {
        CellLabelLayout(
            style: style, bounds: contentView.bounds, indentation: CGFloat(indentationLevel) * indentationWidth,
            image: ownImageView?.image?.size ?? .zero, textHeight: ownTextLabel?.linesHeight ?? 0,
            detailHeight: ownDetailTextLabel?.linesHeight ?? 0,
            isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Places the labels that the cell made itself; those of a document have frames of their own.
    func layOutLabels() {
        guard drawnHeight == nil, configurations.contentView == nil else { return }
        let frames = labelLayout.frames
        ownImageView?.frame = frames.image
        ownTextLabel?.frame = frames.text
        ownDetailTextLabel?.frame = frames.detail
    }
}

extension UILabel {
    /// The height of the lines that the text has of itself, in points; 0 without a text.
    fileprivate var linesHeight: CGFloat {
        guard let text, !text.isEmpty else { return 0 }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
        return font.wholeLineHeight * CGFloat(numberOfLines > 0 ? min(lines, numberOfLines) : lines)
    }
}
