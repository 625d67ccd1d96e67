import Testing

@_spi(Headless) @testable import HeadlessViews

/// A folder with nibs in it, gone when the test is done with it.
@MainActor private final class Folder {
    let url: URL

    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("Nibs-\(UUID().uuidString)")
        for (path, text) in files {
            let file = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    isolated deinit { try? FileManager.default.removeItem(at: url) }

    var bundle: Bundle { Bundle(path: url.path)! }

    func found(_ name: String, languages: [String] = ["en"], idiom: UIUserInterfaceIdiom = .phone) -> String? {
        let search = NibSearch(root: url, languages: languages, idiom: idiom)
        return search.url(forNibNamed: name).map { String($0.path.dropFirst(url.path.count + 1)) }
    }

    func strings(_ name: String, languages: [String], development: String = "en") -> InterfaceStrings? {
        let search = NibSearch(root: url, languages: languages, development: development, idiom: .phone)
        return search.url(forNibNamed: name).flatMap { search.strings(for: $0, named: name) }
    }
}

private let label = nibDocument(#"<label text="Hello" id="1"/>"#)
private let french = "\"1.text\" = \"Bonjour\";\n"

@MainActor @Suite("Finding nibs in bundles")
struct NibSearchTests {
    @Test("B12 A nib is read from its bundle by name")
    func named() throws {
        let folder = try Folder(["Card.xib": label])
        let nib = UINib(nibName: "Card", bundle: folder.bundle)
        #expect((nib.instantiate(withOwner: nil).first as? UILabel)?.text == "Hello")
        #expect(nib.nibName == "Card")
        #expect(UINib.url(forNibNamed: "Card", in: folder.bundle)?.lastPathComponent == "Card.xib")
        #expect(UINib.url(forNibNamed: "Other", in: folder.bundle) == nil)
    }

    @Test("B12 It is read once")
    func readOnce() throws {
        let folder = try Folder(["Card.xib": label])
        let nib = UINib(nibName: "Card", bundle: folder.bundle)
        _ = nib.instantiate(withOwner: nil)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Card.xib"))
        #expect(nib.instantiate(withOwner: nil).count == 1)
    }

    @Test("B35 The device's own variant comes first, and only on that device")
    func variants() throws {
        let folder = try Folder(["Card.xib": label, "Card~ipad.xib": label, "Only~ipad.xib": label])
        #expect(folder.found("Card") == "Card.xib")
        #expect(folder.found("Card", idiom: .pad) == "Card~ipad.xib")
        #expect(folder.found("Only") == nil)
        #expect(folder.found("Only", idiom: .pad) == "Only~ipad.xib")
        #expect(folder.found("card") == nil)
    }

    @Test("B36 A global nib hides those of languages; then comes the user's language, Base, and the development language")
    func folders() throws {
        let folder = try Folder([
            "Global.xib": label, "fr.lproj/Global.xib": label, "fr.lproj/Card.xib": label, "Base.lproj/Card.xib": label,
            "en.lproj/Old.xib": label, "pt-BR.lproj/Card.xib": label,
        ])
        #expect(folder.found("Global", languages: ["fr"]) == "Global.xib")
        #expect(folder.found("Card", languages: ["fr-CA"]) == "fr.lproj/Card.xib")
        #expect(folder.found("Card", languages: ["pt_BR"]) == "pt-BR.lproj/Card.xib")
        #expect(folder.found("Card", languages: ["de"]) == "Base.lproj/Card.xib")
        #expect(folder.found("Old", languages: ["de"]) == "en.lproj/Old.xib")
        #expect(folder.found("Old", languages: ["fr"]) == "en.lproj/Old.xib")
    }

    @Test("B36 Only the first language that the bundle has is used")
    func firstLanguage() throws {
        let folder = try Folder(["fr.lproj/Card.xib": label, "Base.lproj/Card.xib": label, "zh-hans.lproj/Card.xib": label])
        #expect(folder.found("Card", languages: ["en-GB", "fr"]) == "Base.lproj/Card.xib")
        #expect(folder.found("Card", languages: ["de", "fr", "zh-Hans"]) == "fr.lproj/Card.xib")
        #expect(folder.found("Card", languages: ["zh-Hans-CN"]) == "zh-hans.lproj/Card.xib")
    }

    @Test(
        "A name is no path", arguments: ["", ".", "..", "../Card", "Sub/Card", "..\\Card", "Card\0", "/etc/passwd"])
    func paths(name: String) throws {
        let folder = try Folder(["Card.xib": label, "Sub/Card.xib": label])
        #expect(UINib.url(forNibNamed: name, in: folder.bundle) == nil)
        #expect(throws: NibLoadFailure.self) { try UINib(nibName: name, bundle: folder.bundle).load(withOwner: nil) }
    }

    @Test("A folder of a nib's name is no nib")
    func directory() throws {
        let folder = try Folder(["Card.xib/inside.txt": ""])
        #expect(folder.found("Card") == nil)
    }

    @Test("B37 A nib in Base.lproj takes its texts from the user's language")
    func strings() throws {
        let folder = try Folder(["Base.lproj/Card.xib": label, "fr.lproj/Card.strings": french])
        #expect(folder.strings("Card", languages: ["fr-CA"])?.text(of: "text", inObject: "1") == "Bonjour")
        #expect(folder.strings("Card", languages: ["de"]) == nil)
        #expect(folder.strings("Card", languages: ["en", "fr"]) == nil)
        #expect(folder.strings("Card", languages: ["en", "fr"], development: "de")?.text(for: "1.text") == "Bonjour")
    }

    @Test("B37 A nib outside Base.lproj keeps its own texts")
    func noStrings() throws {
        let folder = try Folder(["Card.xib": label, "fr.lproj/Card.strings": french])
        #expect(folder.strings("Card", languages: ["fr"]) == nil)
    }

    @Test("Strings files are read in UTF-8 and UTF-16; a broken one is as none")
    func stringsEncodings() throws {
        let folder = try Folder(["a": ""])
        let file = folder.url.appendingPathComponent("Card.strings")
        for encoding in [String.Encoding.utf8, .utf16] {
            try french.data(using: encoding)?.write(to: file)
            #expect(InterfaceStrings(contentsOf: file)?.text(for: "1.text") == "Bonjour")
        }
        try Data("\"1.text\" = ".utf8).write(to: file)
        #expect(InterfaceStrings(contentsOf: file) == nil)
    }

    @Test("B37 The texts of a language stand in for the document's")
    func translated() throws {
        let document = try InterfaceDocumentFixture.document(
            """
            <label text="Hello" id="1"/><label text="World" id="2"/>
            <view id="3" customClass="AttributeView" customModule="HeadlessViewsTests"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="localizedString" keyPath="title" value="greeting"/>
            </userDefinedRuntimeAttributes></view>
            """)
        let strings = InterfaceStrings(texts: ["1.text": "Bonjour", "greeting": "Salut"])
        let objects = InterfaceLoading(document: document, owner: nil, strings: strings).load()
        #expect(objects.prefix(2).map { ($0 as? UILabel)?.text } == ["Bonjour", "World"])
        #expect((objects[2] as? AttributeView)?.title == "Salut")
    }
}
