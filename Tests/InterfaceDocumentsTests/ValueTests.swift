import InterfaceDocuments
import Testing

@Suite("Values")
struct ValueTests {
    private func value(_ text: String) throws -> InterfaceValue {
        try #require(try Fixtures.object("<label text=\"\(text)\"/>")[.text])
    }

    @Test(
        "Reads numbers to the last bit",
        arguments: [
            "0", "0.0", "-0.0", "1", "44", "-1", "17", "0.5", "20.5", ".5", "5.", "1e3", "1E-3", "2.5e+10",
            "-7.1054273576010019e-15",
            "2.2250738585072014e-308", "0.59999999999999998", "0.33333333333333331", "157.33333206176758", "10.666666666666664",
            "622497467.96811497", "9007199254740993", "123456789012345678901234567890", "1.7976931348623157e308", "4.9e-324",
            "1e-400",
            "0.000000000000000000000000000000000000000000001", "8.5e22", "1e23", "00012.50",
        ])
    func numbers(text: String) throws {
        let number = try #require(try value(text).number)
        #expect(number.bitPattern == Double(text.hasPrefix(".") ? "0" + text : text)?.bitPattern)
    }

    @Test("Reads as many random numbers to the last bit as it is given")
    func randomNumbers() throws {
        var random = SplitMix(state: 7)
        let numbers = (0..<2_000).map { _ in Double.random(in: -1e6...1e6, using: &random) }
        let markup = Fixtures.nib(numbers.map { "<real value=\"\($0)\"/>" }.joined())
        let document = try InterfaceDocument(bytes: markup.utf8, named: "A.xib")
        #expect(document.elements.filter { $0.word == .real }.map { $0[.value]?.number } == numbers)
    }

    @Test(
        "Takes nothing else for a number",
        arguments: [
            "", " 1", "1 ", "infinite", "inf", "nan", "0x10", "1,5", "--1", "+1", "1e", "e5", ".", "-", "1.2.3", "1e400", "١",
        ])
    func noNumbers(text: String) throws {
        #expect(try value(text).number == nil)
        #expect(try value(text).integer == nil)
    }

    @Test("Reads whole numbers")
    func integers() throws {
        #expect(try value("-12").integer == -12)
        #expect(try value("1048576").integer == 1_048_576)
        #expect(try value("9223372036854775807").integer == Int.max)
        #expect(try value("9223372036854775808").integer == nil)
        #expect(try value("2.5").integer == nil)
    }

    @Test("Reads truth values")
    func booleans() throws {
        #expect(try value("YES").boolean == true)
        #expect(try value("NO").boolean == false)
        #expect(try value("true").boolean == true)
        #expect(try value("false").boolean == false)
        #expect(try value("yes").boolean == nil)
        #expect(try value("").boolean == nil)
    }

    @Test("Compares with literals and with other values by what is meant")
    func compares() throws {
        #expect(try value("show") == "show")
        #expect(try value("show") != value("shown"))
        #expect(try value("a&amp;b") == value("a&#38;b"))
        #expect(try Set([value("a&amp;b"), value("a&#38;b"), value("a")]).count == 2)
        let missing: InterfaceValue? = nil
        #expect(!(missing == "show"))
        switch try value("embed") {
        case "show": Issue.record("embed is not show")
        case "embed": break
        default: Issue.record("embed is embed")
        }
    }

    @Test("Finds the word that a value spells")
    func words() throws {
        #expect(try value("trailing").word == .trailing)
        #expect(try value("no-such-word").word == .unknown)
        #expect(try value("").word == .unknown)
    }
}

@Suite("Vocabulary")
struct VocabularyTests {
    @Test("Finds each word by its spelling, as an element, an attribute and a key")
    func spellings() throws {
        for word in InterfaceWord.allCases where word != .unknown {
            let element = try Fixtures.object("<\(word.spelling) key=\"\(word.spelling)\"/>")
            #expect(element.word == word)
            #expect(element.name == word.spelling)
            #expect(element.key == word)
            #expect(try Fixtures.object("<label \(word.spelling)=\"\"/>")[word]?.isEmpty == true)
        }
    }

    @Test("Numbers words without gaps, and spells no two alike")
    func numbering() {
        #expect(InterfaceWord.allCases.map(\.rawValue) == Array(0..<InterfaceWord.allCases.count))
        #expect(Set(InterfaceWord.allCases.map(\.spelling)).count == InterfaceWord.allCases.count)
        #expect(InterfaceWord.isNone.spelling == "none")
        #expect(InterfaceWord.base64UTF8.spelling == "base64-UTF8")
        #expect(InterfaceWord.default.spelling == "default")
        #expect(InterfaceWord.unknown.spelling == "")
    }

    @Test("Takes no near miss for a word")
    func nearMisses() throws {
        for word in InterfaceWord.allCases where word.spelling.count > 3 {
            let spelling = word.spelling
            let middle = spelling.index(spelling.startIndex, offsetBy: spelling.count / 2)
            let changed = spelling[..<middle] + "~" + spelling[spelling.index(after: middle)...]
            #expect(try Fixtures.object("<label text=\"\(changed)\"/>")[.text]?.word == .unknown, "\(changed)")
        }
    }

    @Test("The kinds of object are elements")
    func kinds() {
        for set in [InterfaceVocabulary.views, InterfaceVocabulary.viewControllers, InterfaceVocabulary.gestureRecognizers] {
            #expect(!set.words.isEmpty)
            #expect(set.words.allSatisfy(InterfaceVocabulary.elements.contains))
        }
        #expect(!InterfaceVocabulary.elements.contains(.unknown))
        #expect(!InterfaceVocabulary.elements.contains(.firstAttribute))
    }
}
