extension Rule {
    /// The nib of a class is in one of its bundles.
    public static let nibMissing = Rule(
        "nib.missing",
        law: "The nib of a class is in a bundle that is searched for it.",
        reason: "Where it is missing, loading the class traps.",
        remedy: "Add the file to the target that compiles the class, or override nib to name another one.",
        example: "`final class PosterCell: UITableViewCell, NibReusable` and a file Postercell.xib")

    /// A nib can be read.
    public static let nibUnreadable = Rule(
        "nib.unreadable",
        law: "A nib can be read.",
        reason: "A damaged or misnamed nib traps when it is loaded.",
        remedy: "Mend the file where it says, or have nib name a file that is there.",
        example: "a document with the marks of a merge conflict in it")

    /// The classes that a nib names are in the program.
    public static let nibClassUnknown = Rule(
        "nib.class-unknown",
        law: "Each class that a nib names is in the program, in the module that it names.",
        reason: "UIKit makes an object of the base class instead, which has none of the outlets, and crashes at the first of them.",
        remedy: "Set the object's custom class and module anew in Interface Builder.",
        example: "`customClass=\"PosterView\" customModule=\"OldShop\"` after the target was renamed")

    /// A nib has an object of the class that it is loaded for.
    public static let nibRootClass = Rule(
        "nib.root-class",
        law: "A nib has a top-level object of the class that it is loaded for.",
        reason: "There is nothing to give to whoever loads the class: loading traps, and a dequeue gives a plain cell.",
        remedy: "Set the custom class of the nib's root view.",
        example: "the class set on File's Owner, and the root left a UITableViewCell")

    /// A nib has one top-level object.
    public static let nibRootCount = Rule(
        "nib.root-count",
        law: "The nib of a view of a list has one top-level object, and any other class's nib one object of the class.",
        reason:
            "A list refuses a nib with a second top-level object, with an exception; any other caller gets whichever comes first.",
        remedy: "Remove the other top-level objects; a gesture recognizer belongs to a view's own code.",
        example: "a tap gesture recognizer beside the cell")

    /// An outlet reaches a property that accepts its object.
    public static let nibOutletMissing = Rule(
        "nib.outlet-missing",
        law: "Every outlet and every member of an outlet collection reaches a property that accepts it.",
        reason: "UIKit raises an exception for the first that does not: this class is not key value coding-compliant.",
        remedy: "Give the property and the outlet one name and a type that fits, or disconnect the outlet.",
        example: "the property renamed from `titel` to `title`, and the outlet left")

    /// An outlet's property is connected.
    public static let nibOutletNil = Rule(
        "nib.outlet-nil", severity: .warning,
        law: "A property for a view, a constraint or a recognizer of the nib has one when the nib is loaded.",
        reason: "An implicitly unwrapped outlet that nothing is connected to crashes when it is first used.",
        remedy: "Connect the outlet in Interface Builder, or make the property one that is no outlet.",
        example: "`@IBOutlet private weak var titleLabel: UILabel!` without a connection")

    /// Outlets are drawn from the object that is loaded.
    public static let nibOwnerMixed = Rule(
        "nib.owner-mixed",
        law: "A nib that is loaded without an owner has no outlets of File's Owner.",
        reason:
            "Lists and loadFromNib() load a nib without an owner: the outlets stay nil here, and on iOS they raise an exception.",
        remedy: "Draw the outlet from the root view instead of File's Owner, or adopt NibOwnerLoadable in place of NibLoadable.",
        example: "the label of PosterCell.xib connected to File's Owner, whose class is PosterCell too")

    /// An action has a method.
    public static let nibActionMissing = Rule(
        "nib.action-missing",
        law: "Every action has a method in the class of its receiver.",
        reason: "The app crashes when the control is touched: unrecognized selector sent to instance.",
        remedy: "Give the method and the action one name, or disconnect the action.",
        example: "`<action selector=\"bye:\" …/>` and `@IBAction func buy(_ sender: Any?)`")

    /// A runtime attribute has a property.
    public static let nibAttributeMissing = Rule(
        "nib.attribute-missing",
        law: "Every user-defined runtime attribute has a property that accepts it.",
        reason: "UIKit only logs that it failed to set the attribute, and the view looks otherwise than in Interface Builder.",
        remedy: "Give the property and the attribute one name and a type that fits, or remove the attribute.",
        example: "the key path `cornerRadius` of a view that has only `layer.cornerRadius`")

    /// The identifier in a nib is the class's.
    public static let nibIdentifierMismatch = Rule(
        "nib.identifier-mismatch",
        law: "The reuse identifier in a nib is empty, or that of its class.",
        reason:
            "A list raises an exception at the first dequeue: the identifier in the nib does not match the one used to register it.",
        remedy: "Clear the identifier in Interface Builder, or make it the same.",
        example: "`reuseIdentifier=\"Poster\"` in the nib of a `PosterCell`")

    /// A nib does not hold the class that loads it.
    public static let nibRecursion = Rule(
        "nib.recursion",
        law: "A nib that a view loads for itself holds no view of that view's class, at whatever depth.",
        reason: "Loading it loads it again, without end, until the stack overflows.",
        remedy: "Set the custom class on File's Owner only, and on no view of these nibs.",
        example: "RatingView.xib with the class RatingView on File's Owner and on the root view")

    /// A view loads its content once.
    public static let nibLoadedTwice = Rule(
        "nib.loaded-twice",
        law: "A view that loads its content from a nib loads it once.",
        reason: "The content would lie there twice: loadNibContent() traps when it is called again.",
        remedy: "Call it once in init(frame:) and once in init(coder:), and nowhere else.",
        example: "loadNibContent() in init(frame:) and in a setUp() that init(frame:) calls")

    /// Loading a nib twice makes two sets of views.
    public static let nibSharedViews = Rule(
        "nib.shared-views",
        law: "Each load of a nib makes views of its own.",
        reason: "A view that two cells have in common moves from one to the other, so that one of them lacks it.",
        remedy: "Make the view anew for each object, not once for the class.",
        example: "`static let badge = UIImageView()`, added in awakeFromNib()")

    static let nibRules = [
        nibMissing, nibUnreadable, nibClassUnknown, nibRootClass, nibRootCount, nibOutletMissing, nibOutletNil, nibOwnerMixed,
        nibActionMissing, nibAttributeMissing, nibIdentifierMismatch, nibRecursion, nibLoadedTwice, nibSharedViews,
    ]
}
