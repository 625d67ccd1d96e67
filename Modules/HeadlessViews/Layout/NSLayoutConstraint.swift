/// A relation between two attributes of views or guides: `first = multiplier × second + constant`. `E1`
@preconcurrency @MainActor open class NSLayoutConstraint: HeadlessObject {
    /// The view or guide on the left side; nil once it is gone.
    @exclusivity(unchecked) public private(set) unowned(unsafe) var firstItem: AnyObject?
    /// The view or guide on the right side; nil where the right side is a constant, and once the item is gone.
    @exclusivity(unchecked) public private(set) unowned(unsafe) var secondItem: AnyObject?
    private let handle = UnsafeReferrerHandle()
    private var firstIdentity: ObjectIdentifier?
    private var secondIdentity: ObjectIdentifier?
    private var form = Form()

    /// The attribute on the left side.
    open var firstAttribute: Attribute { form.firstAttribute }
    /// How the sides compare.
    open var relation: Relation { form.relation }
    /// The attribute on the right side.
    open var secondAttribute: Attribute { form.secondAttribute }
    /// The factor of the right side's attribute; it cannot change.
    open var multiplier: CGFloat { form.multiplier }

    /// The points added to the right side.
    open var constant: CGFloat = 0 {
        didSet { if oldValue != constant { host?.constraintsDidChange() } }
    }

    /// How much the constraint insists; `required` by default. `E5`
    ///
    /// Traps, as UIKit raises, where an active constraint would become required or stop being so. `E6`
    open var priority: UILayoutPriority = .required {
        didSet { if oldValue != priority { priorityDidChange(from: oldValue) } }
    }

    /// A name for messages.
    open var identifier: String?

    /// Whether an archive keeps the constraint; false by default.
    open var shouldBeArchived = false

    /// The view on which the constraint is installed: the closest ancestor that its items share. `E2`
    weak var host: UIView?

    /// Whether it was told that the constraint is broken, which is told once.
    var isKnownAsBroken = false

    /// Makes a constraint that says nothing.
    public override init() {}

    /// Makes a constraint; it does nothing until it is active.
    ///
    /// Traps where an item is neither view nor guide, and where the attributes cannot be compared. `E8`
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        let first = ConstraintItem.checked(view1)
        let second = view2.map(ConstraintItem.checked)
        let form = Form(
            firstAttribute: attr1, relation: relation, secondAttribute: second == nil ? .notAnAttribute : attr2,
            multiplier: multiplier)
        if let flaw = form.flaw(hasSecondItem: second != nil) {
            UIKitException.invalidArgument.raise("NSLayoutConstraint for \(first): \(flaw)")
        }
        take(form, first: first, second: second)
        constant = c
    }

    /// Gives the constraint its form and its items.
    func take(_ form: Form, first: AnyObject, second: AnyObject?) {
        self.form = form
        firstItem = first
        secondItem = second
        firstIdentity = ObjectIdentifier(first)
        secondIdentity = second.map { ObjectIdentifier($0) }
        handle.referrer = self
        (first as? HeadlessObject)?.noteUnsafeReference(from: handle)
        if let second, second !== first { (second as? HeadlessObject)?.noteUnsafeReference(from: handle) }
    }

    deinit { handle.referrer = nil }

    /// Whether the constraint holds.
    ///
    /// Setting it to true installs the constraint on the closest common ancestor of its items, to false takes it away. `E2`
    ///
    /// Traps, as UIKit raises, where the items have no common ancestor. `E3`
    open var isActive: Bool {
        get { host != nil }
        set {
            if newValue { activate() } else { host?.uninstall(self) }
        }
    }

    /// Makes constraints hold.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Makes constraints hold no longer.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func activate() {
        guard host == nil else { return }
        guard let ancestor = closestCommonAncestor else {
            UIKitException.genericError.raise(
                """
                Unable to activate constraint with anchors \(anchorDescription(firstItem, firstAttribute)) and \
                \(anchorDescription(secondItem, secondAttribute)) because they have no common ancestor.  Does the constraint or its \
                anchors reference items in different view hierarchies?  That's illegal.
                """)
        }
        ancestor.install(self)
    }

    var closestCommonAncestor: UIView? {
        guard let first = ConstraintItem.view(of: firstItem) else { return nil }
        guard secondAttribute != .notAnAttribute else { return first }
        guard let second = ConstraintItem.view(of: secondItem) else { return nil }
        // Nearly all constraints are between a view and its superview, or between siblings.
        let container = second.superview
        if second === first || container === first { return first }
        if first.superview === second || (container != nil && first.superview === container) { return first.superview }
        var candidate: UIView? = first
        while let view = candidate {
            if second.isDescendant(of: view) { return view }
            candidate = view.superview
        }
        return nil
    }

    private func priorityDidChange(from old: UILayoutPriority) {
        guard let host else { return }
        if old == .required || priority == .required {
            UIKitException.internalInconsistency.raise(
                """
                Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  \
                You passed priority \(Int(priority.rawValue)) and the existing priority was \(Int(old.rawValue)).
                """)
        }
        host.constraintsDidChange()
    }

    private func anchorDescription(_ item: AnyObject?, _ attribute: Attribute) -> String {
        guard let item else { return "(null)" }
        let address = ObjectIdentifier(item).address
        return "<\(attribute.anchorClass):\(address) \"\(type(of: item)):\(address).\(attribute)\">"
    }

    override class var keyedProperties: KeyedProperties { constraintKeys }

    private static let constraintKeys = HeadlessObject.keyedProperties.adding([
        "constant": KeyedProperty(\NSLayoutConstraint.constant),
        "priority": KeyedProperty(\NSLayoutConstraint.priority),
        "active": KeyedProperty(\NSLayoutConstraint.isActive),
        "isActive": KeyedProperty(\NSLayoutConstraint.isActive),
        "identifier": KeyedProperty(\NSLayoutConstraint.identifier),
    ])
}

extension NSLayoutConstraint: UnsafeReferrer {
    func forget(_ object: ObjectIdentifier) {
        if firstIdentity == object { firstItem = nil }
        if secondIdentity == object { secondItem = nil }
    }
}
