/// A relation between two attributes of views or guides: `first = multiplier × second + constant`. `E1`
@preconcurrency @MainActor open class NSLayoutConstraint: HeadlessObject {
    /// The view or guide on the left side.
    ///
    /// UIKit declares the reference unsafe, and so must this; it becomes nil when the item goes away, through ``ConstraintReferences``.
    public private(set) unowned(unsafe) var firstItem: AnyObject?
    /// The attribute on the left side.
    open private(set) var firstAttribute: Attribute
    /// How the sides compare.
    open private(set) var relation: Relation
    /// The view or guide on the right side; nil where the right side is a constant. It becomes nil when the item goes away.
    public private(set) unowned(unsafe) var secondItem: AnyObject?
    /// The attribute on the right side.
    open private(set) var secondAttribute: Attribute
    /// The factor of the right side's attribute; it cannot change.
    open private(set) var multiplier: CGFloat

    /// The points added to the right side.
    open var constant: CGFloat {
        didSet { if oldValue != constant { host?.setNeedsLayout() } }
    }

    /// How much the constraint insists; `required` by default. `E5`
    open var priority: UILayoutPriority = .required {
        didSet { checkPriority(from: oldValue) }
    }

    /// A name for messages.
    open var identifier: String?

    /// Whether an archive keeps the constraint; false by default.
    open var shouldBeArchived = false

    /// The view on which the constraint is installed: the closest ancestor that its items share. `E2`
    weak var host: UIView?

    /// Makes a constraint; it does nothing until it is active.
    ///
    /// Traps where an item is neither view nor guide, and where the attributes cannot be compared. `E8`
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        let first = ConstraintItem.checked(view1)
        let second = view2.map(ConstraintItem.checked)
        let flaw = ConstraintForm.flaw(
            first: attr1, second: attr2, hasSecondItem: second != nil, multiplier: multiplier)
        if let flaw { preconditionFailure("NSLayoutConstraint for \(first): \(flaw)") }
        self.init(
            first: first, attribute: attr1, relation: relation, second: second, attribute: attr2, multiplier: multiplier, constant: c)
    }

    init(
        first: AnyObject, attribute firstAttribute: Attribute, relation: Relation, second: AnyObject?,
        attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        firstItem = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        secondItem = second
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        super.init()
        ConstraintItem.references(of: first)?.add(self)
        ConstraintItem.references(of: second)?.add(self)
    }

    /// Lets go of an item that goes away.
    func forget(_ item: ObjectIdentifier) {
        if firstItem.map(ObjectIdentifier.init) == item { firstItem = nil }
        if secondItem.map(ObjectIdentifier.init) == item { secondItem = nil }
    }

    /// Whether the constraint holds. Setting it to true installs the constraint on the closest common ancestor of its items, to false
    /// takes it away. `E2`
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
            preconditionFailure(
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
        guard secondItem != nil else { return first }
        guard let second = ConstraintItem.view(of: secondItem) else { return nil }
        var candidate: UIView? = first
        while let view = candidate {
            if second.isDescendant(of: view) { return view }
            candidate = view.superview
        }
        return nil
    }

    private func checkPriority(from old: UILayoutPriority) {
        guard host != nil, old != priority, old == .required || priority == .required else { return }
        preconditionFailure(
            """
            Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  \
            You passed priority \(Int(priority.rawValue)) and the existing priority was \(Int(old.rawValue)).
            """)
    }

    private func anchorDescription(_ item: AnyObject?, _ attribute: Attribute) -> String {
        guard let item else { return "(null)" }
        let owner = (item as? HeadlessObject)?.identityDescription.dropFirst().dropLast() ?? "?"
        return "<\(attribute.anchorClass): \"\(owner).\(attribute)\">"
    }

    override class var keyedProperties: KeyedProperties { constraintKeys }

    private static let constraintKeys = HeadlessObject.keyedProperties.adding([
        "constant": KeyedProperty(\NSLayoutConstraint.constant),
        "identifier": KeyedProperty(\NSLayoutConstraint.identifier),
    ])
}
