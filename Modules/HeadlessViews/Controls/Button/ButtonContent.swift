/// What a button shows in each state.
struct ButtonContent {
    var titles = StateValues<String>()
    var attributedTitles = StateValues<NSAttributedString>()
    var titleColors = StateValues<UIColor>()
    var titleShadowColors = StateValues<UIColor>()
    var images = StateValues<UIImage>()
    var backgroundImages = StateValues<UIImage>()
    var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
}
