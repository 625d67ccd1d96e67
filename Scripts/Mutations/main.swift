import Foundation

// usage: mutations SOURCE-FOLDER DESTINATION-FOLDER COUNT
// Writes copies of the folder's documents, the same ones at each run. In every other one a byte is changed, which mostly leaves no
// document; in the rest a letter of an element's name, where the element starts and where it ends.

struct Generator {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}

func changeByte(of document: String, _ generator: inout Generator) -> [UInt8] {
    var bytes = Array(document.utf8)
    bytes[generator.next(below: bytes.count)] = UInt8(generator.next(below: 256))
    return bytes
}

func changeName(in document: String, _ generator: inout Generator) -> [UInt8] {
    let tags = document.ranges(of: #/<[a-zA-Z]+/#)
    let tag = tags[generator.next(below: tags.count)]
    var name = Array(document[tag].dropFirst().utf8)
    name[generator.next(below: name.count)] = UInt8(ascii: "a") + UInt8(generator.next(below: 26))
    let other = String(decoding: name, as: UTF8.self)
    var rest = document[tag.upperBound...]
    let end = "</\(document[tag].dropFirst())>"
    if let start = rest.firstIndex(of: ">"), rest[..<start].last != "/", let place = rest.range(of: end) {
        rest.replaceSubrange(place, with: "</\(other)>")
    }
    return Array((document[..<tag.lowerBound] + "<\(other)" + rest).utf8)
}

let source = URL(fileURLWithPath: CommandLine.arguments[1])
let destination = URL(fileURLWithPath: CommandLine.arguments[2])
let count = Int(CommandLine.arguments[3])!
let names = try FileManager.default.contentsOfDirectory(atPath: source.path).sorted()
    .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
let documents = try names.map { (name: $0, text: try String(contentsOf: source.appendingPathComponent($0), encoding: .utf8)) }
var generator = Generator(state: 97)
for number in 0..<count {
    let document = documents[number % documents.count]
    let changesName = number / documents.count % 2 == 1
    let bytes = changesName ? changeName(in: document.text, &generator) : changeByte(of: document.text, &generator)
    try Data(bytes).write(to: destination.appendingPathComponent("\(number)-\(document.name)"))
}
