/// The colors of a bar.
public enum UIBarStyle: Int, Sendable {
    /// Dark on light.
    case `default` = 0
    /// Light on dark.
    case black = 1
    /// Light on dark, and to be seen through; `isTranslucent` says that today.
    case blackTranslucent = 2

    /// Light on dark.
    public static var blackOpaque: UIBarStyle { .black }
}

extension UIBarStyle: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIBarStyle> = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .blackTranslucent,
    ]
}
