import ReusableStoryboards

/// What a person sees of a controller and of those in it and over it: a line for each controller, row, text and switch.
@MainActor struct ScreenOutline {
    /// The lines, with two spaces for each controller round that of the line.
    private(set) var lines: [String] = []
    /// The controllers whose views are on the screen, from the outermost on.
    private(set) var controllers: [UIViewController] = []

    init(of controller: UIViewController) { add(controller, depth: 0) }

    private mutating func add(_ controller: UIViewController, depth: Int, role: String = "") {
        let title = controller.title.map { " \($0.debugDescription)" } ?? ""
        let isSeen = controller.viewIfLoaded?.window != nil
        add(role + Self.name(of: controller) + title + (isSeen ? "" : " (not on the screen)"), depth)
        if isSeen {
            controllers.append(controller)
            let others = controller.children.compactMap(\.viewIfLoaded)
            for line in Self.contents(of: controller.view, without: others) { add(line, depth + 1) }
        }
        for child in controller.children { add(child, depth: depth + 1) }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
            add(presented, depth: depth, role: "presented: ")
        }
    }

    private mutating func add(_ line: String, _ depth: Int) { lines.append(String(repeating: "  ", count: depth) + line) }

    private static func name(of object: AnyObject) -> String { TypeName(type(of: object)).leaf }

    /// What is to be read in a view, from top to bottom: a line for each row of a table, and for each text and switch elsewhere.
    private static func contents(of view: UIView, without others: [UIView]) -> [String] {
        if view.isHidden || view is UINavigationBar || others.contains(where: { $0 === view }) { return [] }
        if let cell = view as? UITableViewCell {
            return [([name(of: cell)] + texts(in: cell)).joined(separator: " ")]
        }
        if let text = text(of: view) { return [text] }
        return inReadingOrder(view.subviews).flatMap { contents(of: $0, without: others) }
    }

    private static func texts(in view: UIView) -> [String] {
        text(of: view).map { [$0] } ?? inReadingOrder(view.subviews).flatMap(texts)
    }

    private static func text(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text?.debugDescription
        case let control as UISwitch: control.isOn ? "on" : "off"
        default: nil
        }
    }

    private static func inReadingOrder(_ views: [UIView]) -> [UIView] {
        views.sorted { ($0.frame.midY.rounded(), $0.frame.minX) < ($1.frame.midY.rounded(), $1.frame.minX) }
    }
}
