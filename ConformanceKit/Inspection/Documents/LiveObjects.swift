@_spi(Headless) import HeadlessViews

/// What was really made when a nib was loaded without an owner, or when each scene of a storyboard was made once, with its view and one view
/// of each prototype.
///
/// The property names are the names in the JSON that `Encodable` writes. Connections of File's Owner are undeliverable, since there is none,
/// and so are those to properties of classes that the process does not have.
public struct LiveObjects: Sendable, Hashable, Encodable {
    /// The views.
    public var views: Int
    /// The view controllers.
    public var viewControllers: Int
    /// The outlets that were set.
    public var outletsConnected: Int
    /// The outlets that no object took.
    public var outletsUndeliverable: Int
    /// The members of outlet collections that were added.
    public var outletCollectionsConnected: Int
    /// The members of outlet collections that no object took.
    public var outletCollectionsUndeliverable: Int
    /// The actions that an object will send.
    public var actionsConnected: Int
    /// The actions of objects that send none.
    public var actionsUndeliverable: Int
    /// The segues that an object sets off, that code performs, or that have given a container what it holds.
    public var seguesConnected: Int
    /// The segues that lead nowhere, and those of objects that set none off.
    public var seguesUndeliverable: Int
    /// The constraints that were made.
    public var constraints: Int
    /// The constraints that hold.
    public var constraintsActive: Int
    /// The user-defined runtime attributes that were set.
    public var runtimeAttributesSet: Int
    /// The user-defined runtime attributes that no object took.
    public var runtimeAttributesUndeliverable: Int

    init(_ report: InterfaceLoadReport) {
        views = report.views
        viewControllers = report.viewControllers
        outletsConnected = report.outletsConnected
        outletsUndeliverable = report.outletsUndeliverable
        outletCollectionsConnected = report.outletCollectionsConnected
        outletCollectionsUndeliverable = report.outletCollectionsUndeliverable
        actionsConnected = report.actionsConnected
        actionsUndeliverable = report.actionsUndeliverable
        seguesConnected = report.seguesConnected
        seguesUndeliverable = report.seguesUndeliverable
        constraints = report.constraints
        constraintsActive = report.constraintsActive
        runtimeAttributesSet = report.runtimeAttributesSet
        runtimeAttributesUndeliverable = report.runtimeAttributesUndeliverable
    }
}
