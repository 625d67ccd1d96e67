/// A set of words whose membership test is one load: the loader asks it of every element.
public struct InterfaceWordSet: Sendable, ExpressibleByArrayLiteral {
    private var members = [Bool](repeating: false, count: InterfaceWord.allCases.count)

    /// Makes the set of the words of an array literal.
    public init(arrayLiteral words: InterfaceWord...) {
        for word in words {
            members[word.rawValue] = true
        }
    }

    /// Whether the set has a word, in constant time.
    public func contains(_ word: InterfaceWord) -> Bool {
        members[word.rawValue]
    }

    /// The words of the set, in the order of the vocabulary.
    public var words: [InterfaceWord] {
        InterfaceWord.allCases.filter(contains)
    }
}
