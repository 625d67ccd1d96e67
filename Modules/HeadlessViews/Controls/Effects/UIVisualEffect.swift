/// What a visual effect view does to what lies behind it.
@preconcurrency @MainActor open class UIVisualEffect: HeadlessObject {}

/// What lies behind is blurred.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    /// The material; internal, since UIKit does not tell it either.
    let style: Style

    /// Makes a blur of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// How what lies behind a blur looks.
    public enum Style: Int, Sendable {
        /// Much lighter.
        case extraLight = 0
        /// Lighter.
        case light = 1
        /// Darker.
        case dark = 2
        /// Much darker, on tvOS.
        case extraDark = 3
        /// As suits the interface style.
        case regular = 4
        /// As suits the interface style, so that content stands out.
        case prominent = 5
        /// Hardly hidden.
        case systemUltraThinMaterial = 6
        /// A little hidden.
        case systemThinMaterial = 7
        /// Hidden.
        case systemMaterial = 8
        /// Much hidden.
        case systemThickMaterial = 9
        /// As behind the system's bars.
        case systemChromeMaterial = 10
        /// Hardly hidden and always light.
        case systemUltraThinMaterialLight = 11
        /// A little hidden and always light.
        case systemThinMaterialLight = 12
        /// Hidden and always light.
        case systemMaterialLight = 13
        /// Much hidden and always light.
        case systemThickMaterialLight = 14
        /// As behind the system's bars, and always light.
        case systemChromeMaterialLight = 15
        /// Hardly hidden and always dark.
        case systemUltraThinMaterialDark = 16
        /// A little hidden and always dark.
        case systemThinMaterialDark = 17
        /// Hidden and always dark.
        case systemMaterialDark = 18
        /// Much hidden and always dark.
        case systemThickMaterialDark = 19
        /// As behind the system's bars, and always dark.
        case systemChromeMaterialDark = 20
    }
}

/// Content takes up the colors of what is blurred behind it.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    /// The blur that it goes with, and how strongly it is felt.
    let blurEffect: UIBlurEffect
    let style: UIVibrancyEffectStyle

    /// Makes the effect for a blur, as strong as for labels.
    public convenience init(blurEffect: UIBlurEffect) { self.init(forBlurEffect: blurEffect, style: .label) }

    /// Makes the effect for a blur, as strong as a kind of content needs it.
    public init(forBlurEffect blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }
}

/// The kind of content that a vibrancy effect is for.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Labels.
    case label = 0
    /// Labels of lesser weight.
    case secondaryLabel = 1
    /// Labels of little weight.
    case tertiaryLabel = 2
    /// Labels of very little weight.
    case quaternaryLabel = 3
    /// Large areas.
    case fill = 4
    /// Areas of lesser weight.
    case secondaryFill = 5
    /// Areas of little weight.
    case tertiaryFill = 6
    /// Lines between things.
    case separator = 7
}
