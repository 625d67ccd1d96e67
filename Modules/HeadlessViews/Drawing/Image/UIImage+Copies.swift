extension UIImage {
    /// The picture drawn in its own colors or in the tint color.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        copy { $0.renderingMode = renderingMode }
    }

    /// The picture drawn in a color, whatever it was drawn in before.
    public func withTintColor(_ color: UIColor) -> UIImage {
        copy { $0.tint = color }
    }

    /// The picture drawn in a color, with a rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        copy {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// The picture with other insets of the rectangle that layout aligns.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        copy { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The picture with corners that keep their size; the part between them is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The picture with corners that keep their size.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        copy {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// The picture with a configuration laid over its own.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        copy { $0.configuration = ($0.configuration ?? ImageConfiguration()).applying(configuration.content) }
    }

    /// The symbol with settings laid over its own, or nil if the picture is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    /// The picture, mirrored in an interface that runs from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        copy { $0.flipsForRightToLeft = true }
    }

    /// The picture mirrored from left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        copy { $0.orientation = $0.orientation.mirrored }
    }

    /// The picture with a baseline.
    ///
    /// - Parameter baselineOffset: the distance from the bottom edge, in points.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        copy { $0.baselineOffset = baselineOffset }
    }

    /// The picture without a baseline.
    public func imageWithoutBaseline() -> UIImage {
        copy { $0.baselineOffset = nil }
    }

    private func copy(_ change: (inout ImageContent) -> Void) -> UIImage {
        var content = content
        change(&content)
        return UIImage(content: content)
    }
}
