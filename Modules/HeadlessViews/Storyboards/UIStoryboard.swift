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
    /// Without custom classes, whatever the document names of an app is made as the framework's class beneath it. Headless only.
    @_spi(Headless) public convenience init(document: InterfaceDocument, bundle: Bundle? = nil, makesCustomClasses: Bool = true) {
        let name = String(document.name.prefix { $0 != "." })
        let classes = makesCustomClasses ? nil : FrameworkClassResolver(owner: nil)
        self.init(StoryboardContents(document: document, name: name, bundle: bundle, classes: classes))
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

    /// The document that a storyboard of a name is read from, of the user's language and for the device; nil where the bundle has none.
    ///
    /// Headless only.
    @_spi(Headless) public static func url(forStoryboardNamed name: String, in bundle: Bundle) -> URL? {
        NibSearch.isName(name) ? NibSearch(bundle: bundle).url(forStoryboardNamed: name) : nil
    }

    /// A storyboard without scenes.
    package static var empty: UIStoryboard {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <scenes/>
            </document>
            """
        guard let document = try? InterfaceDocument(bytes: Array(text.utf8), named: "Empty.storyboard") else {
            fatalError("The storyboard without scenes is no document.")
        }
        return UIStoryboard(document: document)
    }

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
