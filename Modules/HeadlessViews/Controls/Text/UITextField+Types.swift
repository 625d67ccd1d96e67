extension UITextField {
    /// The border of a text field.
    public enum BorderStyle: Int, Sendable {
        /// No border.
        case none = 0
        /// A thin line.
        case line = 1
        /// A line that looks like an edge.
        case bezel = 2
        /// A line with round corners.
        case roundedRect = 3
    }

    /// When a part of a text field is shown.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the text is edited.
        case whileEditing = 1
        /// While the text is not edited.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text is to be taken.
        case committed = 0
        /// The text is to be dropped.
        case cancelled = 1
    }

    /// Posted when editing has begun; the object is the text field.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted when the text has been changed by typing; the object is the text field.
    public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
    /// Posted when editing has ended; the object is the text field.
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")
}
