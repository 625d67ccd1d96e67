import InterfaceDocuments

/// What became of a scene that was made to be looked at.
package struct ExaminedScene {
    /// A prototype of a list in the scene.
    package struct Prototype {
        /// Its reuse identifier; nil for none.
        package var identifier: String?
        /// A view that was made of it; nil where none could be.
        package var view: AnyObject?
    }

    /// The scene's controller, with its view; `viewDidLoad()` was not called.
    package var controller: UIViewController
    /// What could not be honoured.
    package var report: InterfaceLoadReport
    /// The prototypes of the lists in its view.
    package var prototypes: [Prototype]
}

extension UIStoryboard {
    /// The bundle that the storyboard came from; nil for one that did not come from any.
    package var bundle: Bundle? { contents.origin.bundle }

    /// Makes the scene with an identifier, the initial one for nil, to see what becomes of it; where a connection fails, none of its
    /// objects is woken.
    package func examine(
        identifier: String?, creator: ((NSCoder) -> UIViewController?)? = nil
    ) throws(StoryboardLoadFailure) -> ExaminedScene {
        let tour = StoryboardTour(of: contents.document)
        tour.isExamining = true
        self.tour = tour
        defer { self.tour = nil }
        let controller =
            if let identifier {
                try self.controller(identifier: identifier, creator: creator)
            } else {
                try initialController(creator: creator)
            }
        if controller.sceneLink != nil { _ = controller.loadViewFromScene() }
        let prototypes = tour.prototypes.map { prototype in
            let (view, report, _) = prototype.load()
            tour.add(report)
            return ExaminedScene.Prototype(identifier: prototype.element[.reuseIdentifier]?.string, view: view)
        }
        return ExaminedScene(controller: controller, report: tour.report, prototypes: prototypes)
    }
}
