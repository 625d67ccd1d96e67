/// Where UIKit's log messages go: the standard error stream.
enum StandardError {
    /// Writes a line.
    static func log(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
