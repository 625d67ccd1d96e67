import Foundation

/// A number apart from the type that it came in.
enum Number {
    case signed(Int64)
    case unsigned(UInt64)
    case floating(Double)
}

/// A type of number that key-value coding converts to and from others.
protocol NumericValue: SendableMetatype {
    var number: Number { get }

    /// The number as this type, or nil if it is out of range.
    static func from(_ number: Number) -> Any?
}

extension NumericValue where Self: BinaryInteger {
    /// The largest signed numbers are the only ones that need `unsigned`.
    var number: Number {
        Int64(exactly: self).map(Number.signed) ?? .unsigned(UInt64(truncatingIfNeeded: self))
    }

    static func from(_ number: Number) -> Any? {
        switch number {
        case .signed(let value): Self(exactly: value)
        case .unsigned(let value): Self(exactly: value)
        case .floating(let value): Self(exactly: value.rounded(.towardZero))
        }
    }
}

extension NumericValue where Self: BinaryFloatingPoint {
    var number: Number { .floating(Double(self)) }

    static func from(_ number: Number) -> Any? {
        switch number {
        case .signed(let value): return Self(value)
        case .unsigned(let value): return Self(value)
        case .floating(let value):
            let converted = Self(value)
            return value.isFinite && !converted.isFinite ? nil : converted
        }
    }
}

extension Int: NumericValue {}
extension Int8: NumericValue {}
extension Int16: NumericValue {}
extension Int32: NumericValue {}
extension Int64: NumericValue {}
extension UInt: NumericValue {}
extension UInt8: NumericValue {}
extension UInt16: NumericValue {}
extension UInt32: NumericValue {}
extension UInt64: NumericValue {}
extension Float: NumericValue {}
extension Double: NumericValue {}
extension CGFloat: NumericValue {}

extension Bool: NumericValue {
    var number: Number { .signed(self ? 1 : 0) }

    static func from(_ number: Number) -> Any? {
        switch number {
        case .signed(let value): value != 0
        case .unsigned(let value): value != 0
        case .floating(let value): value != 0
        }
    }
}

extension NSNumber: NumericValue {
    var number: Number {
        switch UInt8(bitPattern: objCType.pointee) {
        case UInt8(ascii: "f"), UInt8(ascii: "d"): .floating(doubleValue)
        case UInt8(ascii: "Q"), UInt8(ascii: "L"): .unsigned(uint64Value)
        default: .signed(int64Value)
        }
    }

    static func from(_ number: Number) -> Any? {
        switch number {
        case .signed(let value): NSNumber(value: value)
        case .unsigned(let value): NSNumber(value: value)
        case .floating(let value): NSNumber(value: value)
        }
    }
}
