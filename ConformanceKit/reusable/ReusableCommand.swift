import Foundation

/// The command `reusable`.
@main @MainActor package struct ReusableCommand {
    static func main() {
        exit(run(Array(CommandLine.arguments.dropFirst()), on: .standard).rawValue)
    }

    /// Does what the arguments ask for, those behind the command's own name.
    package static func run(_ arguments: [String], on terminal: Terminal) -> Status {
        do throws(UsageFailure) {
            switch try Invocation(arguments) {
            case .help(let topic):
                terminal.print(topic.text)
                return .clean
            case .sample:
                return SampleCommand(terminal: terminal).run()
            case .inspect(let options):
                return InspectCommand(options: options, terminal: terminal).run()
            }
        } catch {
            terminal.printError("\(error.description)\n\n\(error.topic.usage)")
            return .unusable
        }
    }
}
