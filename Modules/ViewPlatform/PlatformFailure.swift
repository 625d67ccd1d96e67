/// What a platform says when it cannot do something.
package struct PlatformFailure: Error, Sendable {
    /// The platform's own words.
    package var text: String

    package init(text: String) { self.text = text }
}
