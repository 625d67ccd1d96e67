extension UISheetPresentationController {
    /// A height at which a sheet can rest.
    @preconcurrency @MainActor public class Detent: HeadlessObject {
        /// The name of a detent.
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            /// The name.
            public let rawValue: String

            /// Makes a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Makes a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// That of the detent half as high as can be.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// That of the detent as high as can be.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        /// The name of the detent.
        public private(set) var identifier: Identifier

        required init(
            _ identifier: Identifier, _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// Half as high as can be; not at all where there is little height.
        public class func medium() -> Self {
            Self(.medium) { $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue / 2 }
        }

        /// As high as can be.
        public class func large() -> Self { Self(.large) { $0.maximumDetentValue } }

        /// A height of one's own, in points without the safe area; nil from `resolver` leaves the detent out.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> UISheetPresentationController.Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        /// The height of the detent in a context, in points without the safe area.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }
}

/// What the height of a detent follows from.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The traits of what the sheet is in.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height that a sheet can have, in points without the safe area.
    var maximumDetentValue: CGFloat { get }
}
