import InterfaceDocuments
import Testing

@Suite("Markup")
struct MarkupTests {
    private func failure(_ markup: String) throws -> InterfaceDocumentFailure {
        try #require(throws: InterfaceDocumentFailure.self) { try InterfaceDocument(bytes: markup.utf8, named: "A.xib") }
    }

    private func root(_ content: String, attributes: String = "") throws -> InterfaceElement {
        let markup = "<document targetRuntime=\"iOS.CocoaTouch\"\(attributes)>\(content)</document>"
        return try InterfaceDocument(bytes: markup.utf8, named: "A.xib").root
    }

    @Test(
        "Says where markup is broken, what is there and what should be",
        arguments: [
            ("<a><b></a>", "1:7: found </a>, expected </b>"),
            ("<a>\n  <b></bc></a>", "2:6: found </bc>, expected </b>"),
            ("<a></a x>", "1:8: found x, expected the end of the tag </a>"),
            ("</a>", "1:1: found <, expected nothing but comments behind the document's element"),
            ("<a/>\n<b/>", "2:1: found <, expected nothing but comments behind the document's element"),
            ("<a/>text", "1:5: found t, expected nothing but comments behind the document's element"),
            ("<?xml version='1.0'?>x<a/>", "1:22: found x, expected an element"),
            ("\n<?xml version=\"1.0\"?><a/>", "1:1: found a line feed, expected <?xml at the very start of the file"),
            ("<a><?xml version=\"1.0\"?></a>", "1:4: found <, expected <?xml at the very start of the file only"),
            ("<a x=\"1\" x=\"2\"/>", "1:10: found a second attribute x, expected each attribute once"),
            ("<a id=\"1\" id=\"2\"/>", "1:11: found a second attribute id, expected each attribute once"),
            ("<a x=1/>", "1:6: found 1, expected the attribute's value in quotes"),
            ("<a x/>", "1:5: found /, expected = behind the attribute's name"),
            ("<a x=\"1\"y=\"2\"/>", "1:9: found y, expected a space, > or />"),
            ("<a x=\"<\"/>", "1:7: found <, expected the quote that ends the attribute's value"),
            ("<a /b>", "1:5: found b, expected > behind the tag's /"),
            ("<a =\"\"/>", "1:4: found =, expected an attribute's name, > or />"),
            ("<1/>", "1:2: found 1, expected an element's name behind <"),
            ("<a>ü & b</a>", "1:6: found &, expected a reference such as &amp; or &#10;"),
            ("<a>&#0;</a>", "1:4: found &, expected a reference such as &amp; or &#10;"),
            ("<a>&#xD800;</a>", "1:4: found &, expected a reference such as &amp; or &#10;"),
            ("<a>&#;</a>", "1:4: found &, expected a reference such as &amp; or &#10;"),
            ("<a>]]></a>", "1:4: found ]]>, expected ]]&gt;"),
            ("<a><!-- b -- c --></a>", "1:13: found a space, expected > behind the -- in the comment"),
            ("<?xml encoding=\"UTF-8\"?><a/>", "1:7: found e, expected version in the XML declaration"),
            ("<?xml version=\"1.0\" code=\"UTF-8\"?><a/>", "1:21: found c, expected ?> behind the XML declaration"),
            ("<a><!ELEMENT b></a>", "1:4: found <, expected a comment or an element"),
            ("<![CDATA[x]]><a/>", "1:1: found <, expected a comment or an element"),
            ("<a>\u{0}</a>", "1:4: found the control character U+0000, expected text"),
            ("<a b=\"\u{1F}\"/>", "1:7: found the control character U+001F, expected text"),
        ])
    func malformed(markup: String, message: String) throws {
        #expect(try failure(markup).description == "A.xib:\(message). Restore the file, or mend its text at that place.")
    }

    @Test(
        "Says what is missing where the text ends",
        arguments: [
            ("<a><b>", "</b>"), ("<a", "a space, > or />"), ("<a ", "an attribute's name, > or />"),
            ("<a b", "= behind the attribute's name"),
            ("<a b=\"", "the quote that ends the attribute's value"), ("<a><!-- ", "--> behind the comment"),
            ("<a><![CDATA[ ]]", "]]> behind the character data section"), ("<a><?b ", "?> behind the instruction"),
            ("<?xml version", "= behind version"), ("<?xml version='1.0' ", "?> behind the XML declaration"),
            ("<!-- -->", "an element"), ("<a></", "</a>"),
            ("<a/", "> behind the tag's /"),
        ])
    func truncated(markup: String, expected: String) throws {
        guard case .truncated(_, let position, expected) = try failure(markup) else {
            Issue.record("\(try failure(markup))")
            return
        }
        #expect(position == SourcePosition(line: 1, column: markup.count + 1))
    }

    @Test("Refuses entities beyond XML's five by their names")
    func entities() throws {
        #expect(
            try failure("<a b=\"&nbsp;\"/>")
                == .entityRefused(file: "A.xib", position: SourcePosition(line: 1, column: 7), name: "nbsp"))
        #expect(
            try failure("<a>\n &e9;</a>") == .entityRefused(file: "A.xib", position: SourcePosition(line: 2, column: 2), name: "e9")
        )
    }

    @Test("Resolves references in values and in text")
    func references() throws {
        let root = try root("&#72;&#x69; &amp;lt; &apos;", attributes: " title=\"&quot;&lt;&gt;&amp;&#x1F600;\"")
        #expect(root.text == "Hi &lt; '")
        #expect(root[.title]?.string == "\"<>&😀")
        #expect(root[.title] == "\"<>&😀")
    }

    @Test("Makes white space in a value spaces, and line ends in text line feeds")
    func normalizes() throws {
        let root = try root("a\r\nb\rc\td", attributes: " title='a\r\nb\tc&#10;d'")
        #expect(root.text == "a\nb\nc\td")
        #expect(root[.title]?.string == "a b c\nd")
    }

    @Test("Leaves comments and instructions out of text, and takes character data sections as they are")
    func sections() throws {
        let root = try root("a<!-- <b> & - -->b<?pi <c> ?>c<![CDATA[<&amp;]]>]d]<label>not this</label>e")
        #expect(root.text == "abc<&amp;]d]e")
        #expect(root.child(.label)?.text == "not this")
        #expect(try self.root("").text == "")
    }

    @Test("Takes quotes of both kinds, and either in the other")
    func quotes() throws {
        let root = try root("", attributes: " title = 'say \"hi\"' text=\"it's\"")
        #expect(root[.title]?.string == "say \"hi\"")
        #expect(root[.text]?.string == "it's")
    }

    @Test("Keeps the names that it does not know")
    func unknownNames() throws {
        let root = try root("<futureView futureAttribute=\"1\" a-very-long-attribute-name-indeed=\"2\"/>")
        let child = try #require(root.children.first)
        #expect(child.word == .unknown)
        #expect(child.name == "futureView")
        #expect(child["futureAttribute"] == "1")
        #expect(child.attributes.map(\.name) == ["futureAttribute", "a-very-long-attribute-name-indeed"])
        #expect(child[.unknown] == nil)
    }

    @Test("Refuses another declared encoding by its name")
    func declaredEncoding() throws {
        let failure = try failure("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a/>")
        #expect(failure == .wrongEncoding(file: "A.xib", position: SourcePosition(line: 1, column: 1), encoding: "ISO-8859-1"))
        _ = try InterfaceDocument(
            bytes: "<?xml version='1.0' encoding='utf-8'?><document targetRuntime='iOS.CocoaTouch'/>".utf8, named: "A.xib")
    }

    @Test(
        "Refuses bytes that are not UTF-8 where they stand",
        arguments: [
            [0x80], [0xC0, 0x80], [0xC3, 0x28], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF8],
            [0xE2, 0x82, 0x28],
        ] as [[UInt8]])
    func notUTF8(bytes: [UInt8]) throws {
        let markup = Array("<a>\nü".utf8) + bytes + Array("</a>".utf8)
        let failure = try #require(throws: InterfaceDocumentFailure.self) { try InterfaceDocument(bytes: markup, named: "A.xib") }
        guard case .wrongEncoding(_, SourcePosition(line: 2, column: 2), _) = failure else {
            Issue.record("\(failure)")
            return
        }
    }
}
