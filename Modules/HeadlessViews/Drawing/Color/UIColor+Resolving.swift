extension UIColor {
    /// The color with its numbers fixed for some traits; a color that is fixed already comes back as it is.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = content { return self }
        return UIColor(content: .fixed(content.components(for: traitCollection)))
    }

    /// The color with another alpha; a dynamic color stays dynamic.
    ///
    /// - Parameter alpha: from 0 to 1; beyond that the nearer end counts.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let alpha = min(max(alpha, 0), 1)
        return switch content {
        case .fixed(let components): UIColor(content: .fixed(components.withAlpha(alpha)))
        case .faded(let base, _): UIColor(content: .faded(base, alpha: alpha))
        case .system, .asset, .dynamic: UIColor(content: .faded(content, alpha: alpha))
        }
    }

    /// The color's numbers under the current traits.
    public var cgColor: CGColor {
        CGColor(currentComponents)
    }

    /// Gives red, green and blue in sRGB under the current traits, and returns whether the color has them: every one has.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = currentComponents
        red?.pointee = components.redGreenBlue.red
        green?.pointee = components.redGreenBlue.green
        blue?.pointee = components.redGreenBlue.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// Gives hue, saturation and brightness under the current traits, and returns whether the color has them: every one has.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = currentComponents
        let place = components.hueSaturationBrightness
        hue?.pointee = place.hue
        saturation?.pointee = place.saturation
        brightness?.pointee = place.brightness
        alpha?.pointee = components.alpha
        return true
    }

    /// Gives the gray under the current traits, and returns whether the color is one; if not, nothing is written.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let components = currentComponents
        guard let gray = components.white else { return false }
        white?.pointee = gray
        alpha?.pointee = components.alpha
        return true
    }

    private var currentComponents: ColorComponents {
        if case .fixed(let components) = content { return components }
        return content.components(for: .current)
    }
}
