import Foundation
import ObjectRuntime
import Testing

struct NumberConversionTests {
    private let screen = NumberScreen()

    @Test("Cuts the fraction off for an integer, as NSNumber does")
    func truncation() throws {
        for (given, expected) in [(2.7, 2), (-2.7, -2), (0.2, 0)] {
            try StoredProperties.write(given, to: "int", of: screen)
            #expect(screen.int == expected)
        }
        try StoredProperties.write(CGFloat(9.9), to: "optionalInt", of: screen)
        #expect(screen.optionalInt == 9)
        try StoredProperties.write(Float(3.5), to: "uint", of: screen)
        #expect(screen.uint == 3)
    }

    @Test("Converts an integer to every floating-point type")
    func integers() throws {
        for name in ["float", "double", "cgFloat", "optionalFloat"] {
            try StoredProperties.write(3, to: name, of: screen)
        }
        #expect(screen.float == 3)
        #expect(screen.double == 3)
        #expect(screen.cgFloat == 3)
        #expect(screen.optionalFloat == 3)
    }

    @Test("Takes every number but zero for true")
    func toBool() throws {
        let cases: [(Any, Bool)] = [
            (0, false), (5, true), (0.5, true), (0.0, false), (UInt64.max, true), (NSNumber(value: 2), true),
        ]
        for (given, expected) in cases {
            screen.bool = !expected
            try StoredProperties.write(given, to: "bool", of: screen)
            #expect(screen.bool == expected)
        }
    }

    @Test("Takes true for one")
    func fromBool() throws {
        try StoredProperties.write(true, to: "int", of: screen)
        try StoredProperties.write(true, to: "cgFloat", of: screen)
        #expect(screen.int == 1)
        #expect(screen.cgFloat == 1)
    }

    @Test("Takes an NSNumber and makes one")
    func numberObjects() throws {
        try StoredProperties.write(NSNumber(value: 2.5), to: "int", of: screen)
        #expect(screen.int == 2)
        try StoredProperties.write(NSNumber(value: 2.5), to: "double", of: screen)
        #expect(screen.double == 2.5)
        try StoredProperties.write(NSNumber(value: UInt64.max), to: "uint64", of: screen)
        #expect(screen.uint64 == .max)
        try StoredProperties.write(NSNumber(value: true), to: "bool", of: screen)
        #expect(screen.bool)
        try StoredProperties.write(2.5, to: "nsNumber", of: screen)
        #expect(screen.nsNumber == NSNumber(value: 2.5))
    }

    @Test("Refuses a number out of range, and keeps the old one")
    func outOfRange() {
        let cases: [(String, Any)] = [
            ("int8", 128), ("int8", -129.5), ("uint", -1), ("uint", -1.0), ("int", 1e19), ("int", Double.nan),
            ("int", Double.infinity), ("int", UInt64.max), ("float", 1e300), ("uint64", 1e20), ("optionalInt", 1e30),
        ]
        for (name, given) in cases {
            #expect(throws: PropertyFailure.self, "\(name) \(given)") {
                try StoredProperties.write(given, to: name, of: screen)
            }
        }
        #expect(screen.int8 == 0)
        #expect(screen.float == 0)
        #expect(screen.optionalInt == nil)
    }

    @Test("Passes infinity and not-a-number between floating-point types")
    func notFinite() throws {
        try StoredProperties.write(Double.infinity, to: "float", of: screen)
        #expect(screen.float == .infinity)
        try StoredProperties.write(Float.nan, to: "cgFloat", of: screen)
        #expect(screen.cgFloat.isNaN)
    }

    @Test("Does not take a text for a number")
    func text() {
        #expect(throws: PropertyFailure.self) { try StoredProperties.write("3", to: "int", of: screen) }
    }

    @Test("Sets an optional number to nil")
    func nilNumber() throws {
        screen.optionalInt = 3
        try StoredProperties.write(nil, to: "optionalInt", of: screen)
        #expect(screen.optionalInt == nil)
    }
}
