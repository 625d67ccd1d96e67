extension Rule {
    /// Constraints do not contradict one another.
    public static let layoutUnsatisfiable = Rule(
        "layout.unsatisfiable",
        law:
            "All required constraints can be met at once, on every screen, with every size of text, in both directions of reading.",
        reason: "UIKit leaves one of them out, with a page in the log, and which one may change with each release.",
        remedy: "Remove one of the constraints, or give it a priority below 1000.",
        example: "a picture that is 300 wide, pinned with 20 points on both sides of a cell")

    /// Constraints give every view a place and a size.
    public static let layoutAmbiguous = Rule(
        "layout.ambiguous",
        law: "Constraints leave one place and one size for each view that they place.",
        reason: "UIKit chooses among several, not always the same, and a view is elsewhere, or has no size, on some devices.",
        remedy: "Add the constraint that is missing, or have one of two views that share the room give way.",
        example: "two labels in a row with one content hugging priority")

    /// Constraints give a cell a height.
    public static let layoutWithoutHeight = Rule(
        "layout.without-height", severity: .warning,
        law: "Constraints that tie the content of a table's cell, or header, to one end of its content view give it a height.",
        reason: "A table that asks for the height gets none, and shows the standard one, whatever the content needs.",
        remedy: "Pin the content to the top and to the bottom of the content view, or give the rows a height of their own.",
        example: "a label that is pinned to the top, and to nothing below")

    /// A view that is measured again has the same size.
    public static let layoutUnsettled = Rule(
        "layout.unsettled",
        law: "A view of a list that is measured again in the same width has the same size.",
        reason: "A collection view measures without end, and raises an exception: it is stuck in its update/layout loop.",
        remedy: "Have what the view is measured by depend on nothing that measuring, or laying it out, changes.",
        example: "`attributes.size.height += 8` in preferredLayoutAttributesFitting(_:)")

    /// What a view shows is inside of it.
    public static let layoutOutside = Rule(
        "layout.outside",
        law: "Texts and controls lie in the view that is to hold them, between its sides and in the height that they give it.",
        reason: "A part of them is cut off or lies over the neighbor, and cannot be touched there.",
        remedy: "Pin it to both sides, so that it wraps or shrinks where there is less room.",
        example: "a label of one line without a trailing constraint")

    /// A hosted view fills what it lies in.
    public static let layoutHostedView = Rule(
        "layout.hosted-view",
        law: "A hosted view fills the content view, but for the insets that it is hosted with.",
        reason: "The list sizes the row by the hosted view, and shows it in another place or size than that.",
        remedy: "Leave the hosted view's frame to the cell, and give it no required size of its own.",
        example: "`hostedView.frame = …` in layoutSubviews() of a cell that hosts it")

    static let layoutRules = [
        layoutUnsatisfiable, layoutAmbiguous, layoutWithoutHeight, layoutUnsettled, layoutOutside, layoutHostedView,
    ]
}
