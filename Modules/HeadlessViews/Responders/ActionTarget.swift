/// A class whose methods can be reached by a selector where there is no Objective-C to find them.
///
///     extension CheckoutViewController: ActionTarget {
///         static let actionTable = ActionTable(for: CheckoutViewController.self, ["pay:": { $0.pay($1) }])
///     }
///
/// Controls, gesture recognisers and bar items send the actions that a nib connects through it. Headless only.
@preconcurrency @MainActor public protocol ActionTarget: AnyObject {
    /// The actions that objects of the class answer to.
    static var actionTable: ActionTable { get }
}

/// The actions of a class: the selector of each, and the method that it stands for.
///
/// Headless only.
@preconcurrency @MainActor public struct ActionTable {
    private var methods: [Selector: (AnyObject, Any?, UIEvent?) -> Void] = [:]

    /// A table of methods that take the sender, as `@IBAction` methods do.
    public init<Target: AnyObject>(for type: Target.Type, _ methods: [Selector: (Target, Any?) -> Void]) {
        for (selector, method) in methods {
            self.methods[selector] = { target, sender, _ in
                if let target = target as? Target { method(target, sender) }
            }
        }
    }

    /// This table and another's actions, whose methods win where both have one: how a subclass adds to its superclass's.
    public func adding(_ other: ActionTable) -> ActionTable {
        var sum = self
        sum.methods.merge(other.methods) { _, added in added }
        return sum
    }

    /// The selectors that the table has a method for.
    public var selectors: Set<Selector> { Set(methods.keys) }

    /// Runs the method of a selector, and answers whether there is one.
    @discardableResult
    public func perform(_ selector: Selector, on target: AnyObject, from sender: Any?, for event: UIEvent? = nil) -> Bool {
        guard let method = methods[selector] else { return false }
        method(target, sender, event)
        return true
    }
}

extension ActionTable {
    /// The table of an object's class; nil where the class offers none.
    static func of(_ object: AnyObject) -> ActionTable? {
        (object as? any ActionTarget).map { type(of: $0).actionTable }
    }
}
