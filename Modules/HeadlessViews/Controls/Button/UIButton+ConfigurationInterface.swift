import InterfaceDocuments

extension UIButton.Configuration {
    /// Reads a `<buttonConfiguration>`.
    @MainActor init(_ decoder: InterfaceDecoder) {
        self.init(style: decoder.choice(.style, Style.self) ?? .plain)
        decodeTexts(decoder)
        decodeImage(decoder)
        decodeLook(decoder)
        if let insets = decoder.directionalEdgeInsets(.contentInsets) { contentInsets = insets }
    }

    @MainActor private mutating func decodeTexts(_ decoder: InterfaceDecoder) {
        if let title = decoder.string(.title) { self.title = title }
        if let title = decoder.attributedString(.attributedTitle) {
            attributedTitle = AttributedString(title.string)
            styledTitle = title
        }
        if let subtitle = decoder.string(.subtitle) { self.subtitle = subtitle }
        if let subtitle = decoder.attributedString(.attributedSubtitle) { self.subtitle = subtitle.string }
        titleFont = decoder.font(.titleFontDescription)
        subtitleFont = decoder.font(.subtitleFontDescription)
        if let padding = decoder.number(.titlePadding) { titlePadding = padding }
        if let alignment = decoder.choice(.titleAlignment, TitleAlignment.self) { titleAlignment = alignment }
    }

    @MainActor private mutating func decodeImage(_ decoder: InterfaceDecoder) {
        if let image = decoder.image(.image) { self.image = image }
        if let configuration = decoder.symbolConfiguration(.preferredSymbolConfigurationForImage) {
            preferredSymbolConfigurationForImage = configuration
        }
        if let placement = decoder.choice(.imagePlacement, NSDirectionalRectEdge.self) { imagePlacement = placement }
        if let padding = decoder.number(.imagePadding) { imagePadding = padding }
        if let reservation = decoder.number(.imageReservation) { imageReservation = reservation }
        if let shows = decoder.boolean(.showsActivityIndicator) { showsActivityIndicator = shows }
    }

    @MainActor private mutating func decodeLook(_ decoder: InterfaceDecoder) {
        decoder.color(.baseForegroundColor) { baseForegroundColor = $0 }
        decoder.color(.baseBackgroundColor) { baseBackgroundColor = $0 }
        if let child = decoder.decoder(.background) { background = UIBackgroundConfiguration(child) }
        if let style = decoder.choice(.cornerStyle, CornerStyle.self) { cornerStyle = style }
        if let size = decoder.choice(.buttonSize, Size.self) { buttonSize = size }
        if let indicator = decoder.choice(.indicator, Indicator.self) { self.indicator = indicator }
        if let style = decoder.choice(.macIdiomStyle, MacIdiomStyle.self) { macIdiomStyle = style }
        if let updates = decoder.boolean(.automaticallyUpdateForSelection) { automaticallyUpdateForSelection = updates }
    }
}

extension UIBackgroundConfiguration {
    /// Reads a `<backgroundConfiguration>`.
    @MainActor init(_ decoder: InterfaceDecoder) {
        self.init()
        decoder.color(.backgroundColor) { backgroundColor = $0 }
        decoder.color(.strokeColor) { strokeColor = $0 }
        if let radius = decoder.number(.cornerRadius) { cornerRadius = radius }
        if let width = decoder.number(.strokeWidth) { strokeWidth = width }
        if let image = decoder.image(.image) { self.image = image }
    }
}

extension UIButton.Configuration.Style: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIButton.Configuration.Style> = [
        "plain": .plain, "gray": .gray, "tinted": .tinted, "filled": .filled, "borderless": .borderless, "bordered": .bordered,
        "borderedTinted": .borderedTinted, "borderedProminent": .borderedProminent,
    ]
}

extension UIButton.Configuration.CornerStyle: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIButton.Configuration.CornerStyle> = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
}

extension UIButton.Configuration.Size: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIButton.Configuration.Size> = [
        "medium": .medium, "small": .small, "mini": .mini, "large": .large,
    ]
}

extension UIButton.Configuration.TitleAlignment: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIButton.Configuration.TitleAlignment> = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
}

extension UIButton.Configuration.Indicator: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIButton.Configuration.Indicator> = [
        "automatic": .automatic, "none": .none, "popup": .popup,
    ]
}

extension UIButton.Configuration.MacIdiomStyle: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIButton.Configuration.MacIdiomStyle> = [
        "automatic": .automatic, "bordered": .bordered, "borderless": .borderless, "borderlessTinted": .borderlessTinted,
    ]
}

extension NSDirectionalRectEdge: InterfaceChoice {
    static let interfaceNames: InterfaceNames<NSDirectionalRectEdge> = [
        "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "all": .all,
    ]
}
