import InterfaceDocuments

extension InterfaceResources {
    /// An attributed text: its fragments one after the other, each with its font, colors and paragraph style.
    func attributedString(_ text: InterfaceAttributedString) -> NSAttributedString {
        let fragments = text.fragments
        if let only = fragments.first, fragments.count == 1 {
            return NSAttributedString(string: only.content, attributes: attributes(of: only))
        }
        // To append one text to another costs far more than to give the ranges of a whole their attributes.
        let contents = fragments.map(\.content)
        let sum = NSMutableAttributedString(string: contents.joined())
        var place = 0
        for (fragment, content) in zip(fragments, contents) {
            let length = content.utf16.count
            sum.setAttributes(attributes(of: fragment), range: NSRange(location: place, length: length))
            place += length
        }
        return sum
    }

    private func attributes(of fragment: InterfaceAttributedString.Fragment) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for element in fragment.attributes {
            guard let name = element[.key]?.string, let value = value(of: element) else { continue }
            attributes[NSAttributedString.Key(rawValue: name)] = value
        }
        return attributes
    }

    private func value(of element: InterfaceElement) -> Any? {
        switch element.word {
        case .color: color(InterfaceColor(element))
        case .font, .fontDescription: font(InterfaceFont(element))
        case .paragraphStyle: paragraphStyle(element)
        case .real: element[.value]?.number.map { CGFloat($0) }
        case .integer: element[.value]?.integer
        case .string: element.stringContent
        default: nil
        }
    }

    private func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = element[.alignment].flatMap({ NSTextAlignment.interfaceNames[$0] }) {
            style.alignment = alignment
        }
        if let mode = element[.lineBreakMode].flatMap({ NSLineBreakMode.interfaceNames[$0] }) { style.lineBreakMode = mode }
        switch element[.baseWritingDirection]?.string {
        case "leftToRight": style.baseWritingDirection = .leftToRight
        case "rightToLeft": style.baseWritingDirection = .rightToLeft
        default: style.baseWritingDirection = .natural
        }
        func number(_ word: InterfaceWord, _ path: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>) {
            if let value = element[word]?.number { style[keyPath: path] = CGFloat(value) }
        }
        number(.lineSpacing, \.lineSpacing)
        number(.paragraphSpacing, \.paragraphSpacing)
        number(.paragraphSpacingBefore, \.paragraphSpacingBefore)
        number(.firstLineHeadIndent, \.firstLineHeadIndent)
        number(.headIndent, \.headIndent)
        number(.tailIndent, \.tailIndent)
        number(.lineHeightMultiple, \.lineHeightMultiple)
        number(.minimumLineHeight, \.minimumLineHeight)
        number(.maximumLineHeight, \.maximumLineHeight)
        number(.defaultTabInterval, \.defaultTabInterval)
        if let tightens = element[.allowsDefaultTighteningForTruncation]?.boolean {
            style.allowsDefaultTighteningForTruncation = tightens
        }
        style.tabStops = tabStops(element) ?? style.tabStops
        return style
    }

    private func tabStops(_ element: InterfaceElement) -> [NSTextTab]? {
        element.child(.tabStops)?.children.compactMap { tab in
            guard let location = tab[.location]?.number else { return nil }
            let alignment = tab[.alignment].flatMap { NSTextAlignment.interfaceNames[$0] } ?? .left
            return NSTextTab(textAlignment: alignment, location: CGFloat(location))
        }
    }
}

extension NSTextAlignment: InterfaceChoice {
    static let interfaceNames: InterfaceNames<NSTextAlignment> = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]
}

extension NSLineBreakMode: InterfaceChoice {
    static let interfaceNames: InterfaceNames<NSLineBreakMode> = [
        "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
        "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping, "headTruncation": .byTruncatingHead,
        "truncatingHead": .byTruncatingHead, "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
    ]
}
