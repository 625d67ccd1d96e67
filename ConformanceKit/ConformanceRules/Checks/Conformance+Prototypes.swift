extension Conformance {
    /// The checks of a class of cells that is drawn as a prototype in the scene of a table's controller, and of how it is used again.
    ///
    ///     Conformance.checks(
    ///         forPrototype: PosterCell.self, in: PosterListController.self, showing: Poster.long, then: Poster.short
    ///     ) { $0.show($1) }
    ///
    /// - Parameters:
    ///   - type: The class of cells.
    ///   - controller: The controller's class.
    ///   - first: What a cell shows at first: as a rule a model with all that can be had.
    ///   - second: What it shows then: as a rule one with as little as can be.
    ///   - configure: Has a cell show a model, as the data source does.
    public static func checks<Cell: UITableViewCell & Reusable, Model: Sendable>(
        forPrototype type: Cell.Type, in controller: (some UITableViewController & StoryboardSceneBased).Type, showing first: Model,
        then second: Model, configure: @escaping @MainActor @Sendable (Cell, Model) -> Void
    ) -> [Check] {
        let checked = CheckedClass(type, prototypeIn: PrototypeScene(of: controller))
        let script = ReuseScript(first: first, second: second, configure: configure)
        return checked.identityChecks + checked.dequeueChecks + checked.memoryChecks + checked.reuseChecks(script)
    }

    /// The checks of the rows of a table's controller that comes from a storyboard: that it dequeues one cell for each row that it is asked
    /// for.
    ///
    ///     Conformance.checks(forRowsOf: PosterListController.self) { $0.posters = .samples }
    ///
    /// UIKit does not tell what is dequeued, and raises an exception for a second cell from iOS 18 on: nothing is checked there.
    ///
    /// - Parameters:
    ///   - type: The controller's class.
    ///   - prepare: Gives the controller something to show.
    public static func checks<Controller: UITableViewController & StoryboardSceneBased>(
        forRowsOf type: Controller.Type, prepare: @escaping @MainActor @Sendable (Controller) -> Void = { _ in }
    ) -> [Check] {
        let checked = CheckedClass(type)
        return [
            checked.sceneCheck(.dequeueOneARequest) { scene in
                if let obstacle = scene.obstacleToUse { return .notChecked(obstacle) }
                guard let controller = try? scene.controller() as? Controller else {
                    return .notChecked("the scene is of another class")
                }
                prepare(controller)
                return checked.outcome(ofRowsOf: controller)
            }
        ]
    }
}

extension CheckedClass {
    /// What becomes of the first rows of each of the first sections.
    @MainActor fileprivate func outcome(ofRowsOf controller: UITableViewController) -> Outcome {
        let table = controller.tableView
        guard let table, PlatformLists.dequeueCount(of: table) != nil else {
            return .notChecked("UIKit does not tell what is dequeued")
        }
        let paths = (0..<min(table.numberOfSections, 10)).flatMap { section in
            (0..<min(table.numberOfRows(inSection: section), 20)).map { IndexPath(row: $0, section: section) }
        }
        guard !paths.isEmpty else { return .notChecked("the controller has no row to show") }
        return Outcome(
            paths.compactMap { path in
                let before = PlatformLists.dequeueCount(of: table) ?? 0
                _ = controller.tableView(table, cellForRowAt: path)
                let count = (PlatformLists.dequeueCount(of: table) ?? 0) - before
                let seen = "For row \(path.row) of section \(path.section) it dequeued \(count) cells."
                return count == 1 ? nil : finding(.dequeueOneARequest, seen)
            })
    }
}
