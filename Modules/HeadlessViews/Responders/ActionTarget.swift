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
    /// Makes the destination of a segue from its coder; it is told what set the segue off, and the segue's identifier.
    public typealias SegueAction<Target> = (Target, NSCoder, _ sender: Any?, _ segueIdentifier: String?) -> UIViewController?

    private var methods: [Selector: (AnyObject, Any?, UIEvent?) -> Void] = [:]
    private var segueActions: [Selector: SegueAction<AnyObject>] = [:]

    /// A table of methods that take the sender, as `@IBAction` methods do.
    public init<Target: AnyObject>(for type: Target.Type, _ methods: [Selector: (Target, Any?) -> Void]) {
        for (selector, method) in methods {
            self.methods[selector] = { target, sender, _ in
                if let target = target as? Target { method(target, sender) }
            }
        }
    }

    /// A table of methods that take the sender, of methods that an unwind segue goes back to, and of methods that make the destination of a
    /// segue, as those marked `@IBSegueAction` do.
    public init<Target: AnyObject>(
        for type: Target.Type, _ methods: [Selector: (Target, Any?) -> Void] = [:],
        unwinding: [Selector: (Target, UIStoryboardSegue) -> Void], creating: [Selector: SegueAction<Target>] = [:]
    ) {
        self.init(for: type, methods)
        for (selector, method) in unwinding {
            self.methods[selector] = { target, sender, _ in
                if let target = target as? Target, let segue = sender as? UIStoryboardSegue { method(target, segue) }
            }
        }
        for (selector, action) in creating {
            segueActions[selector] = { target, coder, sender, identifier in
                (target as? Target).flatMap { action($0, coder, sender, identifier) }
            }
        }
    }

    /// This table and another's actions, whose methods win where both have one: how a subclass adds to its superclass's.
    public func adding(_ other: ActionTable) -> ActionTable {
        var sum = self
        sum.methods.merge(other.methods) { _, added in added }
        sum.segueActions.merge(other.segueActions) { _, added in added }
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

    /// Whether the table has a method of the selector that makes the destination of a segue.
    func creates(_ selector: Selector) -> Bool { segueActions[selector] != nil }

    /// The destination of a segue, made by the method of a selector; nil for the usual way.
    func create(
        _ selector: Selector, by target: AnyObject, coder: NSCoder, sender: Any?, identifier: String?
    ) -> UIViewController? { segueActions[selector]?(target, coder, sender, identifier) }
}

extension ActionTable {
    /// The table of an object's class; nil where the class offers none.
    static func of(_ object: AnyObject) -> ActionTable? {
        (object as? any ActionTarget).map { type(of: $0).actionTable }
    }
}
