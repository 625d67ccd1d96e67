/// What manages a view: makes it when it is first needed, and hears what happens to it.
@preconcurrency @MainActor open class UIViewController: UIResponder, InterfaceDecodable {
    /// Makes a controller whose view is in a nib, or made by `loadView()`.
    ///
    /// Nothing is read until the view is first asked for. For nil the nib is looked for by the class's name, in the bundle or, for nil, in
    /// the main one. `B33` `B34`
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Makes the controller that an Interface Builder document describes.
    public required init?(coder: NSCoder) {
        super.init()
        let decoder = InterfaceDecoder(coder, for: self)
        decode(decoder)
        if let decoder { decoder.loading.makeRelated(to: self, decoder.element) }
    }

    /// Makes a controller whose nib, if there is one, bears the class's name.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// The name of the nib that was given for the view; nil where none was.
    open internal(set) var nibName: String?

    /// The bundle that was given for the nib; nil is the main one.
    open internal(set) var nibBundle: Bundle?

    /// The view, and how far it has come.
    var viewLoading = ViewLoading()
    /// Where the controller stands in a storyboard; nil for one that came from none.
    var sceneLink: SceneLink?
    /// The objects that are made when something first asks for them.
    var belongings = ControllerBelongings()
    /// How far the controller has come onto the screen.
    var appearance = AppearanceState()
    /// What the controller presents, and what presents it.
    var presentation = ControllerPresentation()

    /// The view; loaded when it is first asked for. `C9`
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewLoading.view
        }
        set { replaceView(with: newValue) }
    }

    /// The view, without loading it. `C9`
    open var viewIfLoaded: UIView? { viewLoading.view }

    /// Whether the view is there; asking does not load it. `C9`
    open var isViewLoaded: Bool { viewLoading.view != nil }

    /// Loads the view, if it is not there yet, and then calls `viewDidLoad()`. `C9` `C10`
    open func loadViewIfNeeded() { loadViewOnce() }

    /// Makes the view: from the nib, or a plain one.
    ///
    /// An override sets `view` and does not call `super`. `C11`
    open func loadView() { loadOwnView() }

    /// Told once, when the view has been loaded and its outlets are connected. `C10`
    open func viewDidLoad() {}

    /// Told that the view is about to appear.
    open func viewWillAppear(_ animated: Bool) {}
    /// Told that the view is appearing, with its size and traits up to date. `C32`
    open func viewIsAppearing(_ animated: Bool) {}
    /// Told that the view has appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Told that the view is about to disappear.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Told that the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether children are told of appearing and disappearing as the controller itself is; true by default.
    ///
    /// A container that answers false tells its children through `beginAppearanceTransition(_:animated:)`.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells a child that it is about to appear or disappear; its container calls this.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    /// Tells a child that it has appeared or disappeared; its container calls this.
    open func endAppearanceTransition() { endAppearance() }

    /// Has a container put in place what it shows, as it appears or is laid out.
    func showContents() {}

    /// How the controller is presented where its style leaves that to the system: in a sheet, unless a class has a way of its own.
    var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }

    /// Told when the children that a container shows are about to appear with it.
    func contentsWillAppear() {}

    /// Told when the children that a container shows have appeared with it.
    func contentsDidAppear() {}

    /// Told that the presentation of the controller is over, whoever has ended it.
    func presentationDidEnd() {}

    /// Has a container give its bars and what it shows their frames.
    func layOutContents() {}

    /// Told that the traits have changed, before anyone else hears of it.
    func contentsTraitsDidChange() {}

    /// Whether a canvas shows a navigation bar above the view, which is in no container there.
    var isDrawnUnderNavigationBar = false

    /// How far the bars of the container reach over the view.
    var barInsets = UIEdgeInsets.zero {
        didSet { if oldValue != barInsets { viewIfLoaded?.tellSafeAreaChanged() } }
    }

    /// Called when the view's constraints are to be brought up to date.
    ///
    /// An override calls `super` last.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

    /// Told that the safe area of the view has changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// Told that the margins of the view have changed.
    open func viewLayoutMarginsDidChange() {}

    /// Told before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Told after the view has laid out its own subviews; those inside them may still wait. `C32`
    open func viewDidLayoutSubviews() {}

    /// The title; the navigation item and the tab bar item follow it.
    open var title: String? {
        didSet { belongings.title(title) }
    }

    /// What the navigation bar shows for the controller; made when it is first asked for, with the title.
    open var navigationItem: UINavigationItem {
        let item = belongings.navigationItem(titled: title)
        item.controller = self
        return item
    }

    /// What the tab bar shows for the controller; made when it is first asked for, with the title.
    open var tabBarItem: UITabBarItem! {
        get { belongings.tabBarItem(titled: title) }
        set { belongings.tabBarItem = newValue }
    }

    /// The button that turns editing on and off; made when it is first asked for.
    open var editButtonItem: UIBarButtonItem { belongings.editButtonItem(of: self) }

    /// Whether the controller's content can be edited; false by default.
    open var isEditing: Bool {
        get { belongings.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Turns editing on or off.
    ///
    /// An override calls `super`.
    open func setEditing(_ editing: Bool, animated: Bool) { belongings.setEditing(editing) }

    /// What a navigation controller's toolbar shows for the controller; nil by default.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { navigationController?.toolbarItemsDidChange(of: self) }
    }

    /// Sets what a navigation controller's toolbar shows.
    ///
    /// Nothing moves here, so `animated` makes no difference.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    /// The controllers in this one, in the order in which they were added.
    open internal(set) var children: [UIViewController] = []

    /// The controller that this one is in.
    open internal(set) weak var parent: UIViewController?

    /// Puts a controller in this one, taking it from its old parent first.
    ///
    /// Calls `willMove(toParent:)` of the child; the container calls `didMove(toParent:)` once its view is in place. `C30`
    open func addChild(_ childController: UIViewController) { adopt(childController) }

    /// Takes the controller out of its parent, and calls `didMove(toParent:)` with nil; the container calls `willMove(toParent:)`
    /// before. `C30`
    open func removeFromParent() { leaveParent() }

    /// Shows the view of one child in the place of another's, with both appearing and disappearing.
    ///
    /// Nothing moves here: the new view is in place, and `completion` has run, when this returns. Traps, as UIKit raises, unless both
    /// are children of this controller.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromViewController, for: toViewController, animations: animations)
        completion?(true)
    }

    /// Told that the controller is about to have another parent, or none.
    open func willMove(toParent parent: UIViewController?) { appearance.isMovingFromParent = parent == nil }
    /// Told that the controller has another parent, or none.
    open func didMove(toParent parent: UIViewController?) { endMovingBetweenParents() }

    /// Whether the controller comes into its parent, as its appearance calls may ask.
    open var isMovingToParent: Bool { appearance.isMovingToParent }

    /// Whether the controller leaves its parent, as its appearance calls may ask.
    open var isMovingFromParent: Bool { appearance.isMovingFromParent }

    /// What presents the controller, or else what the view is in. `D39`
    open override var next: UIResponder? { presentation.presenter ?? viewIfLoaded?.superview }

    /// Shows a controller over this one, or over the one round it that its style asks for.
    ///
    /// Nothing moves here: it has appeared, and `completion` has run, when this returns. Where something is presented already, or the
    /// view is in no window, nothing happens but a line on the standard error stream, as UIKit logs one.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        show(presented: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Takes away what this controller presents, with all that is over that; where it presents nothing, takes away the controller
    /// itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        endPresenting(animated: flag, completion: completion)
    }

    /// The controller that this one, or the nearest one round it that presents any, presents.
    open var presentedViewController: UIViewController? { nearest { $0.presentation.presented } }

    /// The controller that presents this one, or the nearest one round it that is presented.
    open var presentingViewController: UIViewController? { nearest { $0.presentation.presenter } }

    /// Whether the controller is on its way onto the screen, presented.
    open var isBeingPresented: Bool { presentation.isBeingPresented }

    /// Whether the controller, presented, is on its way off the screen.
    open var isBeingDismissed: Bool { presentation.isBeingDismissed }

    /// What offers the parts of a presentation of one's own.
    ///
    /// Of these only the presentation controller of the style `custom` is asked for: nothing moves here that could be animated.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// What manages the presentation of the controller or of the nearest one round it; before it is presented, what will.
    open var presentationController: UIPresentationController? { presentationControllerInUse }

    /// What manages the presentation under way of the controller or of the nearest one round it.
    open var activePresentationController: UIPresentationController? { nearest { $0.presentation.activeController } }

    /// What manages the presentation, where that is by a popover.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationControllerInUse as? UIPopoverPresentationController
    }

    /// What manages the presentation, where that is by a sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationControllerInUse as? UISheetPresentationController
    }

    /// What takes changes to be made along with the transition that the controller is in, and what is to be done after it; nil where there
    /// is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { transitionUnderWay }

    /// Shows a controller in the place that the nearest container has for it; without one, presents it.
    open func show(_ vc: UIViewController, sender: Any?) { showInPlace(vc, sender) }

    /// Shows a controller as the detail in the place that the nearest container has for it; without one, presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showAsDetail(vc, sender) }

    /// The controller, or else the nearest one round it, that performs an action.
    ///
    /// UIKit sees which class overrides a method. Here a container of one's own that overrides `show(_:sender:)` says so by
    /// `canPerformAction(_:withSender:)`, for `showViewController:sender:`.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        nearest { $0.canPerformAction(action, withSender: sender) ? $0 : nil }
    }

    /// What is added to the safe area of the view; zero by default.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if oldValue != additionalSafeAreaInsets { viewIfLoaded?.tellSafeAreaChanged() } }
    }

    /// The interface style of the controller, its view and its children, whatever their surroundings have; `unspecified` by default.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if oldValue != overrideUserInterfaceStyle { tellTraitsChanged(from: nil) } }
    }

    /// The least margins of the view, as the system finds them right for the width of the window. `D32`
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

    /// Whether the view's margins are at least the system's; true by default. `D32`
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if oldValue != viewRespectsSystemMinimumLayoutMargins { viewIfLoaded?.tellMarginsChanged() } }
    }

    /// The traits of the parent, or of where the view is, with the controller's own interface style.
    open var traitCollection: UITraitCollection { surroundingTraits }

    /// Gives a child traits of its own in the place of some of those round it; for nil takes them back.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        guard childViewController.parent === self else { return }
        childViewController.overrideTraits(collection)
    }

    /// The traits that a child was given in the place of those round it.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.traitsFromParent : nil
    }

    /// The traits that the parent gives the controller in the place of those round it.
    var traitsFromParent: UITraitCollection?

    /// Told that the traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The edges that the view reaches under bars; all of them by default.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Whether the view reaches under bars that cannot be seen through; false by default.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Whether a scroll view at the top is inset under bars; true by default.
    open var automaticallyAdjustsScrollViewInsets = true
    /// The size that a container should give the view; zero by default.
    open var preferredContentSize = CGSize.zero
    /// How the controller is shown over others; `automatic` by default.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How the controller comes and goes when it is shown over others; `coverVertical` by default.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether the user must not swipe the controller away; false by default.
    open var isModalInPresentation = false
    /// Whether controllers shown over the current context cover this one's view; false by default.
    open var definesPresentationContext = false
    /// Whether this controller's transition style is that of those which it presents in its context; false by default.
    open var providesPresentationContextTransitionStyle = false
    /// Whether a tab bar is hidden while the controller is on top of a navigation controller; false by default.
    open var hidesBottomBarWhenPushed = false
    /// The name under which the controller's state is restored.
    open var restorationIdentifier: String?

    /// What shows the results of a search, in older documents.
    open internal(set) var searchDisplayController: UISearchDisplayController?

    /// The rectangle above the view's content, under the bars at the top, for constraints.
    open var topLayoutGuide: any UILayoutSupport { belongings.topGuide(in: viewIfLoaded) }
    /// The rectangle below the view's content, under the bars at the bottom, for constraints.
    open var bottomLayoutGuide: any UILayoutSupport { belongings.bottomGuide(in: viewIfLoaded) }

    /// The storyboard that the controller was made from; nil for one that came from none.
    open var storyboard: UIStoryboard? { sceneLink?.storyboard }

    /// Performs the segue of an identifier, one of those that start in the controller's scene.
    ///
    /// ``shouldPerformSegue(withIdentifier:sender:)`` is not asked. `C15` Traps, as UIKit raises, where there is no such segue. `C17`
    open func performSegue(withIdentifier identifier: String, sender: Any?) { performOwnSegue(identifier, sender: sender) }

    /// Whether a segue may be performed that an object of the scene has set off; true unless overridden. `C15`
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Told before a segue is performed, with its destination made and, as a rule, that one's view not loaded. `C13` `C14`
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether an unwind segue can go back to the controller: if it has the action, and is not where the segue starts. `C23`
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        fromViewController !== self && ActionTable.of(self)?.selectors.contains(action) == true
    }

    /// The children that an unwind segue may go back to: all but the one that it comes from, the last first in a navigation
    /// controller. `C24`
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let containing = childContaining(source)
        let allowed = children.filter { $0 !== containing }
        return self is UINavigationController ? allowed.reversed() : allowed
    }

    /// The child that an unwind segue comes from, or through; nil where it comes from elsewhere.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { child(holding: source.source) }

    /// Told to show the child that an unwind segue goes back to, or goes through.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) { show(child: subsequentVC) }

    /// Reads what belongs to the view, once that is made or is known not to be in the document.
    func decodeWithView(_ decoder: InterfaceDecoder) {}

    /// Reads a controller's own attributes and the objects in it; a subclass reads its own after `super`.
    func decode(_ decoder: InterfaceDecoder?) {
        if let decoder { decodeController(decoder) }
    }

    override class var keyedProperties: KeyedProperties { controllerKeys }
}
