// Stand-ins until the branches that bring the real ones are merged: delete here whatever you define.
import InterfaceDocuments
@preconcurrency @MainActor open class UIViewController: UIResponder {
    public var additionalSafeAreaInsets = UIEdgeInsets.zero
    var surroundingTraits: UITraitCollection { UIScreen.main.traitCollection }
    public var view: UIView!
    public var viewIfLoaded: UIView?
    func viewWillLayoutSubviews() {}
    func viewDidLayoutSubviews() {}
}
@preconcurrency @MainActor open class UIGestureRecognizer: HeadlessObject { weak var view: UIView? }
extension InterfaceClasses {
    static let controllers: [InterfaceWord: any InterfaceDecodable.Type] = [:]
    static let bars: [InterfaceWord: any InterfaceDecodable.Type] = [:]
    static let recognizers: [InterfaceWord: any InterfaceDecodable.Type] = [:]
}
public enum UIBarStyle: Int, Sendable { case `default` = 0, black = 1, blackTranslucent = 2 }
extension UIBarStyle: InterfaceChoice {
    static let interfaceNames: [String: UIBarStyle] = ["default": .default, "black": .black, "blackTranslucent": .blackTranslucent]
}
