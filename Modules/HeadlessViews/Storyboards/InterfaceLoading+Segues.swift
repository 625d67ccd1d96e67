import InterfaceDocuments

extension InterfaceLoading {
    /// Has an object of a scene set off a segue, or notes that a container is to be filled.
    func connect(_ segue: InterfaceSegue, of object: AnyObject?) {
        // Relationships are followed where their container is made.
        guard segue.kind != .relationship else { return }
        reportPreviews(of: segue)
        noteCreator(of: segue)
        guard InterfaceConnection.segue(segue).destinationElement != nil else {
            report.seguesUndeliverable += 1
            return note(.noDestination, at: segue.element)
        }
        if segue.kind == .embed, isOfPrototype {
            refuse(segue, "Container Views cannot be placed in elements that are repeated at runtime")
        } else if setOff(segue, by: object) {
            report.seguesConnected += 1
        } else {
            refuse(segue, "its object sets off no segue")
        }
    }

    private func refuse(_ segue: InterfaceSegue, _ reason: String) {
        report.seguesUndeliverable += 1
        note(.message("segue \(segue.identifier ?? ""): \(reason)"), at: segue.element)
    }

    /// Whether the load makes a list's prototype, which is less than its scene: Interface Builder refuses to compile a container there.
    private var isOfPrototype: Bool { scene.map { !contains($0.scene) } ?? false }

    /// A hard press on what sets a segue off showed its destination in small, as long as screens could feel one.
    private func reportPreviews(of segue: InterfaceSegue) {
        for part in segue.element.children where part.word == .segue && part.key == .preview {
            report(
                .unsupported, at: part,
                "segue \(segue.identifier ?? ""): there is no hard press here that would preview its destination, only the tap that shows it"
            )
        }
    }

    /// Notes that the controller has no method of the name that is to make the destination: it is made the usual way then.
    private func noteCreator(of segue: InterfaceSegue) {
        guard let name = segue.destinationCreationSelector, !name.isEmpty, let controller = scene?.controller,
            ActionTable.of(controller)?.creates(Selector(name)) != true
        else { return }
        report.uncreatedNotes.append(
            .init(rule: .undeliverable, content: .noAction(target: type(of: controller)), element: segue.element))
    }

    private func setOff(_ segue: InterfaceSegue, by object: AnyObject?) -> Bool {
        guard let controller = scene?.controller, let object else { return false }
        if segue.kind == .embed {
            guard let view = object as? UIView else { return false }
            containers.append((segue, view))
            return true
        }
        if let anchor = segue.popoverAnchor { controller.performer(of: segue).anchor = self.object(withID: anchor) }
        // The code of a controller performs its own segues.
        if object is UIViewController { return true }
        return (object as? any SegueSource)?.connect(controller.performer(of: segue)) ?? false
    }
}

/// What sets off segues: a control, a gesture recognizer, a bar item, a cell.
@MainActor protocol SegueSource: AnyObject {
    /// Has the object set off a segue; false where nothing can happen to it that would.
    func connect(_ performer: SeguePerformer) -> Bool
}

extension UIControl: SegueSource {
    func connect(_ performer: SeguePerformer) -> Bool {
        addTarget(performer, action: SeguePerformer.action, for: segueEvent)
        return true
    }

    /// The event that Interface Builder takes for a control's own.
    private var segueEvent: Event {
        switch self {
        case is UITextField: .editingDidEndOnExit
        case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl, is UIDatePicker: .valueChanged
        default: .touchUpInside
        }
    }
}

extension UIGestureRecognizer: SegueSource {
    func connect(_ performer: SeguePerformer) -> Bool { connect(action: SeguePerformer.action, to: performer, for: nil) }
}

extension UIBarButtonItem: SegueSource {
    func connect(_ performer: SeguePerformer) -> Bool { connect(action: SeguePerformer.action, to: performer, for: nil) }
}

extension UITableViewCell: SegueSource {
    func connect(_ performer: SeguePerformer) -> Bool {
        if performer.segue.trigger == "accessoryAction" { segues.accessory = performer } else { segues.selection = performer }
        return true
    }
}

extension UICollectionViewCell: SegueSource {
    func connect(_ performer: SeguePerformer) -> Bool {
        segues.selection = performer
        return true
    }
}
