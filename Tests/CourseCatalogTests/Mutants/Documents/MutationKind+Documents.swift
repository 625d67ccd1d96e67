import ConformanceKit

extension MutationKind {
    /// All sorts of mutations of documents.
    static let ofDocuments = files + roots + classes + identifiers + outlets + connections + segues + ofConstraints

    private static let files = [
        // A storyboard that is not there ends an app at once, in UIKit's words, and so no rule asks for it.
        MutationKind("a nib's file is called otherwise", caughtBy: ["nib.missing"]) { file, kind in
            guard file.name.hasSuffix(".xib") else { return [] }
            return [Mutant(kind: kind, place: file.name, files: [file.name: nil, file.name.lowercased(): file.text])]
        },
        elements("a merge left its marks", caughtBy: ["nib.unreadable", "storyboard.unreadable"]) { element, document in
            ["objects", "scenes"].contains(element.word) ? ["<<<<<<< ours"] + document.lines(of: element) : nil
        },
    ]

    private static let roots = [
        elements("a nib's root is dropped", caughtBy: ["nib.root-class", "nib.outlet-missing"]) { element, document in
            document.isRoot(element) ? [] : nil
        },
        elements("a nib's root is there twice", caughtBy: ["nib.root-count"]) { element, document in
            guard document.isRoot(element), element["customClass"] != nil else { return nil }
            let lines = document.lines(of: element)
            return lines + lines.map { $0.replacing(/="(\w{3})-(\w\d)-/) { "=\"\($0.1)-x\($0.2)-" } }
        },
        elements("the class of a nib's root is on File's Owner instead", caughtBy: ["nib.root-class"]) { element, document in
            guard element.word == "objects", let root = document.topLevelObjects.first, let type = root["customClass"] else {
                return nil
            }
            return document.lines(of: element).map { line in
                if line == root.tag { return root.setting("customClass", to: nil) }
                guard let owner = document.element(withID: "-1"), line == owner.tag else { return line }
                return owner.setting("customClass", to: type)
            }
        },
        elements("a nib has a view in it that loads it", caughtBy: ["nib.recursion"]) { element, document in
            guard document.isRoot(element), element.word == "view", element["customClass"] == nil,
                let owner = document.element(withID: "-1")?["customClass"]
            else { return nil }
            return document.lines(of: element, tag: element.customClass(owner))
        },
    ]

    private static let classes = [
        elements(
            "a class is called otherwise", caughtBy: ["nib.class-unknown", "storyboard.class-unknown"],
            change: { element, document in
                guard let type = element["customClass"], element["customModule"] != nil else { return nil }
                return document.lines(of: element, tag: element.setting("customClass", to: type + "2"))
            }, equivalence: isOfOwner),
        elements(
            "a module is called otherwise", caughtBy: ["nib.class-unknown", "storyboard.class-unknown"],
            change: { element, document in
                guard let module = element["customModule"] else { return nil }
                // With a provider, the module is the target's, whatever it is called.
                let tag = element.setting("customModule", to: module + "2").replacing(" customModuleProvider=\"target\"", with: "")
                return document.lines(of: element, tag: tag)
            }, equivalence: isOfOwner),
        elements(
            "a class is not set",
            caughtBy: ["nib.root-class", "nib.outlet-missing", "storyboard.scene-class", "storyboard.outlet-missing"],
            change: { element, document in
                guard element["customModule"] != nil else { return nil }
                return document.lines(of: element, tag: element.setting("customClass", to: nil))
            }, equivalence: isOfOwner),
        elements("a label becomes a plain view", caughtBy: ["nib.outlet-missing", "storyboard.outlet-missing"]) {
            element, document in
            let isOutlet = document.elements.contains { $0.word == "outlet" && $0["destination"] == element["id"] }
            guard element.word == "label", isOutlet else { return nil }
            return document.lines(of: element).map { $0.replacing(/<(\/?)label/) { "<\($0.1)view" } }
        },
    ]

    /// Why the class of File's Owner may be any.
    private static func isOfOwner(_ element: Element, in document: DocumentText) -> String? {
        element.word == "placeholder" ? "File's Owner is what loads the nib, whatever class the nib gives for it" : nil
    }

    private static let identifiers = [
        renaming(
            "reuseIdentifier", of: "tableViewCell", "collectionViewCell", "collectionReusableView",
            as: "a reuse identifier is called otherwise", caughtBy: ["nib.identifier-mismatch", "storyboard.prototype-identifier"]),
        dropping("reuseIdentifier", as: "a reuse identifier is not set", caughtBy: ["storyboard.prototype-identifier"]) {
            _, document in
            document.isStoryboard ? nil : "a list gives its identifier to a view whose nib has none"
        },
        renaming(
            "storyboardIdentifier", of: "viewController", "tableViewController", as: "a scene is called otherwise",
            caughtBy: ["storyboard.scene-missing"]),
        dropping("storyboardIdentifier", as: "a scene has no identifier", caughtBy: ["storyboard.scene-missing"]),
        dropping("initialViewController", as: "no scene is the initial one", caughtBy: ["storyboard.no-initial-scene"]),
        elements("another scene is the initial one", caughtBy: ["storyboard.scene-class"]) { element, document in
            guard element["initialViewController"] != nil, let other = document.elements("viewController").first?["id"] else {
                return nil
            }
            return document.lines(of: element, tag: element.setting("initialViewController", to: other))
        },
    ]

    private static let outletRules: [Rule.ID] = ["nib.outlet-missing", "storyboard.outlet-missing"]

    private static let outlets = [
        renaming("property", of: "outlet", "outletCollection", as: "an outlet is called otherwise", caughtBy: outletRules),
        // Of a collection nobody can tell how many it is to have.
        elements(
            "an outlet is not connected", caughtBy: ["nib.outlet-nil", "storyboard.outlet-nil"],
            change: { element, _ in element.word == "outlet" ? [] : nil },
            equivalence: { element, document in
                let isOfController = document.ancestors(of: element).contains { $0.word == "tableViewController" }
                return isOfController && ["dataSource", "delegate"].contains(element["property"] ?? "")
                    ? "a table's controller makes itself its data source and delegate" : nil
            }),
        elements("an outlet leads to an object of another class", caughtBy: outletRules) { element, document in
            guard element.word == "outlet", let other = document.other(than: element["destination"]) else { return nil }
            return [element.setting("destination", to: other)]
        },
        elements("an outlet leads nowhere", caughtBy: outletRules + ["nib.outlet-nil", "storyboard.outlet-nil"]) { element, _ in
            element.word == "outlet" ? [element.setting("destination", to: "gone")] : nil
        },
    ]

    private static let connections = [
        renaming(
            "selector", of: "action", as: "an action is called otherwise",
            caughtBy: ["nib.action-missing", "storyboard.action-missing"]),
        elements("an action is sent to another object", caughtBy: ["nib.action-missing", "storyboard.action-missing"]) {
            element, document in
            guard element.word == "action", let sender = document.ancestors(of: element).first(where: { $0["id"] != nil }) else {
                return nil
            }
            return [element.setting("destination", to: sender["id"])]
        },
        renaming(
            "keyPath", of: "userDefinedRuntimeAttribute", as: "a runtime attribute is called otherwise",
            caughtBy: ["nib.attribute-missing", "storyboard.attribute-missing"]),
    ]

    // Whether any controller has an unwind action, only the whole program could tell.
    private static let segues = [
        renaming("identifier", of: "segue", as: "a segue is called otherwise", caughtBy: ["storyboard.segue-missing"]),
        elements("a segue is dropped", caughtBy: ["storyboard.segue-missing"]) { element, _ in
            element.word == "segue" && element["identifier"] != nil ? [] : nil
        },
        renaming("destination", of: "segue", as: "a segue leads nowhere", caughtBy: ["storyboard.segue-dangling"]),
        renaming(
            "destinationCreationSelector", of: "segue", as: "a segue's creator is called otherwise",
            caughtBy: ["storyboard.action-missing", "storyboard.segue-dangling"]),
    ]
}

extension DocumentText {
    /// Whether an element stands at a nib's top.
    fileprivate func isRoot(_ element: Element) -> Bool {
        !isStoryboard && topLevelObjects.contains { $0.lines == element.lines }
    }

    /// The identifier of the first object after one that is of another sort.
    fileprivate func other(than id: String?) -> String? {
        guard let own = element(withID: id) else { return nil }
        let views = ["label", "imageView", "button", "view", "switch", "tableView"]
        return elements.first { views.contains($0.word) && $0.word != own.word && $0["id"] != nil }?["id"]
    }
}

extension DocumentText.Element {
    /// The start tag with a class of the sample app.
    fileprivate func customClass(_ name: String) -> String {
        setting("customClass", to: name).replacing("customClass=", with: "customModule=\"CourseCatalog\" customClass=")
    }
}
