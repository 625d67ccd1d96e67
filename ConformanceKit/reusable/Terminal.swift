import Foundation

/// Where the command writes.
@MainActor package struct Terminal {
    private let output: (String) -> Void
    private let errors: (String) -> Void
    private let showsProgress: Bool

    /// Makes a terminal of where output and messages go; progress is shown among the messages only if someone watches them.
    package init(output: @escaping (String) -> Void, errors: @escaping (String) -> Void, showsProgress: Bool) {
        self.output = output
        self.errors = errors
        self.showsProgress = showsProgress
    }

    /// The process's own streams.
    static let standard = Terminal(
        output: { FileHandle.standardOutput.write(Data($0.utf8)) }, errors: { FileHandle.standardError.write(Data($0.utf8)) },
        showsProgress: isatty(STDERR_FILENO) == 1)

    /// Writes a line, or several.
    func print(_ text: String) { output(text + "\n") }

    /// Writes a message about what went wrong.
    func printError(_ text: String) { errors(text + "\n") }

    /// Overwrites the line that shows how far a long work has come.
    func showProgress(_ text: String) {
        if showsProgress { errors("\r\(text)\u{1B}[K") }
    }

    /// Takes the line away that shows how far a long work has come.
    func endProgress() { showProgress("") }
}
