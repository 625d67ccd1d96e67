extension UIBarButtonItem {
    /// How a bar button looks among others.
    public enum Style: Int, Sendable {
        /// As usual.
        case plain = 0
        /// With a border, before iOS 7.
        case bordered = 1
        /// As the one that ends what the user does.
        case done = 2
    }

    /// The looks that the system has for bar buttons.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        /// Empty, as wide as what is left over.
        case flexibleSpace = 5
        /// Empty, as wide as its `width`.
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        case pageCurl = 23
        case close = 24
    }
}
