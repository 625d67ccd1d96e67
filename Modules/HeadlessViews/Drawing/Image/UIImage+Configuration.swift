extension UIImage {
    /// What an image is chosen by: traits and, in a ``SymbolConfiguration``, a symbol's settings.
    public class Configuration: Hashable {
        let content: ImageConfiguration

        required init(content: ImageConfiguration) {
            self.content = content
        }

        /// Makes a configuration of traits.
        public convenience init(traitCollection: UITraitCollection?) {
            self.init(content: ImageConfiguration(traits: traitCollection))
        }

        /// The traits; nil if none are stated.
        public var traitCollection: UITraitCollection? {
            content.traits
        }

        /// This configuration with another laid over it.
        public func applying(_ otherConfiguration: Configuration?) -> Self {
            Self(content: content.applying(otherConfiguration?.content))
        }

        /// This configuration with other traits.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            var changed = content
            changed.traits = traitCollection
            return Self(content: changed)
        }

        /// Whether two configurations state the same.
        ///
        /// Headless only: UIKit compares through `isEqual(_:)`.
        public static func == (left: Configuration, right: Configuration) -> Bool {
            left.content == right.content
        }

        /// Feeds what is stated to a hasher.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(content)
        }
    }
}

extension UITraitCollection {
    /// The configuration of images that are chosen for these traits.
    public var imageConfiguration: UIImage.Configuration {
        UIImage.Configuration(traitCollection: self)
    }
}
