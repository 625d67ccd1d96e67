/// What the arguments of a command line ask for.
package enum Invocation: Hashable, Sendable {
    /// The sample app is to be checked and shown.
    case sample
    /// Documents are to be inspected.
    case inspect(InspectOptions)
    /// Help is asked for.
    case help(HelpTopic)

    /// Reads the arguments, those behind the command's own name.
    package init(_ arguments: [String]) throws(UsageFailure) {
        switch arguments.first {
        case nil: self = .sample
        case "--help", "-h": self = .help(.command)
        case "inspect": self = try Self.inspect(arguments.dropFirst())
        case let option? where option.hasPrefix("-"): throw .unknownOption(option, .command)
        case let name?: throw .unknownCommand(name)
        }
    }

    private static func inspect(_ arguments: ArraySlice<String>) throws(UsageFailure) -> Invocation {
        var options = InspectOptions(paths: [])
        var takesOptions = true
        for argument in arguments {
            switch argument {
            case "--" where takesOptions: takesOptions = false
            case "--help" where takesOptions, "-h" where takesOptions: return .help(.inspect)
            case "--tree" where takesOptions: options.showsTrees = true
            case "--frames" where takesOptions: options.findsFrames = true
            case "--json" where takesOptions: options.isJSON = true
            case _ where takesOptions && argument.hasPrefix("-"): throw .unknownOption(argument, .inspect)
            default: options.paths.append(argument)
            }
        }
        guard !options.paths.isEmpty else { throw .noPath }
        return .inspect(options)
    }
}

/// How documents are to be inspected.
package struct InspectOptions: Hashable, Sendable {
    /// The files and folders, as they were given.
    package var paths: [String]
    /// Whether outlines of what is in the documents are wanted.
    package var showsTrees = false
    /// Whether the views are to be laid out, and their frames are wanted.
    package var findsFrames = false
    /// Whether the answer is for a machine.
    package var isJSON = false

    /// Makes options.
    package init(paths: [String], showsTrees: Bool = false, findsFrames: Bool = false, isJSON: Bool = false) {
        self.paths = paths
        self.showsTrees = showsTrees
        self.findsFrames = findsFrames
        self.isJSON = isJSON
    }
}
