import InterfaceDocuments

/// A storyboard: an Interface Builder document whose scenes are made into controllers, each as often as it is asked for.
@preconcurrency @MainActor open class UIStoryboard: HeadlessObject {
    let contents: StoryboardContents
    /// What makes each scene only once, while a whole storyboard is made to be looked at.
    var tour: StoryboardTour?

    init(_ contents: StoryboardContents) {
        self.contents = contents
        super.init()
    }

    /// The storyboard of a name in a bundle; in the main bundle for nil.
    ///
    /// Traps, as UIKit raises, where there is no such storyboard. `C1`
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.init(Self.trapping { () throws(StoryboardLoadFailure) in try .named(name, in: storyboardBundleOrNil ?? .main) })
    }

    /// A storyboard of a document that is read already.
    ///
    /// Headless only.
    @_spi(Headless) public convenience init(document: InterfaceDocument, bundle: Bundle? = nil) {
        let name = String(document.name.prefix { $0 != "." })
        self.init(StoryboardContents(document: document, name: name, bundle: bundle))
    }

    /// The storyboard of a name in a bundle, or what is wrong with it.
    package static func named(_ name: String, in bundle: Bundle) throws(StoryboardLoadFailure) -> UIStoryboard {
        UIStoryboard(try .named(name, in: bundle))
    }

    /// Makes the controller that the storyboard starts with; nil where it names none. `C2`
    open func instantiateInitialViewController() -> UIViewController? {
        contents.initialElement.map { makeOrTrap($0) }
    }

    /// Makes the controller of the scene with an identifier.
    ///
    /// Traps, as UIKit raises, where no scene has it. `C3`
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        Self.trapping { () throws(StoryboardLoadFailure) in try controller(identifier: identifier) }
    }

    /// Makes the controller that the storyboard starts with by a closure, which is given the coder; nil where it names none.
    ///
    /// Without a closure, or where it answers nil, the controller is made the usual way. `C4`
    public func instantiateInitialViewController<ViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? where ViewController: UIViewController {
        contents.initialElement.map { cast(makeOrTrap($0, creator: creator)) }
    }

    /// Makes the controller of the scene with an identifier by a closure, which is given the coder.
    ///
    /// Traps, as UIKit raises, where no scene has it. Without a closure, or where it answers nil, the controller is made the usual
    /// way. `C4`
    public func instantiateViewController<ViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController where ViewController: UIViewController {
        cast(Self.trapping { () throws(StoryboardLoadFailure) in try controller(identifier: identifier, creator: creator) })
    }

    /// The file's name without its extension.
    ///
    /// Headless only.
    @_spi(Headless) public var name: String { contents.name }

    private func makeOrTrap(_ element: InterfaceElement, creator: SceneCreator? = nil) -> UIViewController {
        Self.trapping { () throws(StoryboardLoadFailure) in try makeController(at: element, creator: creator) }
    }

    private func cast<ViewController: UIViewController>(_ controller: UIViewController) -> ViewController {
        if let controller = controller as? ViewController { return controller }
        UIKitException.invalidArgument.raise(
            "Could not cast value of type '\(type(of: controller))' to '\(ViewController.self)', in storyboard \(contents.name)")
    }

    static func trapping<Value>(_ work: () throws(StoryboardLoadFailure) -> Value) -> Value {
        do throws(StoryboardLoadFailure) {
            return try work()
        } catch {
            error.raise()
        }
    }
}
