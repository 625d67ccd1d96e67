/// A constraint between the frames of two items, or on one.
public struct InterfaceConstraint: Sendable, Hashable {
    /// How the two sides compare.
    public enum Relation: String, Sendable, Hashable {
        /// The first side is at most the second.
        case lessThanOrEqual
        /// The sides are equal.
        case equal
        /// The first side is at least the second.
        case greaterThanOrEqual
    }

    /// The `<constraint>` element.
    public let element: InterfaceElement

    /// Looks at an element as a constraint; what cannot be read shows in the properties, and in ``InterfaceElement/unreadableAttributes``.
    public init(_ element: InterfaceElement) {
        self.element = element
    }

    /// The constraint's `id`.
    public var id: InterfaceValue? { element.id }

    /// The `id` of the first item; nil if it is the view that owns the constraint.
    public var firstItem: InterfaceValue? { element[.firstItem] }

    /// The element of the first item: the owner where the document names none, nil if there is none of the name.
    public var firstElement: InterfaceElement? {
        firstItem.map { element.document.element(withID: $0) } ?? element.owner
    }

    /// What is constrained of the first item: `leading`, `topMargin`, `width` and so on.
    public var firstAttribute: InterfaceValue? { element[.firstAttribute] }

    /// How the sides compare; nil if that cannot be read.
    ///
    /// Equal where the document does not say.
    public var relation: Relation? {
        element[.relation].map { Relation(rawValue: $0.string) } ?? .equal
    }

    /// The `id` of the second item; nil for a constraint on one.
    public var secondItem: InterfaceValue? { element[.secondItem] }

    /// The element of the second item; nil if there is none.
    public var secondElement: InterfaceElement? { secondItem.flatMap(element.document.element(withID:)) }

    /// What the first item's attribute is compared with.
    public var secondAttribute: InterfaceValue? { element[.secondAttribute] }

    /// What the second item's attribute is multiplied by; nil if it cannot be read.
    ///
    /// 1 where the document does not say.
    ///
    /// Interface Builder writes `0.5`, `1:2` or `1/2`.
    public var multiplier: Double? {
        element[.multiplier].map { $0.number ?? $0.ratio } ?? 1
    }

    /// What is added, in points; nil if it cannot be read.
    ///
    /// 0 where the document does not say.
    public var constant: Double? { element[.constant].map { $0.number } ?? 0 }

    /// The priority; nil if it cannot be read.
    ///
    /// 1000, which is required, where the document does not say.
    public var priority: Double? { element[.priority].map { $0.number } ?? 1000 }

    /// The name that debugging shows.
    public var identifier: String? { element[.identifier]?.string }

    /// Whether Xcode removes the constraint when it compiles the document.
    public var isPlaceholder: Bool { element[.placeholder]?.boolean ?? false }

    /// Whether ``constant`` stands for the system's standard spacing.
    public var isSymbolic: Bool { element[.symbolic]?.boolean ?? false }

    /// Whether the owner's default variation leaves the constraint out, so that it holds only where another variation includes it.
    public var isExcludedByDefault: Bool {
        guard let id, let owner = element.owner else { return false }
        return owner.variations.contains { $0.isDefault && $0.excluded(from: .constraints).contains(id) }
    }
}

extension InterfaceValue {
    /// `a:b` or `a/b` as the number that a is of b.
    ///
    /// Nil for anything else, and where b is zero.
    public var ratio: Double? {
        withResolvedBytes { bytes in
            guard let separator = bytes.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }),
                let numerator = DecimalNumber(UnsafeBufferPointer(rebasing: bytes[..<separator])),
                let denominator = DecimalNumber(UnsafeBufferPointer(rebasing: bytes[(separator + 1)...])), denominator.value != 0
            else { return nil }
            return numerator.value / denominator.value
        }
    }
}

extension InterfaceElement {
    /// The constraints that the view owns, placeholders and those that a variation leaves out among them, as the document orders them.
    public var constraints: [InterfaceConstraint] {
        children(of: .constraints).filter { $0.word == .constraint }.map(InterfaceConstraint.init)
    }
}
