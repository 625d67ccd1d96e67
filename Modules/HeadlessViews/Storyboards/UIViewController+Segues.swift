import InterfaceDocuments

extension UIViewController {
    /// Performs the segue of an identifier; traps where the scene has none. `C17`
    func performOwnSegue(_ identifier: String, sender: Any?) {
        guard let segue = sceneSegues.first(where: { $0.identifier == identifier }) else {
            UIKitException.invalidArgument.raise("Receiver (\(identityDescription)) has no segue with identifier '\(identifier)'")
        }
        perform(segue, sender: sender)
    }

    /// The segues that start in the controller's scene: at the controller, or at an object of it.
    ///
    /// - Complexity: O(*n*) in the scene's elements.
    var sceneSegues: [InterfaceSegue] {
        guard let scene = sceneLink?.scene else { return [] }
        return scene.descendantOrdinals.lazy.map { scene.document[$0] }
            .filter { $0.word == .segue && $0.parent?.word == .connections }.map(InterfaceSegue.init)
            .filter { $0.kind != .relationship }
    }

    /// The identifiers of those segues, each once and in alphabetical order; nil for a controller of no storyboard.
    package var segueIdentifiers: [String]? {
        guard sceneLink != nil else { return nil }
        return Set(sceneSegues.compactMap(\.identifier).filter { !$0.isEmpty }).sorted()
    }

    /// Makes the destination and the segue, prepares the controller, and performs. `C13` `C16`
    func perform(_ segue: InterfaceSegue, sender: Any?) {
        switch segue.kind {
        case .unwind: unwind(segue, sender: sender)
        case .embed:
            guard let container = performer(of: segue).container else { return }
            embed(makeDestination(of: segue, sender: sender), by: segue, in: container)
        default:
            let destination = makeDestination(of: segue, sender: sender)
            let made = makeSegue(segue, to: destination)
            made.performHandler = segue.handler(from: self, to: destination, sender: sender)
            segue.style(destination, of: self, sender: sender)
            prepare(for: made, sender: sender)
            made.perform()
        }
    }

    /// The segue of a storyboard's element, of the class that it names.
    func makeSegue(_ segue: InterfaceSegue, to destination: UIViewController, identifier: String? = nil) -> UIStoryboardSegue {
        let identifier = identifier ?? segue.identifier.flatMap { $0.isEmpty ? nil : $0 }
        let type = sceneLink?.storyboard.contents.origin.classes.segueType(of: segue)
        return SegueInitializer.make(type ?? UIStoryboardSegue.self, identifier, from: self, to: destination)
    }

    /// The controller that a segue leads to, made now: by the method that the segue names, or the usual way.
    func makeDestination(of segue: InterfaceSegue, sender: Any?) -> UIViewController {
        UIStoryboard.trapping { () throws(StoryboardLoadFailure) in
            guard let storyboard, let element = InterfaceConnection.segue(segue).destinationElement else {
                throw .notAController("the destination of \(segue.element)")
            }
            return try storyboard.makeController(at: element, creator: creator(of: segue, sender: sender))
        }
    }

    /// What makes the destination by a method of this controller; nil where the segue names none, or the class does not offer it.
    private func creator(of segue: InterfaceSegue, sender: Any?) -> SceneCreator? {
        guard let name = segue.destinationCreationSelector, !name.isEmpty else { return nil }
        let selector = Selector(name)
        guard let table = ActionTable.of(self), table.creates(selector) else {
            StandardError.log(
                """
                \(identityDescription) offers no segue action \(name), so the destination of segue '\(segue.identifier ?? "")' is made \
                without it.
                """)
            return nil
        }
        return { coder in table.create(selector, by: self, coder: coder, sender: sender, identifier: segue.identifier) }
    }
}

extension InterfaceClassResolver {
    /// The class of a segue: its own one where that is here.
    func segueType(of segue: InterfaceSegue) -> UIStoryboardSegue.Type? {
        guard let customClass = segue.customClass, !customClass.name.isEmpty else { return nil }
        if let found = find(customClass) as? UIStoryboardSegue.Type { return found }
        StandardError.log("Unknown class \(customClass.runtimeName) in Interface Builder file.")
        return nil
    }
}
