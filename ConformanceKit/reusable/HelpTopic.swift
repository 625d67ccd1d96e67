/// What help is about.
package enum HelpTopic: Hashable, Sendable {
    /// The command as a whole.
    case command
    /// The part that inspects documents.
    case inspect

    /// The words that the command line begins with.
    var name: String {
        switch self {
        case .command: "reusable"
        case .inspect: "reusable inspect"
        }
    }

    /// The forms that the command line may have.
    var usage: String {
        switch self {
        case .command:
            """
            usage: reusable
                   reusable inspect PATH… [--tree] [--json]
                   reusable --help
            """
        case .inspect: "usage: reusable inspect PATH… [--tree] [--json]"
        }
    }

    /// The whole help.
    package var text: String { "\(explanation)\n\n\(usage)\n\n\(details)" }

    private var explanation: String {
        switch self {
        case .command: "Loads Interface Builder's documents without a screen, and says what is in them and what is wrong with them."
        case .inspect: "Says what is in .xib and .storyboard files, and what of it cannot be honoured."
        }
    }

    private var details: String {
        switch self {
        case .command:
            """
            Without arguments: registers and dequeues every cell of the sample app by its type, walks along the segues of its storyboard,
            and shows what came out.

              inspect      what is in .xib and .storyboard files; see reusable inspect --help
              -h, --help   this help

            Exit status: 0 nothing is wrong, 1 something is, 2 the arguments make no sense or name what cannot be read.
            """
        case .inspect:
            """
              PATH         a file, or a folder to search with all that is in it but hidden files and folders
              --tree       the views that a nib becomes, and the elements of a storyboard
              --json       an array with an object for each document, instead of text
              --           what follows is a path, even if it begins with a hyphen
              -h, --help   this help

            A nib is loaded without an owner, and each scene of a storyboard is made with its view. A class that this command does not know is
            made as the class that it derives from in the document, and that is not a problem.

            Exit status: 0 nothing is wrong, 1 documents in a folder have problems or are none for iOS or tvOS, 2 the arguments make no sense
            or name what cannot be read. With --json the answer itself says what is wrong, and 1 is not used.
            """
        }
    }
}
