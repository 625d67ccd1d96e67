/// What a view knows of the traits of its place, and what follows them.
struct TraitState {
    /// The traits that the view is in line with; nil before it first was laid out or came into a window.
    var known: UITraitCollection?
    /// The traits that the view has in the place of those round it; nil for none.
    var overrides: UITraitCollection?
    /// Who wants to hear of changes.
    var observers = TraitObservers()
    /// What a document says of the view for some size classes only; nil where it says the same for all.
    var variations: ViewVariations?
}
