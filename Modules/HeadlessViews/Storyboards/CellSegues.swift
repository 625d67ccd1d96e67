/// The segues that a tap on a cell sets off.
struct CellSegues {
    /// The one that the cell's selection sets off.
    var selection: SeguePerformer?
    /// The one that the cell's detail button sets off.
    var accessory: SeguePerformer?
}
