/// The stored properties of a class, found once and kept.
final class ClassLayout: Sendable {
    /// The root class's first.
    let properties: [StoredProperty]
    private let positions: [String: Int]
    private let className: String

    /// The layout of a class, from memory if it was asked for before.
    static func of(_ type: AnyClass) throws(PropertyFailure) -> ClassLayout {
        let key = ObjectIdentifier(type)
        if let known = layouts.withLock({ $0[key] }) { return known }
        let layout = try ClassLayout(type)
        layouts.withLock { $0[key] = layout }
        return layout
    }

    /// The property of this name that is nearest to the class itself.
    func property(_ name: String) throws(PropertyFailure) -> StoredProperty {
        guard let position = positions[name] else {
            throw .noSuchProperty(name: name, class: className, nearest: suggestion(for: name))
        }
        return properties[position]
    }

    private init(_ type: AnyClass) throws(PropertyFailure) {
        className = ClassLookup.qualifiedName(of: type)
        properties = try FieldReflection.properties(of: type, named: className)
        positions = Dictionary(
            zip(properties.map(\.name), properties.indices), uniquingKeysWith: { _, later in later })
    }

    /// A wrapped property stands in memory under its name with an underscore.
    private func suggestion(for name: String) -> String? {
        positions["_" + name] != nil ? "_" + name : nearest(to: name, among: properties.map(\.name))
    }

    private static let layouts = Locked<[ObjectIdentifier: ClassLayout]>([:])
}
