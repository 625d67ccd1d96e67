/// A property of a layer that can be set by its name.
struct LayerProperty: Sendable {
    /// The type of its values.
    let type: String
    let read: @Sendable (CALayer) -> Any?
    /// Sets the property, and says whether the value was of a type that it takes.
    let write: @Sendable (CALayer, Any?) -> Bool
}

extension LayerProperty {
    /// The properties by the names that key-value coding has for them: `hidden` as well as `isHidden`.
    static let named: [String: LayerProperty] = [
        "bounds": value(\.bounds), "position": value(\.position), "anchorPoint": value(\.anchorPoint),
        "frame": value(\.frame), "transform": value(\.transform), "sublayerTransform": value(\.sublayerTransform),
        "shadowOffset": value(\.shadowOffset), "contentsRect": value(\.contentsRect),
        "zPosition": number(\.zPosition), "anchorPointZ": number(\.anchorPointZ), "cornerRadius": number(\.cornerRadius),
        "borderWidth": number(\.borderWidth), "shadowRadius": number(\.shadowRadius), "contentsScale": number(\.contentsScale),
        "rasterizationScale": number(\.rasterizationScale), "opacity": single(\.opacity), "shadowOpacity": single(\.shadowOpacity),
        "backgroundColor": optional(\.backgroundColor), "borderColor": optional(\.borderColor),
        "shadowColor": optional(\.shadowColor), "shadowPath": optional(\.shadowPath), "name": optional(\.name),
        "mask": optional(\.mask), "contents": optional(\.contents),
        "contentsGravity": name(\.contentsGravity), "cornerCurve": name(\.cornerCurve), "maskedCorners": bits(\.maskedCorners),
        "hidden": flag(\.isHidden), "isHidden": flag(\.isHidden), "opaque": flag(\.isOpaque), "isOpaque": flag(\.isOpaque),
        "doubleSided": flag(\.isDoubleSided), "isDoubleSided": flag(\.isDoubleSided),
        "geometryFlipped": flag(\.isGeometryFlipped), "isGeometryFlipped": flag(\.isGeometryFlipped),
        "masksToBounds": flag(\.masksToBounds), "shouldRasterize": flag(\.shouldRasterize),
        "allowsEdgeAntialiasing": flag(\.allowsEdgeAntialiasing), "allowsGroupOpacity": flag(\.allowsGroupOpacity),
        "needsDisplayOnBoundsChange": flag(\.needsDisplayOnBoundsChange),
    ]

    private typealias Path<Value> = ReferenceWritableKeyPath<CALayer, Value> & Sendable

    /// A property that takes what a function makes of the given value.
    private static func converted<Value>(
        _ path: Path<Value>, as type: String, _ convert: @escaping @Sendable (Any?) -> Value?
    ) -> LayerProperty {
        LayerProperty(type: type, read: { $0[keyPath: path] }) { layer, given in
            guard let value = convert(given) else { return false }
            layer[keyPath: path] = value
            return true
        }
    }

    private static func value<Value>(_ path: Path<Value>) -> LayerProperty {
        converted(path, as: "\(Value.self)") { $0 as? Value }
    }

    /// A property that nil is a value of; without it, a value of another type would pass for nil.
    private static func optional<Value>(_ path: Path<Value?>) -> LayerProperty {
        LayerProperty(type: "\(Value.self)", read: { $0[keyPath: path] }) { layer, given in
            let value = given as? Value
            guard value != nil || given == nil else { return false }
            layer[keyPath: path] = value
            return true
        }
    }

    private static func number(_ path: Path<CGFloat>) -> LayerProperty {
        converted(path, as: "a number") { Numeral($0).map { CGFloat($0.value) } }
    }

    private static func single(_ path: Path<Float>) -> LayerProperty {
        converted(path, as: "a number") { Numeral($0).map { Float($0.value) } }
    }

    private static func flag(_ path: Path<Bool>) -> LayerProperty {
        converted(path, as: "a Boolean") { Numeral($0).map { $0.value != 0 } }
    }

    private static func name<Value: RawRepresentable<String> & SendableMetatype>(_ path: Path<Value>) -> LayerProperty {
        converted(path, as: "\(Value.self)") { given in
            given as? Value ?? (given as? String).flatMap(Value.init(rawValue:))
        }
    }

    private static func bits(_ path: Path<CACornerMask>) -> LayerProperty {
        converted(path, as: "CACornerMask") { given in
            given as? CACornerMask ?? Numeral(given).flatMap { UInt(exactly: $0.value) }.map(CACornerMask.init(rawValue:))
        }
    }
}

/// A number in any of the types that documents and code give one in.
private struct Numeral {
    let value: Double

    init?(_ given: Any?) {
        switch given {
        case let number as Double: value = number
        case let number as CGFloat: value = Double(number)
        case let number as Float: value = Double(number)
        case let number as Int: value = Double(number)
        case let number as Bool: value = number ? 1 : 0
        case let number as NSNumber: value = number.doubleValue
        default: return nil
        }
    }
}
