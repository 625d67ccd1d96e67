/// The rules that a class is to keep, as checks that a test runs.
public enum Conformance {
    /// The checks of a class: of its identifier, its nib or its scene, of how lists make it and use it again, and of how it is laid out, as far
    /// as it has each.
    ///
    ///     @Test(arguments: Conformance.checks(for: PosterCell.self))
    ///     func posterCell(_ check: Check) async throws { try await check() }
    ///
    /// A class that has none of them gets a check that fails: a suite that checks nothing must not pass.
    public static func checks(for type: AnyClass) -> [Check] {
        checks(of: CheckedClass(type))
    }

    /// The checks of a controller whose scene needs more than a coder.
    ///
    ///     Conformance.checks(for: CartController.self) { coder in CartController(coder: coder, cart: .sample) }
    public static func checks<Controller: UIViewController>(
        for type: Controller.Type, creator: @escaping @MainActor @Sendable (NSCoder) -> Controller?
    ) -> [Check] { checks(of: CheckedClass(type, creator: creator)) }

    static func checks(of checked: CheckedClass) -> [Check] {
        let checks =
            checked.identityChecks + checked.nibChecks + checked.dequeueChecks + checked.layoutChecks + checked.storyboardChecks
            + checked.memoryChecks
        return checks.isEmpty ? [checked.nothingToCheck] : checks
    }

    /// The checks of each of some classes, and of what two of them must not have in common.
    ///
    /// The classes are those that may meet in one list: classes that never do are given apart.
    public static func checks(forModule types: [AnyClass]) -> [Check] {
        types.flatMap(checks(for:)) + CheckedClass.checks(among: types.map { CheckedClass($0) })
    }
}

extension CheckedClass {
    fileprivate var nothingToCheck: Check {
        check(.nothingChecked) {
            .broken([
                finding(
                    .nothingChecked,
                    "It adopts none of Reusable, NibLoadable, NibOwnerLoadable, StoryboardBased and StoryboardSceneBased.")
            ])
        }
    }
}
