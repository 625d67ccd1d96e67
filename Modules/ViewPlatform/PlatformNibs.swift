/// Where the platforms differ about nibs.
///
/// UIKit raises an exception for what goes wrong in a nib, which Swift cannot catch; HeadlessViews says what it is.
@MainActor @usableFromInline package enum PlatformNibs {
    /// What a nib was made into.
    package struct Loaded {
        /// The top-level objects, new and connected.
        package var objects: [Any]
        /// Classes that the nib names and the program does not have; UIKit tells the console alone.
        package var unknownClasses: [String] = []
    }

    /// What became of a nib whose objects were made to be looked at.
    package struct Examined {
        /// The top-level objects, new; connected as far as that could be.
        package var objects: [Any]
        /// What else the platform tells; nil where it tells nothing, since it raises or keeps silent.
        package var notes: InterfaceNotes?
    }
}

/// What a platform tells of a document whose objects were made.
package struct InterfaceNotes: Sendable {
    /// Something that the document asks for and that did not come about.
    package struct Remark: Sendable {
        /// The property, the key path or the selector.
        package var key: String
        /// The class of the object that the document asks it for.
        package var object: String
        /// What happened, in the platform's words.
        package var reason: String
        /// The document's file name, and the line and the column in it.
        package var file: String
        package var line: Int
        package var column: Int
    }

    /// Classes that the document names and the program does not have.
    package var unknownClasses: [String] = []
    /// Outlets that their objects did not take.
    package var outlets: [Remark] = []
    /// Outlets of File's Owner, where there is none.
    package var ownerOutlets: [Remark] = []
    /// Runtime attributes that their objects did not take; nil where other failures kept them from being set.
    package var attributes: [Remark]? = []
    /// Actions that their receivers' classes have no method for.
    package var actions: [Remark] = []
    /// Segues without a destination, or of objects that set none off.
    package var segues: [Remark] = []
    /// Actions of which nothing tells whether there is a method.
    package var unknownActions: [Remark] = []
}
