import Foundation

/// A property that is set by its key path when the object is loaded.
public struct InterfaceRuntimeAttribute: Sendable, Hashable {
    /// What the property is set to.
    public enum Value: Sendable, Hashable {
        /// A truth value.
        case boolean(Bool)
        /// A whole number.
        case integer(Int)
        /// A number.
        case real(Double)
        /// A text.
        case string(String)
        /// A text whose translation the app's strings may have.
        case localizedString(String)
        /// A point.
        case point(CGPoint)
        /// A size.
        case size(CGSize)
        /// A rectangle.
        case rect(CGRect)
        /// A range.
        case range(location: Int, length: Int)
        /// A color.
        case color(InterfaceColor)
        /// An image, by its name.
        case image(name: String)
        /// The property is set to nil.
        case nothing
    }

    /// The `<userDefinedRuntimeAttribute>` element.
    public let element: InterfaceElement

    /// Looks at an element as a runtime attribute; whether it is one shows in ``value``.
    public init(_ element: InterfaceElement) {
        self.element = element
    }

    /// The key path: `layer.cornerRadius`.
    public var keyPath: String { element[.keyPath]?.string ?? "" }

    /// The type that Interface Builder shows: `number`, `string` and so on.
    public var type: String { element[.type]?.string ?? "" }

    /// What the property is set to; nil if that cannot be read.
    public var value: Value? {
        let child = element.child(keyed: .value)
        return switch type {
        case "boolean": element[.value]?.boolean.map(Value.boolean)
        case "string": element.string(keyed: .value).map(Value.string)
        case "localizedString": element.string(keyed: .value).map(Value.localizedString)
        case "image": element[.value].map { .image(name: $0.string) }
        case "number": child.flatMap(Self.number)
        case "point": child?.point.map(Value.point)
        case "size": child?.size.map(Value.size)
        case "rect": child?.rect.map(Value.rect)
        case "range": child.flatMap(Self.range)
        case "color": child.map(InterfaceColor.init).flatMap { $0.form == nil ? nil : .color($0) }
        case "nil": .nothing
        default: nil
        }
    }

    private static func number(_ element: InterfaceElement) -> Value? {
        switch element.word {
        case .integer: element[.value]?.integer.map(Value.integer)
        case .real: element[.value]?.number.map(Value.real)
        default: nil
        }
    }

    private static func range(_ element: InterfaceElement) -> Value? {
        guard let location = element[.location]?.integer, let length = element[.length]?.integer else { return nil }
        return .range(location: location, length: length)
    }
}

extension InterfaceElement {
    /// The properties that are set by their key paths when the object is loaded, as the document orders them.
    public var runtimeAttributes: [InterfaceRuntimeAttribute] {
        children(of: .userDefinedRuntimeAttributes).filter { $0.word == .userDefinedRuntimeAttribute }.map(
            InterfaceRuntimeAttribute.init)
    }
}
