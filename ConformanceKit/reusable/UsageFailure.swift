/// Why the arguments make no sense.
package enum UsageFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no command of the name.
    case unknownCommand(String)
    /// The command has no option of the name.
    case unknownOption(String, HelpTopic)
    /// No file or folder is named.
    case noPath

    /// What is wrong.
    package var description: String {
        switch self {
        case .unknownCommand(let name): "reusable: there is no command \"\(name)\""
        case .unknownOption(let name, let topic): "\(topic.name): there is no option \(name)"
        case .noPath: "\(HelpTopic.inspect.name): name a file or a folder"
        }
    }

    /// What may help.
    package var topic: HelpTopic {
        switch self {
        case .unknownCommand: .command
        case .unknownOption(_, let topic): topic
        case .noPath: .inspect
        }
    }
}
