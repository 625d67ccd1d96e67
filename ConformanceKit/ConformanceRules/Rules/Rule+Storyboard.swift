extension Rule {
    /// The storyboard of a class is in one of its bundles.
    public static let storyboardMissing = Rule(
        "storyboard.missing",
        law: "The storyboard of a class is in a bundle that is searched for it.",
        reason: "Where it is missing, instantiate() traps.",
        remedy: "Add the file to the target that compiles the class, or override sceneStoryboard to name another one.",
        example: "`final class CartController: UIViewController, StoryboardBased` without a CartController.storyboard")

    /// A storyboard can be read.
    public static let storyboardUnreadable = Rule(
        "storyboard.unreadable",
        law: "A storyboard can be read, and its scene made.",
        reason: "A damaged storyboard traps when it is loaded, and so does a scene whose controller refuses to be made.",
        remedy: "Mend what the reason says.",
        example: "a controller whose `init?(coder:)` answers nil")

    /// A storyboard that a class is to start has an initial scene.
    public static let storyboardInitialScene = Rule(
        "storyboard.no-initial-scene",
        law: "The storyboard of a StoryboardBased class has an initial scene.",
        reason: "UIKit answers nil for the initial controller, and instantiate() traps.",
        remedy: "Check \"Is Initial View Controller\" of its scene, or adopt StoryboardSceneBased.",
        example: "the arrow of the initial scene deleted with the scene that it pointed to")

    /// The identifier of a class is that of a scene.
    public static let storyboardSceneMissing = Rule(
        "storyboard.scene-missing",
        law: "The storyboard has a scene with the identifier of the class, in each language and for each device.",
        reason: "UIKit raises an exception: the storyboard doesn't contain a view controller with the identifier.",
        remedy: "Set the scene's Storyboard ID to the identifier, or override sceneIdentifier.",
        example: "the class renamed to `ReceiptController`, and the Storyboard ID left")

    /// The classes that a storyboard's scene names are in the program.
    public static let storyboardClassUnknown = Rule(
        "storyboard.class-unknown",
        law: "Each class that a scene names is in the program, in the module that it names.",
        reason: "UIKit makes an object of the base class instead, which has none of the outlets, and crashes at the first of them.",
        remedy: "Set the object's custom class and module anew in Interface Builder.",
        example: "`customClass=\"CartController\" customModule=\"OldShop\"` after the target was renamed")

    /// A scene is of the class.
    public static let storyboardSceneClass = Rule(
        "storyboard.scene-class",
        law: "The scene is of the class that is instantiated from it, not of a container that holds it.",
        reason: "instantiate() traps, and a forced cast does too.",
        remedy: "Set the custom class of the scene.",
        example: "the identifier set on the navigation controller round the CartController")

    /// An outlet of a scene reaches a property that accepts its object.
    public static let storyboardOutletMissing = Rule(
        "storyboard.outlet-missing",
        law: "Every outlet in a scene and in its prototypes reaches a property that accepts it.",
        reason: "UIKit raises an exception when the view is loaded: this class is not key value coding-compliant.",
        remedy: "Give the property and the outlet one name and a type that fits, or disconnect the outlet.",
        example: "the property renamed from `totl` to `total`, and the outlet left")

    /// An outlet's property of a controller is connected.
    public static let storyboardOutletNil = Rule(
        "storyboard.outlet-nil", severity: .warning,
        law: "A property for a view, a constraint or a recognizer of the scene has one when the view is loaded.",
        reason: "An implicitly unwrapped outlet that nothing is connected to crashes when it is first used.",
        remedy: "Connect the outlet in Interface Builder, or make the property one that is no outlet.",
        example: "`@IBOutlet private weak var total: UILabel!` without a connection")

    /// An action in a scene has a method.
    public static let storyboardActionMissing = Rule(
        "storyboard.action-missing",
        law: "Every action in a scene has a method in the class of its receiver.",
        reason: "The app crashes when the control is touched: unrecognized selector sent to instance.",
        remedy: "Give the method and the action one name, or disconnect the action.",
        example: "`<action selector=\"pya:\" …/>` and `@IBAction func pay(_ sender: Any?)`")

    /// A runtime attribute in a scene has a property.
    public static let storyboardAttributeMissing = Rule(
        "storyboard.attribute-missing",
        law: "Every user-defined runtime attribute in a scene has a property that accepts it.",
        reason: "UIKit only logs that it failed to set the attribute, and the screen looks otherwise than in Interface Builder.",
        remedy: "Give the property and the attribute one name and a type that fits, or remove the attribute.",
        example: "the key path `shadow` of a plain view")

    /// A segue that a controller names is in its scene.
    public static let storyboardSegueMissing = Rule(
        "storyboard.segue-missing",
        law: "Each case of a controller's SegueIdentifier is the identifier of a segue in its scene.",
        reason: "Performing it raises an exception: the receiver has no segue with the identifier.",
        remedy: "Set the identifier of the segue, or rename the case.",
        example: "`case recipt` and a segue called \"receipt\"")

    /// A segue leads somewhere.
    public static let storyboardSegueDangling = Rule(
        "storyboard.segue-dangling",
        law: "Every segue in a scene leads to a controller, from something that sets it off.",
        reason: "It does nothing, or raises an exception when it is performed.",
        remedy: "Draw the segue anew, or delete it.",
        example: "a segue whose destination went with a merge")

    /// The identifier of a prototype is its class's.
    public static let storyboardPrototypeIdentifier = Rule(
        "storyboard.prototype-identifier",
        law: "A prototype of a reusable class has the identifier of that class.",
        reason: "A typed dequeue asks for the class's identifier, which no prototype has then.",
        remedy: "Set the prototype's identifier in Interface Builder, or override the class's reuseIdentifier.",
        example: "a prototype \"cell\" of the class PosterCell")

    static let storyboardRules = [
        storyboardMissing, storyboardUnreadable, storyboardInitialScene, storyboardSceneMissing, storyboardClassUnknown,
        storyboardSceneClass, storyboardOutletMissing, storyboardOutletNil, storyboardActionMissing, storyboardAttributeMissing,
        storyboardSegueMissing, storyboardSegueDangling, storyboardPrototypeIdentifier,
    ]
}
