/// The view in a table's cell that holds what the cell shows.
///
/// UIKit has it under this name, and offers it as a plain view.
final class UITableViewCellContentView: UIView {}
