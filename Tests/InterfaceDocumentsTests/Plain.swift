/// A JSON value.
///
/// Foundation's `JSONSerialization` misses the nearest `Double` by some units in the last place; `JSONDecoder` does not.
enum Plain: Hashable, Decodable, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
    case null
    case boolean(Bool)
    case number(Double)
    case text(String)
    case array([Plain])
    case object([String: Plain])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if container.decodeNil() {
            self = .null
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let boolean = try? container.decode(Bool.self) {
            self = .boolean(boolean)
        } else if let array = try? container.decode([Plain].self) {
            self = .array(array)
        } else {
            self = .object(try container.decode([String: Plain].self))
        }
    }

    init(arrayLiteral elements: Plain...) {
        self = .array(elements)
    }

    init(dictionaryLiteral elements: (String, Plain)...) {
        self = .object(Dictionary(uniqueKeysWithValues: elements))
    }

    init(_ text: String?) {
        self = text.map(Plain.text) ?? .null
    }

    init(_ number: Double?) {
        self = number.map(Plain.number) ?? .null
    }

    subscript(_ key: String) -> Plain? {
        guard case .object(let members) = self else { return nil }
        return members[key]
    }

    var text: String? {
        guard case .text(let text) = self else { return nil }
        return text
    }
}
