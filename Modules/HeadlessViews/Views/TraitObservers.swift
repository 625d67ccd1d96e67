import Foundation

/// Who wants to hear of changes of a view's or a controller's traits, in the order in which they said so.
struct TraitObservers {
    private struct Observer {
        let registration: TraitChangeRegistration
        let traits: [UITrait]
        let handler: @MainActor (UITraitCollection) -> Void
    }

    private var observers: [Observer] = []

    mutating func add(
        _ registration: TraitChangeRegistration, traits: [UITrait], handler: @escaping @MainActor (UITraitCollection) -> Void
    ) {
        observers.append(Observer(registration: registration, traits: traits, handler: handler))
    }

    mutating func remove(_ registration: any UITraitChangeRegistration) {
        observers.removeAll { $0.registration === registration }
    }

    /// Tells those who asked for one of the traits that are others now.
    @MainActor func tell(_ previous: UITraitCollection, _ current: UITraitCollection) {
        guard !observers.isEmpty else { return }
        let changed = Set(current.changedTraits(from: previous).map { ObjectIdentifier($0) })
        for observer in observers where observer.traits.contains(where: { changed.contains(ObjectIdentifier($0)) }) {
            observer.handler(previous)
        }
    }
}

/// One wish to hear of changes, until it is taken back.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
    nonisolated func copy(with zone: NSZone?) -> Any { self }
}

/// Stands for a wish to hear of changes of traits, so that it can be taken back.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

/// What can be asked to tell of changes of its traits.
@preconcurrency @MainActor public protocol UITraitChangeObservable {
    /// What is called after a change: with whatever has the traits, and those that it had before.
    typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
    where TraitEnvironment: UITraitEnvironment
}

/// Whatever keeps those who want to hear of its traits.
@MainActor protocol TraitObserved: AnyObject {
    var traitObservers: TraitObservers { get set }
}

extension UIView: UITraitChangeObservable, TraitObserved {
    var traitObservers: TraitObservers {
        get { traitState.observers }
        set { traitState.observers = newValue }
    }
}

extension UIViewController: UITraitChangeObservable, TraitObserved {}

extension UITraitChangeObservable {
    /// Has a closure called whenever one of some traits has changed, after `traitCollectionDidChange(_:)`.
    ///
    /// It is called for as long as the registration is not taken back, and whatever has the traits lives. Its first parameter is of the
    /// class of that, or of one of its superclasses.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
        let registration = TraitChangeRegistration()
        let observed = self as? any TraitObserved
        observed?.traitObservers.add(registration, traits: traits) { [weak observed] previous in
            guard let observed, let environment = observed as? TraitEnvironment else { return }
            handler(environment, previous)
        }
        return registration
    }

    /// Takes a wish to hear of changes back.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitObserved)?.traitObservers.remove(registration)
    }
}
