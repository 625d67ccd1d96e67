/// What a platform says when it cannot do something.
@usableFromInline package struct PlatformFailure: Error, Sendable {
    /// The platform's own words.
    @usableFromInline package var text: String

    package init(text: String) { self.text = text }
}
