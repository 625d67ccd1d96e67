/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
    /// Not said.
    case any = 0
    /// At the bottom of what it is in.
    case bottom = 1
    /// At the top of what it is in.
    case top = 2
    /// At the top of the screen, reaching up under the status bar.
    case topAttached = 3
}
