/// What a class derives from, as it is at run time.
package enum ClassAncestry {
    /// The classes above a class, the nearest first.
    package static func superclasses(of type: AnyClass) -> some Sequence<AnyClass> {
        sequence(state: type) { (current: inout AnyClass) -> AnyClass? in
            guard let parent: AnyClass = _getSuperclass(current) else { return nil }
            current = parent
            return parent
        }
    }

    /// An object as one of a class, or nil if it is not.
    ///
    /// A metatype may hold a subclass of the class that it is declared with, and then the object has to be one of that subclass. A
    /// cast alone would ask for the declared class only.
    package static func cast<Wanted: AnyObject>(_ object: Any, to type: Wanted.Type) -> Wanted? {
        guard let wanted = object as? Wanted else { return nil }
        if type == Wanted.self { return wanted }
        return isKind(wanted, of: type) ? wanted : nil
    }

    /// Whether an object is one of a class that is met at run time.
    package static func isKind(_ object: AnyObject, of type: AnyClass) -> Bool {
        let found: AnyClass = Swift.type(of: object)
        return found == type || superclasses(of: found).contains { $0 == type }
    }
}
