/// A controller whose segues have names that the compiler knows.
///
///     final class CartViewController: UIViewController, SegueSource {
///         enum SegueIdentifier: String, CaseIterable { case checkout, receipt }
///
///         override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
///             switch identifier(of: segue) {
///             case .checkout: …
///             case .receipt, nil: …
///             }
///         }
///     }
///     cart.perform(.checkout)
@preconcurrency @MainActor public protocol SegueSource: UIViewController {
    /// The identifiers of the segues that start in the controller's scene, by the values that Interface Builder has for them.
    associatedtype SegueIdentifier: RawRepresentable & CaseIterable where SegueIdentifier.RawValue == String
}

extension SegueSource {
    /// Performs a segue of the controller's scene.
    ///
    /// Traps with the text of the ``StoryboardFailure`` that ``performing(_:sender:)`` throws; on iOS, with UIKit's.
    public func perform(_ identifier: SegueIdentifier, sender: Any? = nil) {
        StoryboardFailure.trapping { () throws(StoryboardFailure) in try performing(identifier, sender: sender) }
    }

    /// Performs a segue as ``perform(_:sender:)`` does, or says that the scene has none of the identifier.
    public func performing(_ identifier: SegueIdentifier, sender: Any? = nil) throws(StoryboardFailure) {
        try check(identifier)
        performSegue(withIdentifier: identifier.rawValue, sender: sender)
    }

    /// The identifier of a segue; nil for a segue without one, and for one that ``SegueIdentifier`` has no case for.
    public func identifier(of segue: UIStoryboardSegue) -> SegueIdentifier? {
        segue.identifier.flatMap { SegueIdentifier(rawValue: $0) }
    }

    /// Checks each case of ``SegueIdentifier`` against the storyboard that the controller came from, for a test to call.
    ///
    /// UIKit does not tell what segues there are, so that on iOS there is nothing to check against.
    public func checkSegues() throws(StoryboardFailure) {
        for identifier in SegueIdentifier.allCases { try check(identifier) }
    }

    private func check(_ identifier: SegueIdentifier) throws(StoryboardFailure) {
        guard let existing = PlatformStoryboards.segueIdentifiers(of: self), !existing.contains(identifier.rawValue) else { return }
        throw .noSuchSegue(type: TypeName(type(of: self)), identifier: identifier.rawValue, existing: existing)
    }
}
