import InterfaceDocuments

extension InterfaceLoading {
    /// Has an object of a scene set off a segue, or notes that a container is to be filled.
    func connect(_ segue: InterfaceSegue, of object: AnyObject?) {
        // Relationships are followed where their container is made.
        guard segue.kind != .relationship else { return }
        guard InterfaceConnection.segue(segue).destinationElement != nil else {
            report.seguesUndeliverable += 1
            return note(.noDestination, at: segue.element)
        }
        if setOff(segue, by: object) {
            report.seguesConnected += 1
        } else {
            report.seguesUndeliverable += 1
            note(.message("segue \(segue.identifier ?? ""): its object sets off no segue"), at: segue.element)
        }
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
