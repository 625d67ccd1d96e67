/// What the system's cells measure, in points: those of iOS 26.1. `A54`
enum CellMetrics {
    /// From the edge of a cell to its labels.
    static let horizontalMargin: CGFloat = 16
    /// Above and below the labels: what is left of a cell's 51.5 points beside a line of 20.5.
    static let verticalMargin: CGFloat = 15.5
    /// Between a label and the one below it: what is left of a cell's 70.5 points beside lines of 20.5 and 18.
    static let labelPadding: CGFloat = 1
    /// Between the image and the labels.
    static let imagePadding: CGFloat = 16
    /// The height of a row that nothing says another one of. `A53`
    static let rowHeight: CGFloat = 44
}
