/// The colors whose numbers are the same under any traits, as UIKit's documentation gives them.
extension UIColor {
    /// Black.
    public class var black: UIColor { FixedColor.black }
    /// A third of white.
    public class var darkGray: UIColor { FixedColor.darkGray }
    /// Two thirds of white.
    public class var lightGray: UIColor { FixedColor.lightGray }
    /// White.
    public class var white: UIColor { FixedColor.white }
    /// Half of white.
    public class var gray: UIColor { FixedColor.gray }
    /// Full red.
    public class var red: UIColor { FixedColor.red }
    /// Full green.
    public class var green: UIColor { FixedColor.green }
    /// Full blue.
    public class var blue: UIColor { FixedColor.blue }
    /// Full green and blue.
    public class var cyan: UIColor { FixedColor.cyan }
    /// Full red and green.
    public class var yellow: UIColor { FixedColor.yellow }
    /// Full red and blue.
    public class var magenta: UIColor { FixedColor.magenta }
    /// Full red and half green.
    public class var orange: UIColor { FixedColor.orange }
    /// Half red and blue.
    public class var purple: UIColor { FixedColor.purple }
    /// Red, green and blue of 0.6, 0.4 and 0.2.
    public class var brown: UIColor { FixedColor.brown }
    /// Black that is not seen at all.
    public class var clear: UIColor { FixedColor.clear }
}

/// One instance of each fixed color, so that asking for one costs no allocation.
private enum FixedColor {
    static let black = UIColor(content: .fixed(.gray(0)))
    static let darkGray = UIColor(content: .fixed(.gray(1 / 3)))
    static let lightGray = UIColor(content: .fixed(.gray(2 / 3)))
    static let white = UIColor(content: .fixed(.gray(1)))
    static let gray = UIColor(content: .fixed(.gray(0.5)))
    static let red = UIColor(content: .fixed(.sRGB(1, 0, 0)))
    static let green = UIColor(content: .fixed(.sRGB(0, 1, 0)))
    static let blue = UIColor(content: .fixed(.sRGB(0, 0, 1)))
    static let cyan = UIColor(content: .fixed(.sRGB(0, 1, 1)))
    static let yellow = UIColor(content: .fixed(.sRGB(1, 1, 0)))
    static let magenta = UIColor(content: .fixed(.sRGB(1, 0, 1)))
    static let orange = UIColor(content: .fixed(.sRGB(1, 0.5, 0)))
    static let purple = UIColor(content: .fixed(.sRGB(0.5, 0, 0.5)))
    static let brown = UIColor(content: .fixed(.sRGB(0.6, 0.4, 0.2)))
    static let clear = UIColor(content: .fixed(.gray(0, alpha: 0)))
}
