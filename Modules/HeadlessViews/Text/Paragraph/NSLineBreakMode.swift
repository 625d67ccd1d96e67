/// What becomes of text that is too long for its line.
public enum NSLineBreakMode: Int, Sendable {
    /// It goes on in the next line at a word's beginning.
    case byWordWrapping = 0
    /// It goes on in the next line at any character.
    case byCharWrapping = 1
    /// It ends at the edge.
    case byClipping = 2
    /// Its beginning is left out.
    case byTruncatingHead = 3
    /// Its end is left out.
    case byTruncatingTail = 4
    /// Its middle is left out.
    case byTruncatingMiddle = 5
}
