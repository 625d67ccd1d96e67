/// A number as a document writes it: an optional sign, digits, an optional fraction and an optional exponent.
struct DecimalNumber {
    /// The nearest `Double`.
    let value: Double
    /// The number itself, if it is a whole one that fits.
    let integer: Int?

    /// Powers of ten that a `Double` holds exactly.
    private static let exactPowers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21,
        1e22,
    ]

    /// Reads the whole of the bytes, or gives nil.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        var scan = Scan(bytes)
        guard scan.readWhole(), let value = Self.value(of: scan, bytes) else { return nil }
        self.value = value
        integer = scan.wholeNumber ?? Int(exactly: value)
    }

    private static func value(of scan: Scan, _ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
        // With an exact significand and an exact power of ten, one operation rounds once, which is the nearest number.
        if scan.significand < 1 << 53, !scan.overflowed, abs(scan.exponent) <= 22 {
            let significand = Double(scan.significand)
            let power = Self.exactPowers[abs(scan.exponent)]
            return (scan.exponent < 0 ? significand / power : significand * power) * (scan.isNegative ? -1 : 1)
        }
        return Double(String(decoding: bytes, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
    }

    private struct Scan {
        var cursor: ByteCursor
        var significand: UInt64 = 0
        var exponent = 0
        var isNegative = false
        var overflowed = false

        /// The number, if it is written without fraction and exponent and fits.
        var wholeNumber: Int? {
            guard exponent == 0, !overflowed else { return nil }
            return Int(exactly: significand).map { isNegative ? -$0 : $0 }
        }

        init(_ bytes: UnsafeBufferPointer<UInt8>) {
            cursor = ByteCursor(bytes: bytes)
        }

        mutating func readWhole() -> Bool {
            isNegative = readSign()
            var digits = readDigits()
            if cursor.current == UInt8(ascii: ".") {
                cursor.offset += 1
                let fraction = readDigits()
                digits += fraction
                exponent = -fraction
            }
            guard digits > 0 else { return false }
            return readExponent() && cursor.isAtEnd
        }

        private mutating func readSign() -> Bool {
            guard cursor.current == UInt8(ascii: "-") else { return false }
            cursor.offset += 1
            return true
        }

        private mutating func readDigits() -> Int {
            let start = cursor.offset
            while UInt8(ascii: "0")...UInt8(ascii: "9") ~= cursor.current {
                let digit = UInt64(cursor.current - UInt8(ascii: "0"))
                let (tens, tensOverflow) = significand.multipliedReportingOverflow(by: 10)
                let (sum, sumOverflow) = tens.addingReportingOverflow(digit)
                overflowed = overflowed || tensOverflow || sumOverflow
                significand = sum
                cursor.offset += 1
            }
            return cursor.offset - start
        }

        private mutating func readExponent() -> Bool {
            guard cursor.current | 0x20 == UInt8(ascii: "e") else { return true }
            cursor.offset += 1
            let isNegative = readSign()
            if !isNegative, cursor.current == UInt8(ascii: "+") { cursor.offset += 1 }
            let start = cursor.offset
            var power = 0
            while UInt8(ascii: "0")...UInt8(ascii: "9") ~= cursor.current {
                power = min(power * 10 + Int(cursor.current - UInt8(ascii: "0")), 100_000)
                cursor.offset += 1
            }
            exponent += isNegative ? -power : power
            return cursor.offset > start
        }
    }
}
