import ConformanceKit

extension MutationKind {
    /// All sorts of mutations of sources.
    static let ofSources = reuse + memory + reuseIdentifiers + names + nibs + scenes

    private static let reuse = [
        lines(
            "a reset is forgotten", caughtBy: ["reuse.state-left"],
            change: { line, source in
                guard source.body(of: "func prepareForReuse").contains(line), !source.lines[line].contains("super.") else {
                    return nil
                }
                return source.replacing(line, with: [])
            },
            equivalence: { line, source in
                let reset = source.lines[line].prefix { $0 != "=" }
                let isShown = source.body(of: "func show(").contains { source.lines[$0].hasPrefix(reset) }
                return isShown ? "each item that is shown sets it anew" : nil
            }),
        lines("an item sets what is shown only if it has it", caughtBy: ["reuse.state-left"]) { line, source in
            guard source.isShown(at: line), let condition = source.condition else { return nil }
            return source.replacing(line, with: ["        if \(condition) {", "    \(source.lines[line])", "        }"])
        },
        lines("a text is added to, not set", caughtBy: ["reuse.state-left"]) { line, source in
            let parts = source.lines[line].split(separator: " = ")
            guard source.isShown(at: line), parts.count == 2, parts[0].hasSuffix(".text") else { return nil }
            return source.replacing(
                line, with: ["\(parts[0]) = (\(parts[0].trimmingPrefix { $0 == " " }) ?? \"\") + \(parts[1])"])
        },
        lines("a view is added for each item", caughtBy: ["reuse.state-left"]) { line, source in
            guard line == source.body(of: "func show(").first else { return nil }
            return source.replacing(line, with: ["        addSubview(UIView())", source.lines[line]])
        },
        lines("a row dequeues two cells", caughtBy: ["dequeue.one-a-request"]) { line, source in
            guard source.lines[line].contains("dequeueReusableCell") else { return nil }
            return source.replacing(
                line,
                with: [
                    source.lines[line].replacing("let cell:", with: "let sizing:"), "        sizing.layoutIfNeeded()",
                    source.lines[line],
                ])
        },
    ]

    private static let memory = [
        lines("an object keeps itself", caughtBy: ["memory.view-leaked", "memory.controller-leaked"]) { line, source in
            let starts = ["super.awakeFromNib()", "super.viewDidLoad()", "super.init("]
            guard let declaration = source.declaration,
                line == source.lines.firstIndex(where: { line in starts.contains { line.contains($0) } })
            else { return nil }
            let kept = SourceText(
                SampleFile(name: source.type, text: source.replacing(line, with: [source.lines[line] + "\n        kept = self"])))
            return kept.replacing(declaration, with: [source.lines[declaration], "    private var kept: AnyObject?", ""])
        }
    ]

    private static let reuseIdentifiers = [
        declaring(
            { _ in "static let reuseIdentifier = \"\"" }, inAllThatAre: "Reusable", as: "a class's identifier is empty",
            caughtBy: ["identity.identifier-empty"]),
        declaring(
            { _ in "static var reuseIdentifier: String { \"\\(Int.random(in: 0...Int.max))\" }" }, inAllThatAre: "Reusable",
            as: "a class's identifier is another each time", caughtBy: ["identity.identifier-unstable"]),
        declaring(
            { "static let reuseIdentifier = \"\($0.type == "CourseCell" ? "Lesson" : "Course")Cell\"" }, inAllThatAre: "Reusable",
            as: "a class's identifier is that of another class",
            caughtBy: ["identity.identifier-shared", "nib.identifier-mismatch", "storyboard.prototype-identifier"],
            equivalence: isUnseen),
        declaring(
            { "static let reuseIdentifier = \"\($0.type)2\"" }, inAllThatAre: "Reusable",
            as: "a class's identifier is called otherwise",
            caughtBy: ["nib.identifier-mismatch", "storyboard.prototype-identifier"], equivalence: isUnseen),
    ]

    private static let names = [
        naming(
            { /^    private (?:weak )?var (\w+): \[?UI\w+\]?!/ }, as: "an outlet's property is called otherwise",
            caughtBy: outletRules),
        lines("an outlet's property is of another class", caughtBy: outletRules) { line, source in
            guard source.lines[line].hasSuffix(": UILabel!") else { return nil }
            return source.replacing(line, with: [source.lines[line].replacing("UILabel!", with: "UITextField!")])
        },
        naming(
            { /@IBAction func (\w+)\(_ sender/ }, as: "a method is called otherwise",
            caughtBy: ["nib.action-missing", "storyboard.action-missing", "storyboard.segue-dangling"]),
        naming(
            { /^    func (\w+)\(_ coder: NSCoder/ }, as: "a creator is called otherwise",
            caughtBy: ["storyboard.action-missing", "storyboard.segue-dangling"]),
    ]

    private static let outletRules: [Rule.ID] = ["nib.outlet-missing", "storyboard.outlet-missing"]

    private static let nibs = [
        // A class may leave it to whoever makes it in code, as Reusable 3 has it.
        lines("a view does not load its content where a nib has it", caughtBy: ["nib.outlet-nil"]) { line, source in
            let isOfNib = source.body(of: "init?(coder").contains(line)
            return isOfNib && source.lines[line].contains("loadNibContent()") ? source.replacing(line, with: []) : nil
        },
        lines("a view loads its content twice", caughtBy: ["nib.loaded-twice"]) { line, source in
            guard source.lines[line].contains("loadNibContent()") else { return nil }
            return source.replacing(line, with: [source.lines[line], source.lines[line]])
        },
        lines("all objects of a class have one view", caughtBy: ["nib.shared-views"]) { line, source in
            guard let name = source.lines[line].firstGroup(of: /private let (\w+) = \w+\.loadFromNib/) else { return nil }
            return source.renaming(name, to: "Self.\(name)").replacing("private let Self.", with: "private static let ")
        },
    ]

    private static let scenes = [
        naming(
            { /enum SegueIdentifier.* case (?:\w+, )*(\w+)/ }, as: "a segue's case is called otherwise",
            caughtBy: ["storyboard.segue-missing"]),
        declaring(
            { "static let sceneIdentifier = \"\($0.type)2\"" }, inAllThatAre: "StoryboardSceneBased",
            as: "a scene's identifier is called otherwise", caughtBy: ["storyboard.scene-missing"]),
    ]

    /// Why the identifier of a class may be any: it is in no document, so that only the class itself says what it is.
    private static func isUnseen(of source: SourceText) -> String? {
        let isSeen = SampleFile.documents.contains { $0.text.contains("reuseIdentifier=\"\(source.type)\"") }
        return isSeen ? nil : "no document has an identifier for the class"
    }
}

extension SourceText {
    /// Whether a line is a statement that shows something of an item.
    fileprivate func isShown(at line: Int) -> Bool { body(of: "func show(").contains(line) && lines[line].contains(" = ") }

    /// What holds for some of the items that are shown.
    fileprivate var condition: String? {
        let conditions = [
            "_ course: Course": "course.isNew", "_ lesson: Lesson": "lesson.minutes < 15", "_ title: String": "title.count < 5",
        ]
        return conditions.first { item, _ in lines.contains { $0.contains("func show(\(item))") } }?.value
    }
}
