/// Where the parts of a table's cell lie: what is beside the content, and the content.
///
/// The widths are those that iOS shows, no contract.
struct CellLayout {
    var bounds: CGRect
    /// The width of the control that inserts or deletes; 0 for none.
    var editingControl: CGFloat = 0
    /// The room for what is at the end; 0 for nothing.
    var accessory: CGFloat = 0
    var isMirrored: Bool

    /// The width of a control that inserts or deletes.
    static let editingControlWidth: CGFloat = 38

    /// The room for what a type stands for.
    static func width(of type: UITableViewCell.AccessoryType) -> CGFloat {
        switch type {
        case .none: 0
        case .disclosureIndicator: 33
        case .checkmark: 39
        case .detailButton: 48
        case .detailDisclosureButton: 67
        }
    }

    /// The frame of the content view.
    var content: CGRect {
        let width = max(bounds.width - editingControl - accessory, 0)
        let start = isMirrored ? accessory : editingControl
        return CGRect(x: bounds.minX + start, y: bounds.minY, width: width, height: bounds.height)
    }
}

/// Where the image and the labels of a cell's style lie in its content view. `A54`
struct CellLabelLayout {
    var style: UITableViewCell.CellStyle
    var bounds: CGRect
    var indentation: CGFloat = 0
    /// The size of the image; zero without one.
    var image = CGSize.zero
    var textHeight: CGFloat
    var detailHeight: CGFloat = 0
    var isMirrored = false

    /// The height of a cell with these labels.
    var height: CGFloat {
        let lines: CGFloat
        if style == .subtitle, detailHeight > 0 {
            lines = textHeight + (textHeight > 0 ? CellMetrics.labelPadding : 0) + detailHeight
        } else {
            lines = max(textHeight, detailHeight)
        }
        return max(lines, min(image.height, CellMetrics.rowHeight)) + 2 * CellMetrics.verticalMargin
    }

    /// The frames in the content view.
    var frames: (image: CGRect, text: CGRect, detail: CGRect) {
        let margin = CellMetrics.horizontalMargin
        let start = margin + indentation
        let picture = imageFrame(start)
        let textStart = picture.isEmpty ? start : picture.maxX + CellMetrics.imagePadding
        let room = CGRect(x: textStart, y: 0, width: max(bounds.width - margin - textStart, 0), height: bounds.height)
        let (text, detail) = labels(in: room)
        return (placed(picture), placed(text), placed(detail))
    }

    private func imageFrame(_ start: CGFloat) -> CGRect {
        guard image.width > 0, image.height > 0 else { return .zero }
        let scale = min(1, bounds.height / image.height)
        let size = CGSize(width: image.width * scale, height: image.height * scale)
        return CGRect(x: start, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }

    private func labels(in room: CGRect) -> (text: CGRect, detail: CGRect) {
        switch style {
        case .default: return (room, .zero)
        case .value1:
            let (text, detail) = room.divided(atDistance: room.width / 2, from: .minXEdge)
            return (text, detail)
        case .value2:
            // The first label is a column that the second one stands beside.
            let column = min(97, room.width)
            let text = CGRect(x: room.minX, y: 0, width: column, height: room.height)
            let detailStart = min(text.maxX + 6, room.maxX)
            return (text, CGRect(x: detailStart, y: 0, width: room.maxX - detailStart, height: room.height))
        case .subtitle:
            guard detailHeight > 0 else { return (room, .zero) }
            let padding = textHeight > 0 ? CellMetrics.labelPadding : 0
            let top = (bounds.height - textHeight - padding - detailHeight) / 2
            let text = CGRect(x: room.minX, y: top, width: room.width, height: textHeight)
            return (text, CGRect(x: room.minX, y: text.maxY + padding, width: room.width, height: detailHeight))
        }
    }

    private func placed(_ rect: CGRect) -> CGRect {
        isMirrored ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
}
