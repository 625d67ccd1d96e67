import InterfaceDocuments

extension InterfaceDecoder {
    /// A `YES` or `NO`.
    func boolean(_ word: InterfaceWord) -> Bool? {
        guard let value = self[word] else { return nil }
        if let boolean = value.boolean { return boolean }
        reportUnreadable(word, value, expected: "YES or NO")
        return nil
    }

    /// A number of points, or any other number.
    func number(_ word: InterfaceWord) -> CGFloat? {
        guard let value = self[word] else { return nil }
        if let number = value.number { return CGFloat(number) }
        reportUnreadable(word, value, expected: "a number")
        return nil
    }

    /// A whole number.
    func integer(_ word: InterfaceWord) -> Int? {
        guard let value = self[word] else { return nil }
        if let integer = value.integer { return integer }
        if let number = value.number, let integer = Int(exactly: number) { return integer }
        reportUnreadable(word, value, expected: "a whole number")
        return nil
    }

    /// A text: an attribute, or a child for a text with line breaks; in the language of the load, where its strings file has it.
    func string(_ word: InterfaceWord) -> String? {
        if let id = element.id, let text = loading.strings?.text(of: word.spelling, inObject: id.string) { return text }
        if let value = self[word] { return value.string }
        return element.string(keyed: word)
    }

    /// One of the words that Interface Builder has for a choice.
    func choice<Choice: InterfaceChoice>(_ word: InterfaceWord, _ type: Choice.Type = Choice.self) -> Choice? {
        guard let value = self[word] else { return nil }
        if let choice = Choice.interfaceNames[value] { return choice }
        reportUnreadable(word, value, expected: "one of \(Choice.interfaceNames.words.sorted().joined(separator: ", "))")
        return nil
    }

    /// A priority from 0 to 1000.
    func priority(_ word: InterfaceWord) -> UILayoutPriority? {
        guard let number = number(word) else { return nil }
        return UILayoutPriority(Float(number))
    }

    /// An options set of attributes that are `YES`, such as `<autoresizingMask widthSizable="YES"/>`.
    func options<Options: OptionSet>(_ key: InterfaceWord, _ names: [(InterfaceWord, Options.Element)]) -> Options? {
        guard let child = decoder(key) else { return nil }
        var options: Options = []
        for (word, option) in names where child.boolean(word) == true { options.insert(option) }
        return options
    }

    /// A rectangle.
    func rect(_ key: InterfaceWord) -> CGRect? {
        guard let child = decoder(key), let x = child.number(.x), let y = child.number(.y), let width = child.number(.width),
            let height = child.number(.height)
        else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// A size.
    func size(_ key: InterfaceWord) -> CGSize? {
        guard let child = decoder(key), let width = child.number(.width), let height = child.number(.height) else { return nil }
        return CGSize(width: width, height: height)
    }

    /// A point.
    func point(_ key: InterfaceWord) -> CGPoint? {
        guard let child = decoder(key), let x = child.number(.x), let y = child.number(.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// Insets: `<edgeInsets top= left= bottom= right=/>`, or the older `<inset minX= minY= maxX= maxY=/>`, where a tiny number is how
    /// Interface Builder writes a zero that someone set.
    func edgeInsets(_ key: InterfaceWord) -> UIEdgeInsets? {
        guard let child = decoder(key) else { return nil }
        func inset(_ word: InterfaceWord, _ older: InterfaceWord) -> CGFloat {
            let value = child.number(word) ?? child.number(older) ?? 0
            return abs(value) < 1e-300 ? 0 : value
        }
        return UIEdgeInsets(
            top: inset(.top, .minY), left: inset(.left, .minX), bottom: inset(.bottom, .maxY), right: inset(.right, .maxX))
    }

    /// Insets by the direction of reading.
    func directionalEdgeInsets(_ key: InterfaceWord) -> NSDirectionalEdgeInsets? {
        guard let child = decoder(key) else { return nil }
        return NSDirectionalEdgeInsets(
            top: child.number(.top) ?? 0, leading: child.number(.leading) ?? 0, bottom: child.number(.bottom) ?? 0,
            trailing: child.number(.trailing) ?? 0)
    }

    /// An offset.
    func offset(_ key: InterfaceWord) -> UIOffset? {
        guard let child = decoder(key) else { return nil }
        return UIOffset(horizontal: child.number(.horizontal) ?? 0, vertical: child.number(.vertical) ?? 0)
    }
}
