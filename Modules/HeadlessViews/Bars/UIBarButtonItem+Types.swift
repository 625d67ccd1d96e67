extension UIBarButtonItem {
    /// How a bar button looks among others.
    public enum Style: Int, Sendable {
        /// As usual.
        case plain = 0
        /// With a border, before iOS 7.
        case bordered = 1
        /// As the one that ends what the user does.
        /// Ends what the user does, and keeps it.
        case done = 2
    }

    /// The looks that the system has for bar buttons.
    public enum SystemItem: Int, Sendable {
        /// Ends what the user does, and keeps it.
        case done = 0
        /// Ends what the user does, and drops it.
        case cancel = 1
        /// Begins editing.
        case edit = 2
        /// Keeps what the user did.
        case save = 3
        /// Makes something new; a plus sign.
        case add = 4
        /// Empty, as wide as what is left over.
        case flexibleSpace = 5
        /// Empty, as wide as its `width`.
        case fixedSpace = 6
        /// Writes something new; a pen on paper.
        case compose = 7
        /// Answers; an arrow that turns back.
        case reply = 8
        /// Offers things to do; an arrow out of a box.
        case action = 9
        /// Moves something; a folder.
        case organize = 10
        /// Shows bookmarks; an open book.
        case bookmarks = 11
        /// Searches; a magnifying glass.
        case search = 12
        /// Loads again; an arrow in a circle.
        case refresh = 13
        /// Stops what goes on; a cross.
        case stop = 14
        /// Takes a picture; a camera.
        case camera = 15
        /// Throws away; a bin.
        case trash = 16
        /// Plays; a triangle.
        case play = 17
        /// Pauses; two strokes.
        case pause = 18
        /// Goes back; two triangles to the left.
        case rewind = 19
        /// Goes on faster; two triangles to the right.
        case fastForward = 20
        /// Takes back what was done.
        case undo = 21
        /// Does again what was taken back.
        case redo = 22
        /// Curls a page up.
        case pageCurl = 23
        /// Closes; a cross.
        case close = 24
    }
}
