import InterfaceDocuments

/// A choice that Interface Builder writes as a word.
protocol InterfaceChoice: Sendable {
    /// Interface Builder's words, each with what it stands for.
    static var interfaceNames: InterfaceNames<Self> { get }
}

/// The words that Interface Builder has for the values of a choice.
///
/// There are a handful, and a document asks for them all the time: they are compared with its bytes one after the other, which takes less
/// than to make a text of those and to hash it.
struct InterfaceNames<Choice: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
    private let texts: [StaticString]
    private let choices: [Choice]

    init(dictionaryLiteral elements: (StaticString, Choice)...) {
        texts = elements.map(\.0)
        choices = elements.map(\.1)
    }

    /// What a value of a document stands for; nil if it is none of the words.
    subscript(value: InterfaceValue) -> Choice? {
        guard let place = value.firstIndex(in: texts) else { return nil }
        return choices[place]
    }

    /// What a word stands for; nil if it is none of them.
    subscript(word: String) -> Choice? {
        let place = texts.firstIndex { text in
            text.utf8CodeUnitCount == word.utf8.count && text.withUTF8Buffer { word.utf8.elementsEqual($0) }
        }
        return place.map { choices[$0] }
    }

    /// The words, as they are listed.
    var words: [String] { texts.map(\.description) }
}
